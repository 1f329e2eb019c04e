import { and, eq, isNotNull } from 'drizzle-orm'
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

/** Lists the images that products show, with each product. */
export async function listProductImages(
  db: Db,
  siteId: string,
): Promise<readonly { readonly assetId: string; readonly productId: string }[]> {
  const { assetId, productId } = productImage
  const rows = await db
    .selectDistinct({ assetId, productId })
    .from(productImage)
    .where(and(eq(productImage.siteId, siteId), isNotNull(assetId)))
  return rows.flatMap((row) => (row.assetId === null ? [] : [{ ...row, assetId: row.assetId }]))
}
