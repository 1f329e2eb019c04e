import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { product, productImage } from './tables.ts'

/** Lists the products that show an image, ordered by title. */
export async function listProductsWithImage(
  db: Db,
  siteId: string,
  assetId: string,
): Promise<readonly { readonly id: string; readonly title: string }[]> {
  return db
    .selectDistinct({ id: product.id, title: product.title })
    .from(productImage)
    .innerJoin(product, and(eq(product.siteId, siteId), eq(product.id, productImage.productId)))
    .where(and(eq(productImage.siteId, siteId), eq(productImage.assetId, assetId)))
    .orderBy(product.title, product.id)
}
