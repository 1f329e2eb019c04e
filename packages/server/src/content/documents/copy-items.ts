import type { Collection, JsonObject } from '@vitrine/page'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import { itemIdsIn } from './collection-store.ts'
import { copyDocument, whole } from './create-document.ts'
import { copyInto, setDraftBody } from './copy-store.ts'
import type { DocumentRow } from './document-store.ts'

/** So many in one statement. */
const AT_ONCE = 500

/**
 * Another page with another of each item in it, as drafts; in the order of the first. The items keep their
 * names and addresses, which stand below the page's new one. Throws what copying a page throws.
 */
export async function copyWithItems(
  db: Db,
  siteId: string,
  of: { readonly documentId: string; readonly memberId: string | null },
): Promise<DocumentRow> {
  return transact(db, async (tx) => {
    const page = await copyDocument(tx, siteId, of)
    const pairs = [...(await itemIdsIn(tx, siteId, of.documentId))].map(
      (from) => [from, newId()] as const,
    )
    for (let at = 0; at < pairs.length; at += AT_ONCE)
      await copyInto(tx, siteId, {
        collectionId: page.id,
        pairs: pairs.slice(at, at + AT_ONCE),
        memberId: of.memberId,
      })
    const body = reordered(page.body, new Map(pairs))
    if (body) await setDraftBody(tx, siteId, { documentId: page.id, body })
    return whole(tx, siteId, page.id)
  })
}

/** The order names the copies in place of what they are copies of. */
function reordered(body: JsonObject, copies: ReadonlyMap<string, string>): JsonObject | undefined {
  // A page's, which was checked when it was saved.
  const collection = body['collection'] as Collection | undefined
  if (!collection?.itemIds) return undefined
  const itemIds = collection.itemIds.flatMap((id) => copies.get(id) ?? [])
  // A collection is JSON.
  return { ...body, collection: { ...collection, itemIds } } as unknown as JsonObject
}
