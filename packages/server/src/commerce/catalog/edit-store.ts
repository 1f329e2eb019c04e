import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { ProductStatus } from '@vitrine/contract'
import type { Db } from '../../platform/db/db.ts'
import type { Product } from './product.ts'
import { toProduct } from './product-row.ts'
import { toVisibility } from './product-status.ts'
import { isInShop, joinsCollection, productColumns } from './store.ts'
import { collection, product, productImage, variant } from './tables.ts'
import type { LocalizedTexts } from './texts/product-texts.ts'
import { allTextsJson } from './texts/text-store.ts'

export interface StatusChange {
  readonly id: string
  readonly status: ProductStatus
  /** The instant of a scheduled product, as ISO 8601. */
  readonly publishAt: string | null
}

interface RelatedProduct {
  readonly id: string
  readonly title: string
}

const relatedJson = sql<readonly RelatedProduct[]>`(
  select coalesce(json_agg(json_build_object('id', r.id, 'title', r.title)
    order by array_position(product.related_ids, r.id)), '[]')
  from product r where r.site_id = product.site_id and r.id = any(product.related_ids)
)`

/** A product as staff edit it. */
export interface EditedProduct extends Product {
  readonly version: number
  /** The picked products that still exist, in their order. */
  readonly related: readonly RelatedProduct[]
  /** Its texts in all other languages. */
  readonly texts: readonly LocalizedTexts[]
}

/** Loads a product of the shop, in whatever state; undefined if there is none. */
export async function findEditedProduct(
  db: Db,
  siteId: string,
  id: string,
): Promise<EditedProduct | undefined> {
  const [row] = await db
    .select({
      ...productColumns,
      version: product.version,
      related: relatedJson,
      texts: allTextsJson,
    })
    .from(product)
    .innerJoin(collection, joinsCollection)
    .where(and(eq(product.siteId, siteId), eq(product.id, id), isInShop))
  if (!row) return undefined
  const { texts, ...rest } = row
  return { ...toProduct(rest), version: row.version, related: row.related, texts }
}

/** Finds the ID of a product of the shop, by its ID, or by its URL in a collection. */
export async function findProductId(
  db: Db,
  siteId: string,
  by: { readonly id: string } | { readonly collectionId: string; readonly urlId: string },
): Promise<string | undefined> {
  const isMeant =
    'id' in by
      ? eq(product.id, by.id)
      : and(eq(product.collectionId, by.collectionId), eq(product.urlId, by.urlId))
  const [row] = await db
    .select({ id: product.id })
    .from(product)
    .where(and(eq(product.siteId, siteId), isMeant, isInShop))
  return row?.id
}

/** Lists the IDs of products of the shop, in whatever state, after one. */
export async function listShopProductIds(
  db: Db,
  siteId: string,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(
      and(
        eq(product.siteId, siteId),
        isInShop,
        after === undefined ? undefined : gt(product.id, after),
      ),
    )
    .orderBy(asc(product.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** The units of a variant that orders and open checkouts take. */
const committedUnits = sql<number | null>`(
  select (s.on_hand - s.available)::float8 from stock_available_now s
  where s.site_id = ${variant.siteId} and s.variant_id = ${variant.id}
)`

/**
 * Locks a product of the shop. Returns what an edit keeps of it, and the committed units of each variant by its id;
 * undefined if there is none.
 */
export async function lockEditedProduct(db: Db, siteId: string, id: string) {
  const [row] = await db
    .select({
      version: product.version,
      visible: product.visible,
      archived: product.archived,
      publishAt: product.publishAt,
      collectionId: product.collectionId,
      urlId: product.urlId,
      displayIndex: product.displayIndex,
      sourceKey: product.sourceKey,
      sourceHash: product.sourceHash,
      notes: product.notes,
    })
    .from(product)
    .where(and(eq(product.siteId, siteId), eq(product.id, id), isInShop))
    .for('update')
  if (!row) return undefined
  const images = await db
    .select({ id: productImage.id, source: productImage.source })
    .from(productImage)
    .where(and(eq(productImage.siteId, siteId), eq(productImage.productId, id)))
  const variants = await db
    .select({ id: variant.id, committed: committedUnits })
    .from(variant)
    .where(and(eq(variant.siteId, siteId), eq(variant.productId, id)))
  const committed = new Map(variants.map((saved) => [saved.id, saved.committed ?? 0]))
  return { ...row, images, committed }
}

export type LockedProduct = NonNullable<Awaited<ReturnType<typeof lockEditedProduct>>>

/** Returns the display index behind the last product of a collection. */
export async function findNextDisplayIndex(
  db: Db,
  siteId: string,
  collectionId: string,
): Promise<number> {
  const [row] = await db
    .select({ next: sql<number>`coalesce(max(${product.displayIndex}) + 1, 0)` })
    .from(product)
    .where(and(eq(product.siteId, siteId), eq(product.collectionId, collectionId)))
  return row?.next ?? 0
}

/** Sets the state of a product; `publishAt` is the instant of a scheduled one. */
export async function updateProductStatus(
  db: Db,
  siteId: string,
  { id, status, publishAt }: StatusChange,
): Promise<void> {
  await db
    .update(product)
    .set({ ...toVisibility(status, publishAt), updatedAt: sql`now()` })
    .where(and(eq(product.siteId, siteId), eq(product.id, id)))
}
