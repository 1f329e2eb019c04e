import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import type { Product } from './product.ts'
import { toProduct } from './product-row.ts'
import { isShown } from './status-store.ts'
import { joinsCollection, productColumns } from './store.ts'
import { collection, product } from './tables.ts'

/**
 * Lists related products of the same collection: those with the most shared categories first, then tags, then
 * the newest. Never the product itself. One statement.
 */
export async function listRelatedProducts(
  db: Db,
  siteId: string,
  options: { readonly collectionId: string; readonly productId: string; readonly limit: number },
): Promise<readonly Product[]> {
  const { collectionId, productId, limit } = options
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
  const rows = await db
    .select(productColumns)
    .from(product)
    .innerJoin(collection, joinsCollection)
    .where(
      and(
        eq(product.siteId, siteId),
        eq(product.collectionId, collectionId),
        ne(product.id, productId),
        isShown,
      ),
    )
    .orderBy(desc(sharedCategories), desc(sharedTags), desc(product.createdAt), desc(product.id))
    .limit(limit)
  return rows.map(toProduct)
}
