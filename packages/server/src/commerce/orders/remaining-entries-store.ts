import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'

/**
 * Moves entries that were added while the payment was running - another entry, or more of one - into a new
 * cart of the same visitor, as they are not part of the order. The caller has completed the old cart and
 * holds its lock.
 *
 * The new cart continues the old one's versions, so that a form of one buys nothing of the other.
 */
export async function moveRemainingEntries(
  db: Db,
  siteId: string,
  { id: orderId, cartId }: { readonly id: string; readonly cartId: string },
): Promise<void> {
  const restId = newId()
  const { rowCount } = await db.execute(sql`
    with rest as (
      select e.id, e.quantity - coalesce(l.quantity, 0) as quantity
      from cart_entry e
        left join order_line l on l.site_id = e.site_id and l.order_id = ${orderId}
          and l.variant_id = e.variant_id and l.additional_fields = e.additional_fields
      where e.site_id = ${siteId} and e.cart_id = ${cartId}
        and e.quantity > coalesce(l.quantity, 0)
    ), opened as (
      insert into cart (site_id, id, token_hash, currency, version, expires_at)
      select site_id, ${restId}, token_hash, currency, version, expires_at from cart
      where site_id = ${siteId} and id = ${cartId} and exists (select from rest)
    )
    update cart_entry e set cart_id = ${restId}, quantity = rest.quantity
    from rest where e.site_id = ${siteId} and e.id = rest.id
  `)
  if (!rowCount) return
  await db.execute(sql`
    select cart_settle(${siteId}, ${cartId}), cart_settle(${siteId}, ${restId})
  `)
}
