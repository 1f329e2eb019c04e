import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import { isOnDays } from './days-store.ts'
import { ALL_ITEMS, dayDimensions, hitKinds, stepBits } from './kinds.ts'
import { lockSums } from './late-store.ts'
import { sumRows } from './visit-rows-store.ts'

/** The most days of one run; a site with more catches up in the next runs. */
const MAX_DAYS = 400

/** The steps of a purchase that are known without its order. */
const FUNNEL_BITS = stepBits.product | stepBits.cart | stepBits.checkout

/** A day of a site, in its time zone. */
interface SiteDay extends Record<string, unknown> {
  readonly siteId: string
  readonly day: string
}

/** Lists the days that ended three hours ago or earlier and are not summed, the latest first. */
export async function listUnsummedDays(db: Db): Promise<readonly SiteDay[]> {
  const { rows } = await db.execute<SiteDay>(sql`
    select s.id as "siteId", g.day::date::text as day
    from site s
      cross join lateral (select min(started_at) as at from visit v where v.site_id = s.id) f
      cross join lateral generate_series(date_trunc('day', f.at at time zone s.time_zone),
        date_trunc('day', (now() - interval '3 hours') at time zone s.time_zone) - interval '1 day',
        interval '1 day') as g (day)
    where not exists (select from summed_day d where d.site_id = s.id and d.day = g.day::date)
    order by g.day desc, s.id limit ${MAX_DAYS}`)
  return rows
}

/** Replaces the sums of a day by those of its visits and events. */
export async function sumDay(db: Db, { siteId, day }: SiteDay): Promise<void> {
  await transact(db, async (tx) => {
    await lockSums(tx, siteId)
    const { rows } = await tx.execute<{ timeZone: string; until: string }>(sql`
      select time_zone as "timeZone", (${day}::date + 1)::text as until from site where id = ${siteId} for share`)
    const [site] = rows
    if (!site) return
    const { timeZone, until } = site
    const days = [{ from: day, until }]
    await tx.execute(sql`delete from visit_day where site_id = ${siteId} and day = ${day}::date`)
    await tx.execute(sql`
      insert into visit_day (site_id, day, dimension, item, visits, views, visitors, bounces, seconds)
      with ${sumRows({ siteId, timeZone, filter: undefined }, days)}, funnel as (
        select day, steps & ${FUNNEL_BITS}::integer as item, count(*) as visits
        from chosen where order_id is null group by 1, 2
      )
      select ${siteId}::uuid, day, dimension, item, visits, views, visitors, bounces, seconds from raw_day
      union all select ${siteId}::uuid, day, ${dayDimensions.funnel}, item, visits, 0, 0, 0, 0 from funnel`)
    await tx.execute(sql`delete from event_day where site_id = ${siteId} and day = ${day}::date`)
    await tx.execute(sql`
      insert into event_day (site_id, day, kind, item, total, visits, empty)
      select ${siteId}::uuid, ${day}::date, kind, case grouping(item) when 1 then ${ALL_ITEMS} else item end,
        count(*), count(distinct visit), count(*) filter (where amount = 0)
      from hit h where site_id = ${siteId} and ${isOnDays(sql`h.at`, { timeZone, days })}
        and kind not in (${hitKinds.pageView}, ${hitKinds.heartbeat})
      group by grouping sets ((kind), (kind, item))`)
    await tx.execute(sql`
      insert into summed_day (site_id, day, summed_at) values (${siteId}, ${day}::date, now())
      on conflict (site_id, day) do update set summed_at = excluded.summed_at`)
  })
}
