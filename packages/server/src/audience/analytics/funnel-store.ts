import type { Query, readFunnel, Reply } from '@vitrine/contract'
import { funnelSteps, toWireMoney } from '@vitrine/model'
import { sql } from 'drizzle-orm'
import { isCountedInAnyCurrency, sumSteps } from '../../commerce/sales/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import { dayDimensions, isOnDays, stepBits } from '../tracking/index.ts'
import {
  getTime,
  getTimeBefore,
  isInTime,
  isSummed,
  listRawDays,
  type ReportTime,
} from './report-time-store.ts'

type FunnelReport = Reply<typeof readFunnel>

/** Loads how many visits reached each step of a purchase, and the orders of the time. */
export async function loadFunnel(
  db: Db,
  site: Pick<Site, 'id' | 'timeZone' | 'store'>,
  query: Query<typeof readFunnel>,
): Promise<FunnelReport> {
  const time = getTime(site, query)
  const before = getTimeBefore(site, query)
  const { currency } = site.store
  const sales = await sumSteps(db, { ...time, currency, testMode: false }, 'month')
  const minor = sales.reduce((sum, { total }) => sum + BigInt(total), 0n)
  return {
    steps: await countSteps(db, time),
    before: before ? await countSteps(db, before) : [],
    orders: sales.reduce((sum, { orders }) => sum + orders, 0),
    revenue: toWireMoney({ minor, currency }),
  }
}

interface FunnelRow extends Record<string, unknown> {
  readonly visit: number
  readonly product: number
  readonly cart: number
  readonly checkout: number
  readonly paid: number
}

/**
 * Counts the visits that reached each step, or a later one. Sums have the visits without an order; an order can change, so
 * visits with one are read.
 */
async function countSteps(db: Db, time: ReportTime): Promise<FunnelReport['steps']> {
  const { product, cart, checkout } = stepBits
  const days = await listRawDays(db, time)
  const reached = (bits: number) =>
    sql`coalesce(sum(visits) filter (where is_paid or steps & ${bits}::integer <> 0), 0)::integer`
  const { rows } = await db.execute<FunnelRow>(sql`
    with v as (
      select steps::integer, false as is_paid, 1 as visits from visit
      where site_id = ${time.siteId} and order_id is null and ${isOnDays(sql`started_at`, { ...time, days })}
      union all
      select steps, exists (select from orders o
        where o.id = visit.order_id and ${isCountedInAnyCurrency({ ...time, testMode: false })}), 1
      from visit where site_id = ${time.siteId} and order_id is not null and ${isInTime(sql`started_at`, time)}
      union all
      select d.item, false, d.visits from visit_day d
      where d.site_id = ${time.siteId} and d.dimension = ${dayDimensions.funnel} and ${isSummed(sql`d.day`, time, days)}
    )
    select coalesce(sum(visits), 0)::integer as visit, ${reached(product | cart | checkout)} as product,
      ${reached(cart | checkout)} as cart, ${reached(checkout)} as checkout,
      coalesce(sum(visits) filter (where is_paid), 0)::integer as paid
    from v`)
  const [row] = rows

  return funnelSteps.map((step) => ({ step, visits: row?.[step] ?? 0 }))
}
