import { sql } from 'drizzle-orm'
import { eraseDiscountUsers } from '../../discounts/index.ts'
import type { Db } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/db/id.ts'

/** Locks all orders of an email address, drafts included, and resolves to their ids and those of their carts. */
export async function lockOrdersOfEmail(
  tx: Db,
  siteId: string,
  email: string,
): Promise<readonly { readonly id: string; readonly cartId: string }[]> {
  const { rows } = await tx.execute<{ id: string; cartId: string }>(sql`
    select id, cart_id as "cartId" from orders
    where site_id = ${siteId} and lower(email) = ${email} order by id for update
  `)
  return rows
}

/**
 * Removes the personal data from orders: the address, the name, what the buyer typed, and the notes of staff. Items,
 * amounts, taxes and the country stay for the books. The page of the order gets a new, unknown URL.
 */
export async function eraseOrders(
  tx: Db,
  siteId: string,
  { ids, staffId }: { readonly ids: readonly string[]; readonly staffId: string },
): Promise<void> {
  const are = (column: 'id' | 'order_id') =>
    column === 'id'
      ? sql`site_id = ${siteId} and id = any(${sql.param(ids)}::uuid[])`
      : sql`site_id = ${siteId} and order_id = any(${sql.param(ids)}::uuid[])`
  await tx.execute(sql`
    update orders set email = '', note = '', company = '', vat_id = '', token_hash = sha256(uuid_send(gen_random_uuid())),
      shipping_address = shipping_address || jsonb_build_object('name', '', 'line1', '', 'line2', '',
        'city', '', 'region', '', 'postalCode', '', 'phone', '')
    where ${are('id')}
  `)
  await tx.execute(sql`
    update order_line set additional_fields = '{}', gift = null where ${are('order_id')}
  `)
  await tx.execute(sql`
    update fulfillment set tracking_number = '', tracking_url = '', note = '' where ${are('order_id')}
  `)
  await tx.execute(sql`update refund set note = '', reason = '' where ${are('order_id')}`)
  await eraseDiscountUsers(tx, siteId, ids)
  await tx.execute(sql`delete from order_buyer where ${are('order_id')}`)
  await tx.execute(sql`delete from order_event where kind = 'note' and ${are('order_id')}`)
  await tx.execute(sql`
    update order_event set details = details - 'reason' where ${are('order_id')} and details ? 'reason'
  `)
  const events = ids.map((orderId) => ({ id: newId(), order_id: orderId }))
  await tx.execute(sql`
    insert into order_event (site_id, id, order_id, kind, details)
    select ${siteId}, e.id, e.order_id, 'order.erased', ${JSON.stringify({ staffId })}::jsonb
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e (id uuid, order_id uuid)
    join orders o on o.site_id = ${siteId} and o.id = e.order_id and o.number is not null
  `)
}
