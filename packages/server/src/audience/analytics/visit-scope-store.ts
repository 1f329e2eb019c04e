import { type SQL, sql } from 'drizzle-orm'
import { isCounted, WITH_LINES } from '../../commerce/sales/index.ts'
import { isFiltered, isOnDays, type VisitRows } from '../tracking/index.ts'

/** The visits of a report: those that began in a time. */
export interface VisitScope extends VisitRows {
  readonly currency: string
  /** The first day, and the day after the last. */
  readonly from: string
  readonly until: string
}

/**
 * Returns the common table `sold`: the orders of visits of the scope with all columns of the visits. An order belongs to
 * the first visit that told of it, as its page can be opened again. Orders can change later, so no sum has them.
 */
export function selectSold(scope: VisitScope): SQL {
  const { siteId, timeZone, currency, from, until } = scope
  const days = [{ from, until }]
  return sql`sold as (
    select v.*, (v.started_at at time zone ${timeZone})::date as day, o.grand_total_minor - cards as revenue
    from visit v join orders o on o.site_id = v.site_id and o.id = v.order_id ${WITH_LINES}
    where v.site_id = ${siteId} and v.order_id is not null
      and ${isOnDays(sql`v.started_at`, { timeZone, days })} and ${isFiltered(scope, days)}
      and ${isCounted({ siteId, currency, testMode: false })} and not exists (
        select from visit e where e.site_id = ${siteId} and e.order_id = v.order_id
          and (e.started_at, e.visit) < (v.started_at, v.visit))
  )`
}
