import { type JsonObject, renameLocale } from '@vitrine/page'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import { restoreProduct } from '../../commerce/catalog/index.ts'
import { createDocument, publishDocuments } from '../../content/documents/index.ts'
import { findSiteById } from '../../identity/sites/index.ts'
import { fromProductFile } from '../archive/index.ts'
import { moveDates } from './move-dates.ts'
import type { Starter } from './read-starter.ts'
import { SHOP_PAGE, type StarterProduct } from './starter-file.ts'

/**
 * Creates and publishes the documents and products of a starter on a new site, all or none: with ids of their own, in the
 * site's language, with the page of its shop where they name it, and with dates that are still to come.
 */
export async function publishStarter(
  db: Db,
  siteId: string,
  input: { readonly starter: Starter; readonly shopId: string; readonly locale: string },
): Promise<void> {
  const { starter, shopId, locale } = input
  const { documents, products, language, datesFrom: from } = starter
  const named = [...documents, ...products, ...products.flatMap(({ variants }) => variants)]
  const ids = new Map([[SHOP_PAGE, shopId], ...named.map(({ id }) => [id, newId()] as const)])
  const now = new Date()
  await transact(db, async (tx) => {
    const timeZone = (await findSiteById(tx, siteId))?.timeZone ?? 'UTC'
    for (const [displayIndex, product] of products.entries()) {
      // The replaced ids are texts as before.
      const own = replaceIds(product, ids) as StarterProduct
      await restoreProduct(tx, siteId, { ...fromProductFile(own), displayIndex })
    }
    const entries = []
    for (const { id, kind, collectionId, draft, published } of documents) {
      // The file was parsed as JSON.
      const written = replaceIds(draft as JsonObject, ids) as JsonObject
      const body = from === undefined ? written : moveDates(written, { from, now, timeZone })
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
