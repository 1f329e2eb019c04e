import { and, asc, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { ACCESS, PAYWALL } from './product.ts'
import {
  category,
  collection,
  product,
  productCategory,
  productImage,
  stock,
  variant,
} from './tables.ts'

/** A collection of products with the tree of its categories: every row of it. What opens member areas is in none. */
export type WholeCollection = Awaited<ReturnType<typeof wholeCollections>>[number]

export async function wholeCollections(db: Db, siteId: string) {
  const { siteId: _site, ...columns } = getTableColumns(collection)
  const collections = await db
    .select(columns)
    .from(collection)
    .where(and(eq(collection.siteId, siteId), ne(collection.urlId, ACCESS.urlId)))
    .orderBy(asc(collection.urlId))
  const { siteId: _ofCategory, ...ofCategory } = getTableColumns(category)
  const categories = await db
    .select(ofCategory)
    .from(category)
    .where(eq(category.siteId, siteId))
    .orderBy(asc(category.displayIndex), asc(category.id))
  return collections.map((each) => ({
    ...each,
    categories: categories.filter(({ collectionId }) => collectionId === each.id),
  }))
}

export async function productIds(db: Db, siteId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(and(eq(product.siteId, siteId), ne(product.type, PAYWALL)))
    .orderBy(asc(product.id))
  return rows.map(({ id }) => id)
}

/** A product with its pictures, its variants and what is there of them: every row of it. */
export type WholeProduct = NonNullable<Awaited<ReturnType<typeof wholeProduct>>>

export async function wholeProduct(db: Db, siteId: string, id: string) {
  const { siteId: _site, notes: _notes, ...columns } = getTableColumns(product)
  const [row] = await db
    // Notes are written by imports alone: texts by the name of their column.
    .select({ ...columns, notes: sql<Readonly<Record<string, string>>>`${product.notes}` })
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
  return { ...row, images, variants, categoryIds: categories.map((each) => each.id) }
}

/** Closed, with its categories; one that is there already stays as it is. */
export async function putClosedCollection(
  tx: Db,
  siteId: string,
  { categories, ...row }: WholeCollection,
): Promise<void> {
  await tx
    .insert(collection)
    .values({ ...row, siteId, enabled: false })
    .onConflictDoNothing()
  if (categories.length === 0) return
  await tx
    .insert(category)
    .values(categories.map((each) => ({ ...each, siteId })))
    .onConflictDoNothing()
}

export async function isProductThere(db: Db, siteId: string, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(and(eq(product.siteId, siteId), eq(product.id, id)))
  return rows.length > 0
}
