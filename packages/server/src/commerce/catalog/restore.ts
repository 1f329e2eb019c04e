import type { Db } from '../../platform/db/db.ts'
import { setCollectionEnabled } from './collection-store.ts'
import { replacePriceChanges } from './prices/price-store.ts'
import { moveStock } from './move-stock.ts'
import {
  hasProduct,
  insertClosedCollection,
  type StoredCollection,
  type StoredProduct,
} from './restore-store.ts'
import {
  putCategoriesOfProduct,
  putImages,
  putProduct,
  putStock,
  putVariants,
} from './save-store.ts'
import { putProductTexts } from './texts/text-store.ts'

/** The cause of restored stock. It counts as an import's, so that a later product file adjusts it. */
const CAUSE = 'csv:archive'

/** Restores collections with their ids, disabled: visitors do not see what is added to them. */
export async function restoreCollections(
  tx: Db,
  siteId: string,
  collections: readonly StoredCollection[],
): Promise<void> {
  for (const collection of collections) await insertClosedCollection(tx, siteId, collection)
}

/** Enables the collections that were enabled. */
export async function openCollections(
  tx: Db,
  siteId: string,
  collections: readonly StoredCollection[],
): Promise<void> {
  for (const { id, enabled } of collections)
    if (enabled) await setCollectionEnabled(tx, siteId, id, true)
}

/**
 * Restores a product with its ids and times; its images' files and its categories exist already. Stock that was
 * committed to orders is available again. Returns false if the product exists already.
 */
export async function restoreProduct(
  tx: Db,
  siteId: string,
  product: StoredProduct,
): Promise<boolean> {
  const { images, variants, categoryIds, texts, ...row } = product
  if (await hasProduct(tx, siteId, row.id)) return false
  await putProduct(tx, siteId, row)
  await putProductTexts(tx, siteId, row.id, texts)
  await putImages(tx, siteId, row.id, images)
  const variantRows = variants.map(
    ({
      unlimited: _unlimited,
      backorder: _backorder,
      onHand: _onHand,
      committed: _committed,
      prices: _prices,
      ...row
    }) => ({
      ...row,
      isReordered: false,
    }),
  )
  await putVariants(tx, siteId, row.id, variantRows)
  const changes = variants.filter(({ prices }) => prices.length > 0)
  await replacePriceChanges(tx, siteId, new Map(changes.map(({ id, prices }) => [id, prices])))
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
