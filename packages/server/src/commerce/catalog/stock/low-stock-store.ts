import { type SQL, sql } from 'drizzle-orm'

/**
 * Returns the number of available units from which the stock of a product is low: its own, or that of its store; null
 * without either, and for a product that ignores both. `product` is its alias. The store is read once for a query.
 */
export function lowStockLimit(siteId: string, product: SQL): SQL {
  return sql`case when not ${product}.ignores_low_stock then coalesce(${product}.low_stock_at, (
    select nullif((t.merchandising ->> 'lowStockThreshold')::integer, 0)
    from store_settings t where t.site_id = ${siteId})) end`
}

/**
 * Returns the condition of the lists of low stock: the counted stock `s` of a variant is at its limit or
 * below, or sold out.
 */
export function isLowOrSoldOut(limit: SQL): SQL {
  return sql`(not s.unlimited
    and (s.available <= (${limit}) or (s.available <= 0 and not s.backorder)))`
}
