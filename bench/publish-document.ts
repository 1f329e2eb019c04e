import { newBlock, newContent, newSection, type RichText } from '@vitrine/page'
import { createDocument, type Db, publishDocuments } from '../packages/server/src/index.ts'

export const LOCALE = 'en-GB'

let serial = 0
const blockId = () => `bench-${++serial}`

/** Creates a section with one text block. */
export function createTextContent(body: RichText) {
  const block = newBlock(blockId, 2, { text: { [LOCALE]: { body } } })
  return newContent([{ section: newSection(blockId), blocks: [block] }])
}

/** Creates a document and publishes it in some languages. Resolves to its id. */
export async function publish(
  db: Db,
  siteId: string,
  document: {
    readonly kind: 'page' | 'item'
    readonly body: object
    readonly collectionId?: string
  },
  locales: readonly string[] = [LOCALE],
): Promise<string> {
  // The body is JSON, but its type has other names than the schema.
  const body = document.body as Parameters<typeof createDocument>[2]['body']
  const { id, rev } = await createDocument(db, siteId, { ...document, body, memberId: null })
  const entries = locales.map((locale) => ({ documentId: id, locale, rev }))
  await publishDocuments(db, siteId, { entries, memberId: null })
  return id
}
