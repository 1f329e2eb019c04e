import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { product } from '../tables.ts'

/** Counts the products of each of these tax classes; classes without products are not listed. */
export async function countProductsByTaxClass(
  db: Db,
  siteId: string,
  taxClasses: readonly string[],
): Promise<readonly { readonly taxClass: string | null; readonly products: number }[]> {
  return db
    .select({ taxClass: product.taxClass, products: count() })
    .from(product)
    .where(and(eq(product.siteId, siteId), inArray(product.taxClass, [...taxClasses])))
    .groupBy(product.taxClass)
    .orderBy(asc(product.taxClass))
}
