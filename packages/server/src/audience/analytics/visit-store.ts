import type { VisitDimension } from '@vitrine/model'
import { dropReasons, visitDimensions } from '@vitrine/model'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import {
  type DayRange,
  dayDimensions,
  getTextKind,
  joinDimensions,
  sumRows,
} from '../tracking/index.ts'
import { isSummed, listRawDays, MAX_ROWS } from './report-time-store.ts'
import { selectSold, type VisitScope } from './visit-scope-store.ts'

/** The sums of visits. Those of PostgreSQL that can be large are text. */
export interface VisitSums extends Record<string, unknown> {
  readonly visits: number
  readonly views: number
  readonly visitors: number
  readonly bounces: number
  readonly seconds: string
  readonly orders: number
  /** Minor units. */
  readonly revenue: string
}

export interface StepSums extends VisitSums {
  readonly day: string
}

/** The sums of the visits with one value of a dimension; without text for values that are no stored text. */
export interface ItemSums extends VisitSums {
  readonly dimension: VisitDimension
  readonly item: number
  readonly content: string | null
}

interface ItemRow extends VisitSums {
  /** The code of the dimension. */
  readonly dimension: number
  readonly item: number
  readonly content: string | null
}

const SUMS = sql`sum(visits)::integer as visits, sum(views)::integer as views,
  sum(visitors)::integer as visitors, sum(bounces)::integer as bounces, sum(seconds)::text as seconds`

/** Returns the days of a report whose visits are read one by one: with a filter, all of them. */
async function listVisitDays(db: Db, scope: VisitScope): Promise<readonly DayRange[]> {
  const { from, until } = scope
  return scope.filter ? [{ from, until }] : listRawDays(db, scope)
}

/** Returns common tables that end with `summed`: the sums of each day, stored or from its visits. */
function sumDays(
  scope: VisitScope,
  days: readonly DayRange[],
  dimensions: readonly VisitDimension[],
): SQL {
  const codes = [dayDimensions.total, ...dimensions.map((dimension) => dayDimensions[dimension])]
  return sql`${sumRows(scope, days, dimensions)}, summed as (
    select day, dimension, item, visits, views, visitors, bounces, seconds from raw_day
    union all select day, dimension, item, visits, views, visitors, bounces, seconds from visit_day d
    where d.site_id = ${scope.siteId} and d.dimension = any(${sql.param(codes)}::smallint[])
      and ${isSummed(sql`d.day`, scope, days)}
  )`
}

/** Sums the visits of each day, or of each month; steps without any are left out. */
export async function sumVisitSteps(
  db: Db,
  scope: VisitScope,
  step: 'day' | 'month',
): Promise<readonly StepSums[]> {
  const days = await listVisitDays(db, scope)
  const begin = sql`date_trunc(${step}, day::timestamp)::date::text as day`
  const { rows } = await db.execute<StepSums>(sql`
    with ${sumDays(scope, days, [])}, ${selectSold(scope)}, steps as (
      select ${begin}, ${SUMS} from summed group by 1
    ), sales as (
      select ${begin}, count(*)::integer as orders, sum(revenue)::text as revenue from sold group by 1
    )
    select steps.*, coalesce(orders, 0) as orders, coalesce(revenue, '0') as revenue
    from steps left join sales using (day) order by day`)
  return rows
}

/** Sums the visits of each value of dimensions, those with the most visits first. */
export async function sumVisitItems(
  db: Db,
  scope: VisitScope,
  dimensions: readonly VisitDimension[],
): Promise<readonly ItemSums[]> {
  const days = await listVisitDays(db, scope)
  const kinds = visitDimensions.map(
    (dimension) =>
      sql`(${dayDimensions[dimension]}::smallint, ${getTextKind(dimension)}::smallint)`,
  )
  const { rows } = await db.execute<ItemRow>(sql`
    with ${sumDays(scope, days, dimensions)}, ${selectSold(scope)}, sums as (
      select dimension, item, ${SUMS},
        row_number() over (partition by dimension order by sum(visits) desc, sum(views) desc, item) as place
      from summed where dimension <> ${dayDimensions.total} group by dimension, item
    ), sales as (
      select d.dimension, d.item, count(*)::integer as orders, sum(revenue)::text as revenue
      from sold v ${joinDimensions(dimensions)} group by 1, 2
    )
    select sums.*, t.content, coalesce(orders, 0) as orders, coalesce(revenue, '0') as revenue
    from sums join (values ${sql.join(kinds, sql`, `)}) as k (dimension, kind) using (dimension)
      left join sales using (dimension, item)
      left join tracked_text t
        on t.site_id = ${scope.siteId} and t.kind = k.kind and t.number = sums.item
    where place <= ${MAX_ROWS} order by dimension, place`)
  return rows.map((row) => ({ ...row, dimension: getDimension(row.dimension) }))
}

/** Returns the dimension of a code; those of the database are all known. */
function getDimension(code: number): VisitDimension {
  const dimension = visitDimensions.find((each) => dayDimensions[each] === code)
  if (!dimension) throw new RangeError(`Unknown dimension ${code}`)
  return dimension
}

/** Sums the events that were not counted by reason, the most frequent first. */
export async function sumDrops(db: Db, { siteId, from, until }: VisitScope) {
  const { rows } = await db.execute<{ reason: number; count: number }>(sql`
    select reason, sum(total)::integer as count from drop_day
    where site_id = ${siteId} and day >= ${from}::date and day < ${until}::date
    group by reason order by count desc, reason`)
  return rows.flatMap(({ reason: code, count }) => {
    const reason = dropReasons[code]
    return reason ? [{ reason, count }] : []
  })
}

/** Finds the day of the first visit; null if there is none. */
export async function findFirstDay(
  db: Db,
  { siteId, timeZone }: Pick<VisitScope, 'siteId' | 'timeZone'>,
): Promise<string | null> {
  const { rows } = await db.execute<{ day: string | null }>(sql`
    select (min(started_at) at time zone ${timeZone})::date::text as day
    from visit where site_id = ${siteId}`)
  return rows[0]?.day ?? null
}
