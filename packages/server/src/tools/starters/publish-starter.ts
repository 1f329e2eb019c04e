import { type JsonObject, renameLocale } from '@vitrine/page'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import { createDocument, publishDocuments } from '../../content/documents/index.ts'
import type { Starter } from './read-starter.ts'
import { SHOP_PAGE } from './starter-file.ts'

/**
 * Creates and publishes the documents of a starter on a new site, all or none: with ids of their own, in the site's
 * language, and with the page of its shop where they name it.
 */
export async function publishStarter(
  db: Db,
  siteId: string,
  input: { readonly starter: Starter; readonly shopId: string; readonly locale: string },
): Promise<void> {
  const { starter, shopId, locale } = input
  const { documents, language } = starter
  const ids = new Map([[SHOP_PAGE, shopId], ...documents.map(({ id }) => [id, newId()] as const)])
  await transact(db, async (tx) => {
    const entries = []
    for (const { id, kind, collectionId, draft, published } of documents) {
      // The file was parsed as JSON.
      const body = replaceIds(draft as JsonObject, ids) as JsonObject
      const { id: documentId, rev } = await createDocument(tx, siteId, {
        id: ids.get(id),
        kind,
        ...(collectionId !== undefined && { collectionId: ids.get(collectionId) }),
        body: renameLocale(kind, body, { from: language, to: locale }),
        memberId: null,
      })
      if (Object.hasOwn(published, language)) entries.push({ documentId, locale, rev })
    }
    if (entries.length > 0) await publishDocuments(tx, siteId, { entries, memberId: null })
  })
}

/** Replaces each text that is an id. */
function replaceIds(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return ids.get(value) ?? value
  if (Array.isArray(value)) return value.map((each: unknown) => replaceIds(each, ids))
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value)
  return Object.fromEntries(members.map(([name, member]) => [name, replaceIds(member, ids)]))
}
