import type { Db } from '../../platform/db/db.ts'
import { countOrdered } from './collection-store.ts'
import { documentErrors } from './errors.ts'

/** @see platform spec §9 "max items in user-orderable collection 250" */
const MOST_ORDERED = 250

/**
 * After something was put into a collection, in the same transaction: throws `documents.orderIsFull` where
 * it is in its owner's order and holds too many now.
 */
export async function assertOrderHolds(
  tx: Db,
  siteId: string,
  collectionId: string,
): Promise<void> {
  if ((await countOrdered(tx, siteId, collectionId)) > MOST_ORDERED)
    throw documentErrors.orderIsFull()
}
