import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'

/** A discount of an order with the amount that it took off lines and shipping, in minor units. */
export interface OrderDiscount {
  /** The code that the buyer entered, or the title of an automatic discount; empty for an old order without one. */
  readonly name: string
  readonly amountMinor: bigint
}

/** Lists the discounts of an order, the largest first. */
export async function listOrderDiscounts(
  db: Db,
  siteId: string,
  orderId: string,
): Promise<readonly OrderDiscount[]> {
  const { rows } = await db.execute<{ name: string; minor: string }>(sql`
    select coalesce(d.code, d.title) as name, sum(d.amount_minor)::text as minor
    from order_discount d where d.site_id = ${siteId} and d.order_id = ${orderId}
    group by d.discount_id, coalesce(d.code, d.title) order by sum(d.amount_minor) desc, name
  `)
  return rows.map(({ name, minor }) => ({ name, amountMinor: BigInt(minor) }))
}
