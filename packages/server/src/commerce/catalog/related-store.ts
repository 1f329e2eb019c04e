import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import type { Product } from './product.ts'
import { productOf } from './product-row.ts'
import { ofItsCollection, wholeProduct } from './store.ts'
import { collection, product } from './tables.ts'

/**
 * What goes with a product, in its collection: what shares most categories with it, then most tags, then
 * the newest. Never the product itself. One statement.
 */
export async function relatedProducts(
  db: Db,
  siteId: string,
  asked: { readonly collectionId: string; readonly productId: string; readonly limit: number },
): Promise<readonly Product[]> {
  const { collectionId, productId, limit } = asked
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
    .select(wholeProduct)
    .from(product)
    .innerJoin(collection, ofItsCollection)
    .where(
      and(
        eq(product.siteId, siteId),
        eq(product.collectionId, collectionId),
        ne(product.id, productId),
        eq(product.visible, true),
      ),
    )
    .orderBy(desc(sharedCategories), desc(sharedTags), desc(product.createdAt), desc(product.id))
    .limit(limit)
  return rows.map(productOf)
}
