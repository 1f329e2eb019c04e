import { newBlock, newContent, newSection, type RichText } from '@vitrine/page'
import type { Db } from '../packages/server/src/platform/db/db.ts'
import { createDocument, publishDocuments } from '../packages/server/src/content/documents/index.ts'

export const LOCALE = 'en-GB'

let serial = 0
const blockId = () => `bench-${++serial}`

/** One section with one block of text. */
export function sectionsOf(body: RichText) {
  const block = newBlock(blockId, 2, { text: { [LOCALE]: { body } } })
  return newContent([{ section: newSection(blockId), blocks: [block] }])
}

/** Makes a document and publishes it; answers its id. */
export async function publish(
  db: Db,
  siteId: string,
  given: { readonly kind: 'page' | 'item'; readonly body: object; readonly collectionId?: string },
): Promise<string> {
  // Bodies are JSON: their schemas name nothing else.
  const body = given.body as Parameters<typeof createDocument>[2]['body']
  const { id, rev } = await createDocument(db, siteId, { ...given, body, memberId: null })
  const entries = [{ documentId: id, locale: LOCALE, rev }]
  await publishDocuments(db, siteId, { entries, memberId: null })
  return id
}
