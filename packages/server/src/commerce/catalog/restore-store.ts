import { and, asc, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/db/db.ts'
import { loadPriceChanges } from './prices/price-store.ts'
import { ACCESS_COLLECTION, PAYWALL } from './product.ts'
import {
  category,
  collection,
  deletedProduct,
  product,
  productCategory,
  productImage,
  stock,
  stockIncoming,
  stockMove,
  variant,
} from './tables.ts'
import { listCategoryTexts, listProductTexts, putCategoryText } from './texts/text-store.ts'

/** A collection with all its columns and categories, without the one of paywalls. */
export type StoredCollection = Awaited<ReturnType<typeof listStoredCollections>>[number]

export async function listStoredCollections(db: Db, siteId: string) {
  const { siteId: _site, ...columns } = getTableColumns(collection)
  const collections = await db
    .select(columns)
    .from(collection)
    .where(and(eq(collection.siteId, siteId), ne(collection.urlId, ACCESS_COLLECTION.urlId)))
    .orderBy(asc(collection.urlId))
  const { siteId: _ofCategory, ...ofCategory } = getTableColumns(category)
  const categories = await db
    .select(ofCategory)
    .from(category)
    .where(eq(category.siteId, siteId))
    .orderBy(asc(category.displayIndex), asc(category.id))
  const names = await listCategoryTexts(
    db,
    siteId,
    categories.map(({ id }) => id),
  )
  const named = categories.map((row) => ({
    ...row,
    names: names
      .filter(({ categoryId }) => categoryId === row.id)
      .map(({ locale, displayName }) => ({ locale, displayName })),
  }))
  return collections.map((row) => ({
    ...row,
    categories: named.filter(({ collectionId }) => collectionId === row.id),
  }))
}

export async function listProductIds(db: Db, siteId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(and(eq(product.siteId, siteId), ne(product.type, PAYWALL)))
    .orderBy(asc(product.id))
  return rows.map(({ id }) => id)
}

/** Returns whether a product of a site was created, changed, deleted or restocked after `since`. */
export async function hasProductsChangedSince(
  db: Db,
  siteId: string,
  since: Date,
): Promise<boolean> {
  // The database counts microseconds, a `Date` milliseconds.
  const isLater = (time: AnyPgColumn) =>
    sql`date_trunc('milliseconds', ${time}) > ${since.toISOString()}::timestamptz`
  const ofSite = (table: { readonly siteId: AnyPgColumn }) => eq(table.siteId, siteId)
  const isOwn = and(ofSite(product), ne(product.type, PAYWALL))
  return (
    (await db.$count(product, and(isOwn, isLater(product.updatedAt)))) > 0 ||
    (await db.$count(
      deletedProduct,
      and(ofSite(deletedProduct), isLater(deletedProduct.deletedAt)),
    )) > 0 ||
    (await db.$count(stockMove, and(ofSite(stockMove), isLater(stockMove.movedAt)))) > 0 ||
    // No set-up brings incoming units.
    (await db.$count(stockIncoming, ofSite(stockIncoming))) > 0
  )
}

/** A product with all its columns, images, variants, stock and texts. */
export type StoredProduct = NonNullable<Awaited<ReturnType<typeof loadStoredProduct>>>

export async function loadStoredProduct(db: Db, siteId: string, id: string) {
  const { siteId: _site, version: _version, ...columns } = getTableColumns(product)
  const [row] = await db
    .select(columns)
    .from(product)
    .where(and(eq(product.siteId, siteId), eq(product.id, id)))
  if (!row) return undefined
  const { siteId: _ofImage, productId: _itsProduct, ...ofImage } = getTableColumns(productImage)
  const images = await db
    .select(ofImage)
    .from(productImage)
    .where(and(eq(productImage.siteId, siteId), eq(productImage.productId, id)))
    .orderBy(asc(productImage.displayIndex), asc(productImage.id))
  const { siteId: _ofVariant, productId: _product, ...ofVariant } = getTableColumns(variant)
  const variants = await db
    .select({
      ...ofVariant,
      unlimited: stock.unlimited,
      backorder: stock.backorder,
      onHand: stock.onHand,
      committed: stock.committed,
    })
    .from(variant)
    .innerJoin(stock, and(eq(stock.siteId, variant.siteId), eq(stock.variantId, variant.id)))
    .where(and(eq(variant.siteId, siteId), eq(variant.productId, id)))
    .orderBy(asc(variant.displayIndex), asc(variant.id))
  const categories = await db
    .select({ id: productCategory.categoryId })
    .from(productCategory)
    .where(and(eq(productCategory.siteId, siteId), eq(productCategory.productId, id)))
    .orderBy(asc(productCategory.categoryId))
  const changes = await loadPriceChanges(db, siteId, id)
  const priced = variants.map((each) => ({ ...each, prices: changes.get(each.id) ?? [] }))
  return {
    ...row,
    images,
    variants: priced,
    texts: await listProductTexts(db, siteId, id),
    categoryIds: categories.map((category) => category.id),
  }
}

/** Inserts a disabled collection with its categories; an existing one stays as it is. */
export async function insertClosedCollection(
  tx: Db,
  siteId: string,
  { categories, ...row }: StoredCollection,
): Promise<void> {
  await tx
    .insert(collection)
    .values({ ...row, siteId, enabled: false })
    .onConflictDoNothing()
  if (categories.length === 0) return
  await tx
    .insert(category)
    .values(categories.map(({ names: _names, ...category }) => ({ ...category, siteId })))
    .onConflictDoNothing()
  for (const { id: categoryId, names } of categories)
    for (const { locale, displayName } of names)
      await putCategoryText(tx, siteId, { categoryId, locale }, displayName)
}

export async function hasProduct(db: Db, siteId: string, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(and(eq(product.siteId, siteId), eq(product.id, id)))
  return rows.length > 0
}

/** Deletes the collections of a site with their categories and products. */
export async function deleteCollections(tx: Db, siteId: string): Promise<void> {
  await tx.delete(collection).where(eq(collection.siteId, siteId))
}
