import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { emitEvent } from '../../platform/jobs/index.ts'
import { findCollectionUrlId } from './collection-store.ts'

/** The parts of a product's address that a change may change. */
interface Address {
  readonly collectionId: string
  readonly urlId: string
}

/**
 * Emits `product.moved` with the former address if a product has another one now. Listeners load the current one:
 * events may arrive late and in any order.
 */
export async function emitProductMoved(
  tx: Db,
  siteId: string,
  { id, before, after }: { readonly id: string; readonly before: Address; readonly after: Address },
): Promise<void> {
  if (before.urlId === after.urlId && before.collectionId === after.collectionId) return
  const collectionUrlId = await findCollectionUrlId(tx, siteId, before.collectionId)
  if (collectionUrlId === undefined) return
  await emitEvent(tx, siteId, {
    topic: 'product.moved',
    dedupe: `product.moved:${newId()}`,
    payload: { productId: id, collectionUrlId, urlId: before.urlId },
  })
}

/** Emits `collection.moved` with the former address of a collection; its products move with it. */
export async function emitCollectionMoved(
  tx: Db,
  siteId: string,
  { id, urlId }: { readonly id: string; readonly urlId: string },
): Promise<void> {
  await emitEvent(tx, siteId, {
    topic: 'collection.moved',
    dedupe: `collection.moved:${newId()}`,
    payload: { collectionId: id, collectionUrlId: urlId },
  })
}
