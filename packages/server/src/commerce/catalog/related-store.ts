import type { Merchandising } from '@vitrine/model'
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import type { Product } from './product.ts'
import { toProduct } from './product-row.ts'
import { addListedProducts } from './stock/shown-stock.ts'
import { isShown } from './status-store.ts'
import { getLocalizedColumns, joinsCollection, productColumns } from './store.ts'
import { collection, product } from './tables.ts'

interface RelatedOptions {
  readonly collectionId: string
  readonly productId: string
  readonly limit: number
  /** The language of the texts; by default the site's own. */
  readonly locale?: string
  /** The order of products that share as much: the newest first, or a mixed one that stays the same. */
  readonly ordering?: Merchandising['relatedProductsOrdering']
}

/**
 * Lists related products of the same collection: those that the owner has picked, or else those with the most shared
 * categories first, then tags. Never the product itself. One statement.
 */
export async function listRelatedProducts(
  db: Db,
  siteId: string,
  options: RelatedOptions,
): Promise<readonly Product[]> {
  const { collectionId, productId, limit, locale, ordering = 'recently_added' } = options
  const sharedCategories = sql`(
    select count(*) from product_category theirs
    join product_category its on its.site_id = theirs.site_id
      and its.category_id = theirs.category_id and its.product_id = ${productId}
    where theirs.site_id = product.site_id and theirs.product_id = product.id
  )`
  const sharedTags = sql`(
    select count(*) from unnest(product.tags) tag where tag = any((
      select it.tags from product it where it.site_id = ${siteId} and it.id = ${productId}
    )::text[])
  )`
  const picks = sql`(
    select it.related_ids from product it where it.site_id = ${siteId} and it.id = ${productId}
  )`
  const hasPicks = sql`exists (
    select from product p where p.site_id = ${siteId} and p.collection_id = ${collectionId}
      and p.id = any(${picks}::uuid[]) and product_is_shown(p)
  )`
  const last =
    ordering === 'random'
      ? sql`md5(product.id::text || ${productId}::text)`
      : desc(product.createdAt)
  const rows = await db
    .select(locale === undefined ? productColumns : getLocalizedColumns(locale))
    .from(product)
    .innerJoin(collection, joinsCollection)
    .where(
      and(
        eq(product.siteId, siteId),
        eq(product.collectionId, collectionId),
        ne(product.id, productId),
        isShown,
        sql`(not ${hasPicks} or product.id = any(${picks}::uuid[]))`,
      ),
    )
    .orderBy(
      sql`array_position(${picks}, product.id)`,
      desc(sharedCategories),
      desc(sharedTags),
      last,
      desc(product.id),
    )
    .limit(limit)
  addListedProducts(rows)
  return rows.map(toProduct)
}

/** Returns those of `ids` that are products of the collection. */
export async function findProductsOfCollection(
  db: Db,
  siteId: string,
  collectionId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(
      and(
        eq(product.siteId, siteId),
        eq(product.collectionId, collectionId),
        inArray(product.id, [...ids]),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}
