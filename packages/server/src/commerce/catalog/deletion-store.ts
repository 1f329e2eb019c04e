import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { deletedProduct, product } from './tables.ts'

/**
 * Deletes a product with its variants, stock and entries in carts. Orders have their own copy of what they sold. The
 * URL is stored, so that it answers 410.
 */
export async function deleteProduct(db: Db, siteId: string, id: string): Promise<void> {
  const [deleted] = await db
    .delete(product)
    .where(and(eq(product.siteId, siteId), eq(product.id, id)))
    .returning({ collectionId: product.collectionId, urlId: product.urlId })
  if (!deleted) return
  await db
    .insert(deletedProduct)
    .values({ ...deleted, siteId })
    .onConflictDoUpdate({
      target: [deletedProduct.siteId, deletedProduct.urlId, deletedProduct.collectionId],
      set: { deletedAt: sql`now()` },
    })
}

/**
 * Returns whether a product at this path, in any language, was deleted, and no other product has its URL now. The path
 * is decoded.
 */
export async function isDeletedProduct(db: Db, siteId: string, path: string): Promise<boolean> {
  const [, urlId] = /\/p\/([^/]+)$/.exec(path) ?? []
  if (urlId === undefined) return false
  const { rows } = await db.execute(sql`
    select from deleted_product d
    join collection c on c.site_id = d.site_id and c.id = d.collection_id and c.enabled
    where d.site_id = ${siteId} and d.url_id = ${urlId}
      and right(${path}::text, char_length(c.url_id) + char_length(d.url_id) + 4)
        = '/' || c.url_id || '/p/' || d.url_id
      and not exists (select from product p
        where p.site_id = d.site_id and p.collection_id = d.collection_id and p.url_id = d.url_id)
    limit 1
  `)
  return rows.length > 0
}
