import type { ProductStatus } from '@vitrine/contract'
import { and, eq, gt, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { product } from './tables.ts'

/** The condition for products that visitors see. The clock alone ends a schedule. */
export const isShown = sql`(${product.visible} and (${product.publishAt} is null or ${product.publishAt} <= now()))`

/** Returns the condition for products of a state. */
export function hasStatus(status: ProductStatus): SQL | undefined {
  switch (status) {
    case 'active':
      return isShown
    case 'scheduled':
      return gt(product.publishAt, sql`now()`)
    case 'draft':
      return and(eq(product.visible, false), eq(product.archived, false))
    case 'archived':
      return eq(product.archived, true)
  }
}

const isDue = and(isNotNull(product.publishAt), lte(product.publishAt, sql`now()`))

/** Lists the sites with products whose schedule has ended; the only query here across sites. */
export async function listSitesWithDueProducts(db: Db): Promise<readonly string[]> {
  const rows = await db.selectDistinct({ siteId: product.siteId }).from(product).where(isDue)
  return rows.map(({ siteId }) => siteId)
}

/** Ends the schedules of a site that are due: its cached pages and its search index follow the change. */
export async function endDueSchedules(db: Db, siteId: string): Promise<void> {
  await db
    .update(product)
    .set({ publishAt: null, updatedAt: sql`now()` })
    .where(and(eq(product.siteId, siteId), isDue))
}
