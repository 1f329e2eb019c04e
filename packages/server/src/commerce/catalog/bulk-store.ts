import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { category, product, productCategory, variant } from './tables.ts'

/** The part of a product that a change of many products needs. */
interface LockedDetails {
  readonly collectionId: string
  readonly tags: readonly string[]
  readonly categoryIds: readonly string[]
}

/** Loads tags and categories of a product that the caller has locked. */
export async function loadDetails(db: Db, siteId: string, id: string): Promise<LockedDetails> {
  const [row] = await db
    .select({ collectionId: product.collectionId, tags: product.tags })
    .from(product)
    .where(and(eq(product.siteId, siteId), eq(product.id, id)))
  const categories = await db
    .select({ id: productCategory.categoryId })
    .from(productCategory)
    .where(and(eq(productCategory.siteId, siteId), eq(productCategory.productId, id)))
  if (!row) throw new Error('The caller has locked the product')
  return { ...row, categoryIds: categories.map((each) => each.id) }
}

export async function updateTags(
  db: Db,
  siteId: string,
  id: string,
  tags: readonly string[],
): Promise<void> {
  await db
    .update(product)
    .set({ tags, updatedAt: sql`now()` })
    .where(and(eq(product.siteId, siteId), eq(product.id, id)))
}

/** Raises the version of a product and its time of change, after a change of what belongs to it. */
export async function touchProduct(db: Db, siteId: string, id: string): Promise<void> {
  await db
    .update(product)
    .set({ updatedAt: sql`now()` })
    .where(and(eq(product.siteId, siteId), eq(product.id, id)))
}

/** Finds the category at a path of display names in a collection; undefined if there is none. */
export async function findCategoryByPath(
  db: Db,
  siteId: string,
  collectionId: string,
  path: readonly string[],
): Promise<string | undefined> {
  let parentId: string | null = null
  for (const displayName of path) {
    const parent =
      parentId === null ? sql`${category.parentId} is null` : eq(category.parentId, parentId)
    const rows: readonly { readonly id: string }[] = await db
      .select({ id: category.id })
      .from(category)
      .where(
        and(
          eq(category.siteId, siteId),
          eq(category.collectionId, collectionId),
          eq(category.displayName, displayName),
          parent,
        ),
      )
    const [found] = rows
    if (!found) return undefined
    parentId = found.id
  }
  return parentId ?? undefined
}

export async function addCategory(
  db: Db,
  siteId: string,
  productId: string,
  categoryId: string,
): Promise<void> {
  await db.insert(productCategory).values({ siteId, productId, categoryId }).onConflictDoNothing()
}

export async function removeCategory(
  db: Db,
  siteId: string,
  productId: string,
  categoryId: string,
): Promise<void> {
  await db
    .delete(productCategory)
    .where(
      and(
        eq(productCategory.siteId, siteId),
        eq(productCategory.productId, productId),
        eq(productCategory.categoryId, categoryId),
      ),
    )
}

interface VariantPrice {
  readonly id: string
  readonly priceMinor: bigint
}

/** Lists the prices of the variants of a product. */
export async function listPrices(
  db: Db,
  siteId: string,
  productId: string,
): Promise<readonly VariantPrice[]> {
  return db
    .select({ id: variant.id, priceMinor: variant.priceMinor })
    .from(variant)
    .where(and(eq(variant.siteId, siteId), eq(variant.productId, productId)))
}

/** Sets the prices of variants in one statement. */
export async function updatePrices(
  db: Db,
  siteId: string,
  prices: readonly VariantPrice[],
): Promise<void> {
  if (prices.length === 0) return
  const values = sql.join(
    prices.map(
      ({ id, priceMinor }) => sql`when ${variant.id} = ${id}::uuid then ${priceMinor}::bigint`,
    ),
    sql` `,
  )
  await db
    .update(variant)
    .set({ priceMinor: sql`case ${values} end` })
    .where(
      and(
        eq(variant.siteId, siteId),
        inArray(
          variant.id,
          prices.map(({ id }) => id),
        ),
      ),
    )
}
