import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'

/**
 * Uses discounts for an order, each as the first free one of the buyer's uses. Locks the discounts by id. Returns false
 * if the buyer has none left of one; throws 23514 if a discount itself is used up.
 */
export async function useDiscounts(
  db: Db,
  siteId: string,
  use: {
    readonly discountIds: readonly string[]
    readonly orderId: string
    readonly email: string
  },
): Promise<boolean> {
  const ids = sql`array(select jsonb_array_elements_text(${JSON.stringify(use.discountIds)}::jsonb)::uuid)`
  await db.execute(sql`
    select from discount where site_id = ${siteId} and id = any (${ids})
    order by id for no key update
  `)
  const { rows } = await db.execute(sql`
    insert into discount_use (site_id, discount_id, order_id, customer_key, n)
    select d.site_id, d.id, ${use.orderId}, customer_key(${use.email}), free.n
    from discount d
    cross join lateral (
      select count(*)::integer as uses from discount_use u
      where u.site_id = d.site_id and u.discount_id = d.id
        and u.customer_key = customer_key(${use.email})) before
    cross join lateral (
      select s.n from generate_series(1, least(d.max_per_customer, before.uses + 1)) as s (n)
      where not exists (
        select from discount_use u where u.site_id = d.site_id and u.discount_id = d.id
          and u.customer_key = customer_key(${use.email}) and u.n = s.n)
      order by s.n limit 1) free
    where d.site_id = ${siteId} and d.id = any (${ids})
    order by d.id returning discount_id
  `)
  return rows.length === use.discountIds.length
}

/** Gives back the uses of an order. */
export async function releaseDiscounts(db: Db, siteId: string, orderId: string): Promise<void> {
  await db.execute(sql`
    delete from discount_use where site_id = ${siteId} and order_id = ${orderId}
  `)
}

/** Removes the buyers of orders from the uses of discounts. The uses still count. */
export async function eraseDiscountUsers(
  db: Db,
  siteId: string,
  orderIds: readonly string[],
): Promise<void> {
  await db.execute(sql`
    update discount_use set customer_key = 'erased:' || order_id
    where site_id = ${siteId} and order_id = any(${sql.param(orderIds)}::uuid[])
  `)
}
