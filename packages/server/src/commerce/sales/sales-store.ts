import { productTypeCodes } from '@vitrine/model'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'

/** The orders of a report: their currency, their time zone, whether they are tests, and their days. */
export interface SalesScope {
  readonly siteId: string
  readonly timeZone: string
  readonly currency: string
  readonly testMode: boolean
  /** The first day, and the day after the last. */
  readonly from: string
  readonly until: string
}

/** The sums of a step. Amounts are minor units as text, as sums of PostgreSQL are. */
export interface StepRow extends Record<string, unknown> {
  readonly day: string
  readonly orders: number
  readonly units: number
  readonly subtotal: string
  readonly discount: string
  readonly shipping: string
  readonly tax: string
  readonly total: string
  readonly refunds: string
}

/** The gift cards of an order. They are money that pays for an order later, which counts then. */
export const IS_CARD = sql`l.product_type is not distinct from ${productTypeCodes['gift-card']}`

/** The units of each order without gift cards, and the amount of its gift cards. */
export const WITH_LINES = sql`cross join lateral (
  select sum(l.quantity) filter (where not ${IS_CARD}) as units,
    coalesce(sum(l.subtotal_minor - l.discount_minor) filter (where ${IS_CARD}), 0) as cards
  from order_line l where l.site_id = o.site_id and l.order_id = o.id) lines`

function dayStart(day: string, timeZone: string): SQL {
  return sql`${day}::date::timestamp at time zone ${timeZone}`
}

/** Returns the condition of the orders that count: numbered, in the currency of the store, and not canceled before any payment. */
export function isCounted(scope: Pick<SalesScope, 'siteId' | 'testMode' | 'currency'>): SQL {
  return sql`${isCountedInAnyCurrency(scope)} and o.currency = ${scope.currency}`
}

/** Returns the condition of the orders `o` that count, whatever their currency. */
export function isCountedInAnyCurrency({
  siteId,
  testMode,
}: Pick<SalesScope, 'siteId' | 'testMode'>): SQL {
  return sql`o.site_id = ${siteId} and o.number is not null and o.test_mode = ${testMode}
    and not (o.status = 'canceled' and o.payment_status in ('none', 'pending', 'authorized', 'voided'))`
}

/** Returns the condition of the orders `o` that were placed in the time of a report. */
export function isPlacedInTime({ from, until, timeZone }: SalesScope): SQL {
  return sql`o.placed_at >= ${dayStart(from, timeZone)} and o.placed_at < ${dayStart(until, timeZone)}`
}

/** Returns the condition of the refunds `r` that were made in the time of a report. */
export function isRefundedInTime({ siteId, from, until, timeZone }: SalesScope): SQL {
  return sql`r.site_id = ${siteId} and r.created_at >= ${dayStart(from, timeZone)}
    and r.created_at < ${dayStart(until, timeZone)}`
}

/** Sums the orders and refunds of each day, or of each month; steps without any are missing. */
export async function sumSteps(
  db: Db,
  scope: SalesScope,
  step: 'day' | 'month',
): Promise<readonly StepRow[]> {
  const getStep = (time: SQL) =>
    sql`date_trunc(${step}, ${time} at time zone ${scope.timeZone})::date`
  const { rows } = await db.execute<StepRow>(sql`
    with sold as (
      select ${getStep(sql`o.placed_at`)} as day, count(*)::integer as orders,
        coalesce(sum(units), 0)::integer as units,
        sum(o.subtotal_minor - cards) as subtotal, sum(o.discount_minor) as discount,
        sum(o.shipping_minor) as shipping, sum(o.tax_minor) as tax,
        sum(o.grand_total_minor - cards) as total
      from orders o ${WITH_LINES} where ${isCounted(scope)} and ${isPlacedInTime(scope)} group by 1
    ), refunded as (
      select ${getStep(sql`r.created_at`)} as day, sum(r.total_minor) as refunds
      from refund r join orders o on o.site_id = r.site_id and o.id = r.order_id
      where ${isCounted(scope)} and ${isRefundedInTime(scope)}
      group by 1
    )
    select day::text, coalesce(orders, 0) as orders, coalesce(units, 0) as units,
      coalesce(subtotal, 0)::text as subtotal, coalesce(discount, 0)::text as discount,
      coalesce(shipping, 0)::text as shipping, coalesce(tax, 0)::text as tax,
      coalesce(total, 0)::text as total, coalesce(refunds, 0)::text as refunds
    from sold full join refunded using (day) order by day`)
  return rows
}

/** Counts the orders of the time in other currencies. */
export async function countOtherCurrencies(db: Db, scope: SalesScope): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from orders o
    where ${isCountedInAnyCurrency(scope)} and o.currency <> ${scope.currency}
      and ${isPlacedInTime(scope)}`)
  return rows[0]?.count ?? 0
}
