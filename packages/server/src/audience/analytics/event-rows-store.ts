import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { ALL_ITEMS, type HitKind, isOnDays } from '../tracking/index.ts'
import { isSummed, listRawDays, type ReportTime } from './report-time-store.ts'

/**
 * Returns the common table `events`: the events of some kinds in a time by day, kind and item, stored or from the hits.
 * Item `ALL_ITEMS` has all of a kind. The visits of several days are added up.
 */
export async function selectEvents(
  db: Db,
  time: ReportTime,
  kinds: readonly HitKind[],
): Promise<SQL> {
  const { siteId, timeZone } = time
  const days = await listRawDays(db, time)
  const isAsked = sql`site_id = ${siteId} and kind = any(${sql.param([...kinds])}::smallint[])`
  return sql`hits as (
    select (at at time zone ${timeZone})::date as day, kind, item, visit, amount
    from hit h where ${isAsked} and ${isOnDays(sql`h.at`, { timeZone, days })}
  ), events as (
    select kind, case grouping(item) when 1 then ${ALL_ITEMS}::integer else item end as item,
      count(*)::integer as total, count(distinct visit)::integer as visits,
      (count(*) filter (where amount = 0))::integer as empty
    from hits group by grouping sets ((day, kind), (day, kind, item))
    union all select kind, item, total, visits, empty
    from event_day d where ${isAsked} and ${isSummed(sql`d.day`, time, days)}
  )`
}
