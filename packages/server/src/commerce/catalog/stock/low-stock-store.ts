import { type SQL, sql } from 'drizzle-orm'

/**
 * Returns the condition of the lists of low stock: the counted stock `s` of a variant is at the number of its product or
 * below, or sold out.
 */
export function isLowOrSoldOut(lowStockAt: SQL): SQL {
  return sql`(not s.unlimited
    and (s.available <= ${lowStockAt} or (s.available <= 0 and not s.backorder)))`
}
