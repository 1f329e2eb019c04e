import type { Query, readFunnel, Reply } from '@vitrine/contract'
import { funnelSteps, toWireMoney } from '@vitrine/model'
import { sql } from 'drizzle-orm'
import { isCountedInAnyCurrency, sumSteps } from '../../commerce/sales/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import { stepBits } from '../tracking/index.ts'
import { getTime, getTimeBefore, isInTime, type ReportTime } from './report-time-store.ts'

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

/** Counts the visits that reached each step, or a later one. */
async function countSteps(db: Db, time: ReportTime): Promise<FunnelReport['steps']> {
  const { product, cart, checkout } = stepBits
  const reached = (bits: number) =>
    sql`count(*) filter (where is_paid or steps & ${bits}::integer <> 0)::integer`
  const { rows } = await db.execute<FunnelRow>(sql`
    with v as (
      select steps, order_id is not null and exists (select from orders o
        where o.id = visit.order_id and ${isCountedInAnyCurrency({ ...time, testMode: false })}) as is_paid
      from visit where site_id = ${time.siteId} and ${isInTime(sql`started_at`, time)}
    )
    select count(*)::integer as visit, ${reached(product | cart | checkout)} as product,
      ${reached(cart | checkout)} as cart, ${reached(checkout)} as checkout,
      count(*) filter (where is_paid)::integer as paid
    from v`)
  const [row] = rows

  return funnelSteps.map((step) => ({ step, visits: row?.[step] ?? 0 }))
}
