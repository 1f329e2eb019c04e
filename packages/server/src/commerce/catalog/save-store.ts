import { and, asc, eq, inArray, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { pickColumns, variantFields } from './product-fields.ts'
import { product, productCategory, productImage, stock, stockMove, variant } from './tables.ts'

type NewRow<T extends { readonly $inferInsert: object }> = Omit<T['$inferInsert'], 'siteId'>

/** Locks and loads a saved product, with the keys of its images and variants. */
export async function lockSavedProduct(
  db: Db,
  siteId: string,
  by: { readonly id?: string; readonly sourceKey?: string | null },
) {
  const key = by.sourceKey ?? null
  const condition =
    by.id === undefined ? key !== null && eq(product.sourceKey, key) : eq(product.id, by.id)
  if (condition === false) return undefined
  const [found] = await db
    .select({ id: product.id, collectionId: product.collectionId, urlId: product.urlId })
    .from(product)
    .where(and(eq(product.siteId, siteId), condition))
    .for('update')
  if (!found) return undefined
  const images = await db
    .select({ id: productImage.id, source: productImage.source })
    .from(productImage)
    .where(and(eq(productImage.siteId, siteId), eq(productImage.productId, found.id)))
    .orderBy(asc(productImage.displayIndex), asc(productImage.id))
  const variants = await db
    .select({
      id: variant.id,
      sku: variant.sku,
      optionValues: variant.optionValues,
      saleStartsAt: variant.saleStartsAt,
      saleEndsAt: variant.saleEndsAt,
    })
    .from(variant)
    .where(and(eq(variant.siteId, siteId), eq(variant.productId, found.id)))
  return { ...found, images, variants }
}

/** Lists the addresses of other products in the collection with the same beginning. */
export async function listSimilarUrlIds(
  db: Db,
  siteId: string,
  { id, collectionId, urlId }: { readonly id: string; collectionId: string; urlId: string },
): Promise<readonly string[]> {
  const rows = await db
    .select({ urlId: product.urlId })
    .from(product)
    .where(
      and(
        eq(product.siteId, siteId),
        eq(product.collectionId, collectionId),
        or(eq(product.urlId, urlId), sql`starts_with(${product.urlId}, ${`${urlId}-`})`),
        ne(product.id, id),
      ),
    )
  return rows.map((row) => row.urlId)
}

export async function putProduct(
  db: Db,
  siteId: string,
  row: NewRow<typeof product>,
): Promise<void> {
  await db
    .insert(product)
    .values({ ...row, siteId })
    .onConflictDoUpdate({
      target: [product.siteId, product.id],
      set: { ...row, updatedAt: sql`now()` },
    })
}

/** Hides a product: it cannot be bought any more, and carts with it show an error. */
export async function hideProduct(db: Db, siteId: string, id: string): Promise<void> {
  await db
    .update(product)
    .set({ visible: false, publishAt: null, updatedAt: sql`now()` })
    .where(and(eq(product.siteId, siteId), eq(product.id, id)))
}

/** Replaces the images of a product. */
export async function putImages(
  db: Db,
  siteId: string,
  productId: string,
  rows: readonly Omit<NewRow<typeof productImage>, 'productId'>[],
): Promise<void> {
  const ids = rows.map(({ id }) => id)
  await db
    .delete(productImage)
    .where(
      and(
        eq(productImage.siteId, siteId),
        eq(productImage.productId, productId),
        notInArray(productImage.id, ids),
      ),
    )
  if (rows.length === 0) return
  await db
    .insert(productImage)
    .values(rows.map((row) => ({ ...row, siteId, productId })))
    .onConflictDoUpdate({
      target: [productImage.siteId, productImage.id],
      set: {
        displayIndex: sql`excluded.display_index`,
        alt: sql`excluded.alt`,
        assetId: sql`coalesce(excluded.asset_id, ${productImage.assetId})`,
      },
    })
}

const updatedVariantFields = Object.fromEntries(
  Object.entries(pickColumns(variant, variantFields)).map(([field, column]) => [
    field,
    sql.raw(`excluded.${column.name}`),
  ]),
)

/** Replaces the variants of a product. */
export async function putVariants(
  db: Db,
  siteId: string,
  productId: string,
  rows: readonly (Omit<NewRow<typeof variant>, 'productId'> & { readonly isReordered: boolean })[],
): Promise<void> {
  const ofProduct = and(eq(variant.siteId, siteId), eq(variant.productId, productId))
  const ids = rows.map(({ id }) => id)
  await db.delete(variant).where(and(ofProduct, notInArray(variant.id, ids)))
  // Options and SKUs are unique at every moment, so two variants that swap theirs must release them first.
  // Only those: the lock blocks visitors who add the variant to a cart.
  const reordered = rows.filter(({ isReordered }) => isReordered).map(({ id }) => id)
  await db
    .update(variant)
    .set({ optionValues: sql`array[${variant.id}::text]`, sku: sql`${variant.id}::text` })
    .where(and(ofProduct, inArray(variant.id, reordered)))
  await db
    .insert(variant)
    .values(rows.map(({ isReordered: _isReordered, ...row }) => ({ ...row, siteId, productId })))
    .onConflictDoUpdate({
      target: [variant.siteId, variant.id],
      set: {
        sku: sql`excluded.sku`,
        optionValues: sql`excluded.option_values`,
        priceMinor: sql`excluded.price_minor`,
        salePriceMinor: sql`excluded.sale_price_minor`,
        ...updatedVariantFields,
        imageId: sql`excluded.image_id`,
        displayIndex: sql`excluded.display_index`,
      },
    })
}

/**
 * Saves the stock settings of variants. If stock was unlimited and is counted now, it starts at the balance of
 * its ledger, or at 0 if that is negative.
 */
export async function putStock(
  db: Db,
  siteId: string,
  rows: readonly { variantId: string; unlimited: boolean; backorder: boolean }[],
): Promise<void> {
  const ids = rows.filter(({ unlimited }) => !unlimited).map(({ variantId }) => variantId)
  const begun = await db
    .select({ variantId: stock.variantId, onHand: ledgerOnHand, committed: ledgerCommitted })
    .from(stock)
    .where(and(eq(stock.siteId, siteId), inArray(stock.variantId, ids), eq(stock.unlimited, true)))
    .for('update')
  const missing = begun
    .filter(({ onHand }) => onHand < 0n)
    .map(({ variantId, onHand }) => ({ variantId, kind: 'adjust', quantity: -onHand, id: newId() }))
  await putMoves(
    db,
    siteId,
    missing.map((move) => ({ ...move, cause: `counted-again:${move.id}` })),
  )
  await db
    .insert(stock)
    .values(rows.map((row) => ({ ...row, siteId })).toSorted(byVariant))
    .onConflictDoUpdate({
      target: [stock.siteId, stock.variantId],
      set: { unlimited: sql`excluded.unlimited`, backorder: sql`excluded.backorder` },
      setWhere: sql`(stock.unlimited, stock.backorder) is distinct from
        (excluded.unlimited, excluded.backorder)`,
    })
  for (const { variantId, onHand, committed } of begun)
    await db
      .update(stock)
      .set({ onHand: onHand < 0n ? 0n : onHand, committed })
      .where(and(eq(stock.siteId, siteId), eq(stock.variantId, variantId)))
}

const ledgerOnHand = sql<bigint>`(
  select coalesce(sum(case m.kind when 'ship' then -m.quantity
    when 'commit' then 0 when 'release' then 0 else m.quantity end), 0)::bigint
  from stock_move m where m.site_id = stock.site_id and m.variant_id = stock.variant_id
)`

const ledgerCommitted = sql<bigint>`(
  select coalesce(sum(case m.kind when 'commit' then m.quantity
    when 'release' then -m.quantity when 'ship' then -m.quantity else 0 end), 0)::bigint
  from stock_move m where m.site_id = stock.site_id and m.variant_id = stock.variant_id
)`

/** Locks the stock of variants and returns the quantity on hand of each. */
export async function lockOnHand(
  db: Db,
  siteId: string,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ variantId: stock.variantId, onHand: stock.onHand })
    .from(stock)
    .where(and(eq(stock.siteId, siteId), inArray(stock.variantId, [...variantIds])))
    .orderBy(asc(stock.variantId))
    .for('update')
  return new Map(rows.map(({ variantId, onHand }) => [variantId, Number(onHand)]))
}

/** Appends moves to the ledger, in the order in which stock is locked; moves of 0 are skipped. */
export async function putMoves(
  db: Db,
  siteId: string,
  moves: readonly NewRow<typeof stockMove>[],
): Promise<void> {
  const rows = moves.filter(({ quantity }) => quantity !== 0n).toSorted(byVariant)
  if (rows.length === 0) return
  await db
    .insert(stockMove)
    .values(rows.map((row) => ({ ...row, siteId })))
    .onConflictDoNothing()
}

function byVariant(a: { readonly variantId: string }, b: { readonly variantId: string }): number {
  return a.variantId < b.variantId ? -1 : Number(a.variantId > b.variantId)
}

export async function putCategoriesOfProduct(
  db: Db,
  siteId: string,
  productId: string,
  categoryIds: readonly string[],
): Promise<void> {
  await db
    .delete(productCategory)
    .where(
      and(
        eq(productCategory.siteId, siteId),
        eq(productCategory.productId, productId),
        notInArray(productCategory.categoryId, [...categoryIds]),
      ),
    )
  if (categoryIds.length === 0) return
  await db
    .insert(productCategory)
    .values(categoryIds.map((categoryId) => ({ siteId, productId, categoryId })))
    .onConflictDoNothing()
}
