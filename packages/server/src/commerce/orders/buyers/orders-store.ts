import { type Currency, toCurrency } from '@vitrine/model'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import type { ListedOrder } from '../list/list-store.ts'
import { orderColumns } from '../read-store.ts'
import { orders } from '../tables.ts'

/** Lists the newest numbered orders of an email address, which is in small letters. */
export async function listOrdersByEmail(
  db: Db,
  siteId: string,
  { email, limit }: { readonly email: string; readonly limit: number },
): Promise<readonly ListedOrder[]> {
  const itemCount = sql<number>`(
    select coalesce(sum(l.quantity), 0)::integer from order_line l
    where l.site_id = orders.site_id and l.order_id = orders.id)`
  const rows = await db
    .select({ ...orderColumns, itemCount })
    .from(orders)
    .where(
      and(eq(orders.siteId, siteId), sql`lower(orders.email) = ${email}`, isNotNull(orders.number)),
    )
    .orderBy(desc(orders.number))
    .limit(limit)
  return rows.map((row) => ({ ...row, currency: toCurrency(row.currency) }))
}

/** An amount in minor units. */
export interface Amount {
  readonly currency: Currency
  readonly minor: bigint
}

/** Sums what was refunded to an email address, in each currency, without test orders. */
export async function sumRefunds(
  db: Db,
  siteId: string,
  email: string,
): Promise<readonly Amount[]> {
  const { rows } = await db.execute<{ currency: string; minor: string }>(sql`
    select o.currency, sum(p.refunded_minor)::text as minor
    from orders o join payment p on p.site_id = o.site_id and p.order_id = o.id
    where o.site_id = ${siteId} and lower(o.email) = ${email} and o.number is not null
      and not o.test_mode
    group by o.currency having sum(p.refunded_minor) > 0 order by o.currency
  `)
  return rows.map(({ currency, minor }) => ({
    currency: toCurrency(currency),
    minor: BigInt(minor),
  }))
}

/** An order of which something is not sent yet, or that is not paid yet. */
export interface OpenOrder extends Record<string, unknown> {
  readonly id: string
  /** Null while its payment is being made. */
  readonly number: number | null
  readonly reason: 'unfulfilled' | 'unpaid'
}

/** Lists the open orders of an email address, oldest first. */
export async function listOpenOrders(
  db: Db,
  siteId: string,
  email: string,
): Promise<readonly OpenOrder[]> {
  const { rows } = await db.execute<OpenOrder & { readonly number: string | null }>(sql`
    select id, number::text, case when status = 'draft'
      or payment_status in ('pending', 'partially_paid', 'authorized', 'disputed')
      then 'unpaid' else 'unfulfilled' end as reason
    from orders
    where site_id = ${siteId} and lower(email) = ${email} and (status = 'draft'
      or status = 'placed' and (
        payment_status in ('pending', 'partially_paid', 'authorized', 'disputed')
        or shipping_address is not null and fulfillment_status in ('pending', 'partially_fulfilled')))
    order by number nulls last, id
  `)
  return rows.map((row) => ({ ...row, number: row.number === null ? null : Number(row.number) }))
}

/** Finds the email address of a numbered order, in small letters. */
export async function findOrderEmail(
  db: Db,
  siteId: string,
  orderId: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ email: sql<string>`lower(orders.email)` })
    .from(orders)
    .where(and(eq(orders.siteId, siteId), eq(orders.id, orderId), isNotNull(orders.number)))
  return row?.email
}
