import type { listOrders, Query } from '@vitrine/contract'
import { toCurrency } from '@vitrine/model'
import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { type Order, orderColumns } from '../read-store.ts'
import { orders } from '../tables.ts'

export interface ListedOrder extends Order {
  readonly itemCount: number
}

/** The view, the filters and the sort of the list. */
export type OrderQuery = Omit<Query<typeof listOrders>, 'cursor'>

/** The place in the list after which the next page begins: the number of an order, and its total if they are sorted by it. */
export interface OrderCursor {
  readonly number: bigint
  readonly totalMinor: bigint
}

/** The highest number of orders that a search finds, and that a view counts. */
export const MAX_FOUND = 1_000

/** Lists numbered orders; an order without a number is still a draft. Each page reads only its rows. */
export async function listOrdersAfter(
  db: Db,
  site: { readonly id: string; readonly timeZone: string },
  page: {
    readonly query: OrderQuery
    readonly after: OrderCursor | undefined
    readonly limit: number
  },
): Promise<readonly ListedOrder[]> {
  const { query, after, limit } = page
  const itemCount = sql<number>`(
    select coalesce(sum(l.quantity), 0)::integer from order_line l
    where l.site_id = orders.site_id and l.order_id = orders.id)`
  const rows = await db
    .select({ ...orderColumns, itemCount })
    .from(orders)
    .where(
      and(
        eq(orders.siteId, site.id),
        isNotNull(orders.number),
        views[query.filter],
        ...getConditions(site, query),
        after && isAfter(query.sort, after),
      ),
    )
    .orderBy(...sorts[query.sort])
    .limit(limit)
  return rows.map((row) => ({ ...row, currency: toCurrency(row.currency) }))
}

/** The conditions of the views, as their indexes have them. */
const views: Readonly<Record<OrderQuery['filter'], SQL | undefined>> = {
  all: undefined,
  unfulfilled: sql`orders.status = 'placed'
    and orders.fulfillment_status in ('pending', 'partially_fulfilled')`,
  unpaid: sql`orders.status = 'placed'
    and orders.payment_status in ('pending', 'partially_paid', 'authorized')`,
  attention: isNotNull(orders.attention),
  canceled: sql`orders.status = 'canceled'`,
}

const sorts = {
  newest: [desc(orders.number)],
  oldest: [asc(orders.number)],
  highest: [desc(orders.grandTotalMinor), desc(orders.number)],
  lowest: [asc(orders.grandTotalMinor), asc(orders.number)],
} as const

function isAfter(sort: OrderQuery['sort'], { number, totalMinor }: OrderCursor): SQL {
  const place = sql`(${totalMinor}::bigint, ${number}::bigint)`
  return {
    newest: sql`orders.number < ${number}`,
    oldest: sql`orders.number > ${number}`,
    highest: sql`(orders.grand_total_minor, orders.number) < ${place}`,
    lowest: sql`(orders.grand_total_minor, orders.number) > ${place}`,
  }[sort]
}

function getConditions(
  { id: siteId, timeZone }: { readonly id: string; readonly timeZone: string },
  { search, payment, fulfillment, country, product, from, to }: OrderQuery,
): readonly (SQL | undefined)[] {
  const day = (date: string, days: number) =>
    sql`(${date}::date + ${days}::integer)::timestamp at time zone ${timeZone}`
  return [
    search === undefined || search.trim() === '' ? undefined : matchesSearch(siteId, search.trim()),
    payment && eq(orders.paymentStatus, payment),
    fulfillment && eq(orders.fulfillmentStatus, fulfillment),
    country === undefined ? undefined : sql`orders.shipping_address ->> 'country' = ${country}`,
    product === undefined
      ? undefined
      : sql`exists (select from order_line l where l.site_id = orders.site_id
          and l.order_id = orders.id and l.product_id = ${product})`,
    // Numbers follow the days, so a day is a bound of numbers, which the index of the list has.
    from === undefined
      ? undefined
      : sql`orders.number >= (select o.number from orders o where o.site_id = ${siteId}
          and o.number is not null and o.placed_at >= ${day(from, 0)}
          order by o.placed_at, o.number limit 1)`,
    to === undefined
      ? undefined
      : sql`orders.number <= (select o.number from orders o where o.site_id = ${siteId}
          and o.number is not null and o.placed_at < ${day(to, 1)}
          order by o.placed_at desc, o.number desc limit 1)`,
  ]
}

/**
 * Returns the condition for a number, with or without "#", an SKU, or the beginning of the email address. Addresses are
 * read in the order of their index, so that a beginning that many share reads no more rows than a rare one.
 */
function matchesSearch(siteId: string, text: string): SQL {
  const [, digits] = /^#?(\d{1,15})$/.exec(text) ?? []
  const lower = text.toLowerCase()
  const prefix = `${lower.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const byEmail = sql`(select o.id from orders o
    where o.site_id = ${siteId} and o.number is not null and lower(o.email) like ${prefix}
    order by lower(o.email) using ~<~, o.number desc limit ${MAX_FOUND})`
  const bySku = sql`(select l.order_id from order_line l
    where l.site_id = ${siteId} and lower(l.sku) = ${lower}
    order by l.order_id desc limit ${MAX_FOUND})`
  const byNumber = sql`(select o.id from orders o
    where o.site_id = ${siteId} and o.number = ${digits ?? null}::bigint)`
  const found = sql.join(
    [byEmail, bySku, ...(digits === undefined ? [] : [byNumber])],
    sql` union all `,
  )
  return inArray(orders.id, sql`(${found})`)
}

/** Counts the orders of each view, up to the maximum: never all of them. */
export async function countViews(
  db: Db,
  siteId: string,
): Promise<Readonly<Record<OrderQuery['filter'], number>>> {
  const count = (condition: SQL | undefined) => sql`(select count(*)::integer from (
    select from orders where ${and(eq(orders.siteId, siteId), isNotNull(orders.number), condition)}
    limit ${MAX_FOUND}) as counted)`
  const { rows } = await db.execute<Record<OrderQuery['filter'], number>>(sql`
    select ${count(views.all)} as "all", ${count(views.unfulfilled)} as unfulfilled,
      ${count(views.unpaid)} as unpaid, ${count(views.attention)} as attention,
      ${count(views.canceled)} as canceled
  `)
  const { all = 0, unfulfilled = 0, unpaid = 0, attention = 0, canceled = 0 } = rows[0] ?? {}
  return { all, unfulfilled, unpaid, attention, canceled }
}
