import { toCurrency } from '@vitrine/model'
import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { type Order, orderColumns } from '../read-store.ts'
import { orderBuyer, orders } from '../tables.ts'

/** Lists the numbered orders of an account, newest first. */
export async function listOrdersOfAccount(
  db: Db,
  siteId: string,
  page: {
    readonly siteUserId: string
    /** The number of the last order of the page before; undefined for the first page. */
    readonly before: bigint | undefined
    readonly limit: number
  },
): Promise<readonly Order[]> {
  const { siteUserId, before, limit } = page
  const rows = await db
    .select(orderColumns)
    .from(orderBuyer)
    .innerJoin(orders, and(eq(orders.siteId, orderBuyer.siteId), eq(orders.id, orderBuyer.orderId)))
    .where(
      and(
        eq(orderBuyer.siteId, siteId),
        eq(orderBuyer.siteUserId, siteUserId),
        isNotNull(orders.number),
        before === undefined ? undefined : lt(orders.number, before),
      ),
    )
    .orderBy(desc(orders.number))
    .limit(limit)
  return rows.map((row) => ({ ...row, currency: toCurrency(row.currency) }))
}

/** Finds a numbered order of an account; undefined also for an order of anyone else. */
export async function findOrderOfAccount(
  db: Db,
  siteId: string,
  { siteUserId, orderId }: { readonly siteUserId: string; readonly orderId: string },
): Promise<Order | undefined> {
  const [row] = await db
    .select(orderColumns)
    .from(orderBuyer)
    .innerJoin(orders, and(eq(orders.siteId, orderBuyer.siteId), eq(orders.id, orderBuyer.orderId)))
    .where(
      and(
        eq(orderBuyer.siteId, siteId),
        eq(orderBuyer.siteUserId, siteUserId),
        eq(orders.id, orderId),
        isNotNull(orders.number),
      ),
    )
  return row && { ...row, currency: toCurrency(row.currency) }
}

/**
 * Gives an account the orders that guests placed with its email address, and resolves to their number. Only for an
 * account that has just proven the address. Orders of another account stay there.
 */
export async function claimOrders(
  tx: Db,
  siteId: string,
  { siteUserId, email }: { readonly siteUserId: string; readonly email: string },
): Promise<number> {
  const { rows } = await tx.execute(sql`
    insert into order_buyer (site_id, order_id, site_user_id, claimed_at)
    select o.site_id, o.id, ${siteUserId}, now() from orders o
    where o.site_id = ${siteId} and lower(o.email) = ${email.toLowerCase()} and o.number is not null
    on conflict (site_id, order_id) do nothing returning order_id
  `)
  return rows.length
}
