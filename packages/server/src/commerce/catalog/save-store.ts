import { and, asc, eq, inArray, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import {
  category,
  product,
  productCategory,
  productImage,
  stock,
  stockMove,
  variant,
} from './tables.ts'

type NewRow<T extends { readonly $inferInsert: object }> = Omit<T['$inferInsert'], 'siteId'>

/** The product that is to be saved again, locked, with what its parts are recognised by. */
export async function savedProduct(
  db: Db,
  siteId: string,
  by: { readonly id?: string; readonly sourceKey?: string | null },
) {
  const key = by.sourceKey ?? null
  const asked =
    by.id === undefined ? key !== null && eq(product.sourceKey, key) : eq(product.id, by.id)
  if (asked === false) return undefined
  const [found] = await db
    .select({ id: product.id })
    .from(product)
    .where(and(eq(product.siteId, siteId), asked))
    .for('update')
  if (!found) return undefined
  const images = await db
    .select({ id: productImage.id, source: productImage.source })
    .from(productImage)
    .where(and(eq(productImage.siteId, siteId), eq(productImage.productId, found.id)))
    .orderBy(asc(productImage.displayIndex), asc(productImage.id))
  const variants = await db
    .select({ id: variant.id, sku: variant.sku, optionValues: variant.optionValues })
    .from(variant)
    .where(and(eq(variant.siteId, siteId), eq(variant.productId, found.id)))
  return { id: found.id, images, variants }
}

/** The addresses other products of the collection have that begin like this one's. */
export async function urlIdsLike(
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

/** Nobody can buy it any more; carts that have it say so. */
export async function hideProduct(db: Db, siteId: string, id: string): Promise<void> {
  await db
    .update(product)
    .set({ visible: false, updatedAt: sql`now()` })
    .where(and(eq(product.siteId, siteId), eq(product.id, id)))
}

/** What nothing leads to any more. */
export async function deleteProduct(db: Db, siteId: string, id: string): Promise<void> {
  await db.delete(product).where(and(eq(product.siteId, siteId), eq(product.id, id)))
}

/** The images of a product are these and no others. */
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

/** The variants of a product are these and no others. */
export async function putVariants(
  db: Db,
  siteId: string,
  productId: string,
  rows: readonly (Omit<NewRow<typeof variant>, 'productId'> & { readonly isReordered: boolean })[],
): Promise<void> {
  const ofProduct = and(eq(variant.siteId, siteId), eq(variant.productId, productId))
  const ids = rows.map(({ id }) => id)
  await db.delete(variant).where(and(ofProduct, notInArray(variant.id, ids)))
  // Options are unique at every moment, so two variants that swap theirs must first let go of them.
  // Only those: it locks out whoever adds the variant to a cart.
  const reordered = rows.filter(({ isReordered }) => isReordered).map(({ id }) => id)
  await db
    .update(variant)
    .set({ optionValues: sql`array[${variant.id}::text]` })
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
        onSale: sql`excluded.on_sale`,
        weightGrams: sql`excluded.weight_grams`,
        lengthMm: sql`excluded.length_mm`,
        widthMm: sql`excluded.width_mm`,
        heightMm: sql`excluded.height_mm`,
        barcode: sql`excluded.barcode`,
        imageId: sql`excluded.image_id`,
        displayIndex: sql`excluded.display_index`,
      },
    })
}

/**
 * How the stock of variants is kept. One that was unlimited begins to be counted at what its ledger
 * says, or at nothing where more went out than ever came in.
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

/** Locks the stock of these variants, and says what is on hand of each. */
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

/** Appends to the ledger, in the order in which stock is locked; moves of nothing are left out. */
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

/** The id of the category with this address below its parent; the one given is put when there is none. */
export async function categoryAt(
  db: Db,
  siteId: string,
  row: NewRow<typeof category>,
): Promise<string> {
  const [found] = await db
    .insert(category)
    .values({ ...row, siteId })
    .onConflictDoUpdate({
      target: [category.siteId, category.collectionId, category.parentId, category.urlId],
      // Touches the row so that it is returned, and changes nothing.
      set: { urlId: row.urlId },
    })
    .returning({ id: category.id })
  if (!found) throw new Error('An upsert returns its row')
  return found.id
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
