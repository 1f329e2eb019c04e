import type { Db } from '../../platform/db/db.ts'
import { setEnabled } from './collection-store.ts'
import { moveStock } from './move-stock.ts'
import {
  isProductThere,
  putClosedCollection,
  type WholeCollection,
  type WholeProduct,
} from './restore-store.ts'
import {
  putCategoriesOfProduct,
  putImages,
  putProduct,
  putStock,
  putVariants,
} from './save-store.ts'

/** What is on hand as an import counts it: a file of products that comes later adds to it or takes from it. */
const CAUSE = 'csv:archive'

/** Collections that come from elsewhere with their ids, and closed: nobody sees what is put into them. */
export async function restoreCollections(
  tx: Db,
  siteId: string,
  collections: readonly WholeCollection[],
): Promise<void> {
  for (const each of collections) await putClosedCollection(tx, siteId, each)
}

/** Opens those that were open. */
export async function openCollections(
  tx: Db,
  siteId: string,
  collections: readonly WholeCollection[],
): Promise<void> {
  for (const { id, enabled } of collections) if (enabled) await setEnabled(tx, siteId, id, true)
}

/**
 * A product that comes from elsewhere with all its ids and its times; its pictures and categories are
 * there. What orders had put aside is not: all on hand may be sold. False when it is there already.
 */
export async function restoreProduct(
  tx: Db,
  siteId: string,
  given: WholeProduct,
): Promise<boolean> {
  const { images, variants, categoryIds, ...row } = given
  if (await isProductThere(tx, siteId, row.id)) return false
  await putProduct(tx, siteId, row)
  await putImages(tx, siteId, row.id, images)
  const facts = variants.map(
    ({ unlimited: _all, backorder: _beyond, onHand: _count, committed: _orders, ...each }) => each,
  )
  await putVariants(
    tx,
    siteId,
    row.id,
    facts.map((each) => ({ ...each, isReordered: false })),
  )
  await putStock(
    tx,
    siteId,
    variants.map(({ id: variantId, unlimited, backorder }) => ({
      variantId,
      unlimited,
      backorder,
    })),
  )
  const counted = variants.filter(({ unlimited }) => !unlimited)
  await moveStock(
    tx,
    siteId,
    counted.map(({ id: variantId, onHand }) => ({
      variantId,
      kind: 'receive',
      quantity: Number(onHand),
      cause: CAUSE,
    })),
  )
  await putCategoriesOfProduct(tx, siteId, row.id, categoryIds)
  return true
}
