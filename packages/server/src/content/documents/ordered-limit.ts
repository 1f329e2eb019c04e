import type { Db } from '../../platform/db/db.ts'
import { countOrderedItems } from './collection-store.ts'
import { documentErrors } from './errors.ts'

/** @see platform spec §9 "max items in user-orderable collection 250" */
const MAX_ORDERED_ITEMS = 250

/**
 * Throws `documents.orderIsFull` if a user-ordered collection holds too many items. Called after an item
 * was added, in the same transaction.
 */
export async function assertOrderedLimit(
  tx: Db,
  siteId: string,
  collectionId: string,
): Promise<void> {
  if ((await countOrderedItems(tx, siteId, collectionId)) > MAX_ORDERED_ITEMS)
    throw documentErrors.orderIsFull()
}
