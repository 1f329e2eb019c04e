import { sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { newId } from '../db/id.ts'

/**
 * What was put into a cart while the bank was still at work is no part of its order: it goes into a new
 * cart of the same visitor. The caller has completed the old one and holds its lock.
 */
export async function keepRest(
  db: Db,
  siteId: string,
  { id: orderId, cartId }: { readonly id: string; readonly cartId: string },
): Promise<void> {
  const restId = newId()
  const rest = sql`site_id = ${siteId} and cart_id = ${cartId} and not exists (
    select from order_line l where l.site_id = ${siteId} and l.order_id = ${orderId}
      and l.variant_id = cart_entry.variant_id
      and l.additional_fields = cart_entry.additional_fields)`
  const { rows } = await db.execute(sql`
    insert into cart (site_id, id, token_hash, currency, expires_at)
    select site_id, ${restId}, token_hash, currency, expires_at from cart
    where site_id = ${siteId} and id = ${cartId} and exists (select from cart_entry where ${rest})
    on conflict do nothing returning id
  `)
  if (rows.length === 0) return
  await db.execute(sql`update cart_entry set cart_id = ${restId} where ${rest}`)
  await db.execute(sql`
    update cart c set total_quantity = counted.quantity, subtotal_minor = counted.subtotal
    from (
      select k.id, coalesce(sum(e.quantity), 0) as quantity,
        coalesce(sum(e.quantity * e.unit_price_minor), 0) as subtotal
      from cart k left join cart_entry e on e.site_id = k.site_id and e.cart_id = k.id
      where k.site_id = ${siteId} and k.id in (${cartId}, ${restId}) group by k.id
    ) counted
    where c.site_id = ${siteId} and c.id = counted.id
  `)
}
