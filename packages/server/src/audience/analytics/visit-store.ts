import type { VisitDimension } from '@vitrine/model'
import { dropReasons, visitChannels, visitorDevices } from '@vitrine/model'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { isCounted, WITH_LINES } from '../../commerce/sales/index.ts'
import { hitKinds, NO_TEXT, OTHER_TEXT, textKinds } from '../tracking/index.ts'

/** The visits of a report: those that began in a time, with one value of a dimension if there is a filter. */
export interface VisitScope {
  readonly siteId: string
  readonly timeZone: string
  readonly currency: string
  /** The first day, and the day after the last. */
  readonly from: string
  readonly until: string
  readonly filter: { readonly by: VisitDimension; readonly value: string } | undefined
}

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

const MAX_ROWS = 100

/** The name of the values above the limit of a dimension. */
export const OTHER_NAME = '(other)'

/** The dimensions of visits with their columns, and the kinds of their texts. */
const columns = {
  channel: { column: sql`v.channel`, kind: null },
  referrer: { column: sql`v.referrer`, kind: textKinds.referrer.code },
  campaign: { column: sql`v.campaign`, kind: textKinds.campaign.code },
  device: { column: sql`v.device`, kind: null },
  browser: { column: sql`v.browser`, kind: textKinds.browser.code },
  system: { column: sql`v.system`, kind: textKinds.system.code },
  language: { column: sql`v.language`, kind: textKinds.language.code },
  country: { column: sql`v.country`, kind: textKinds.country.code },
  entry: { column: sql`v.entry`, kind: textKinds.path.code },
  exit: { column: sql`v.exit`, kind: textKinds.path.code },
} as const satisfies Record<Exclude<VisitDimension, 'page'>, object>

const SUMS = sql`sum(visits)::integer as visits, sum(views)::integer as views,
  count(*)::integer as visitors, sum(bounces)::integer as bounces, sum(seconds)::text as seconds,
  sum(orders)::integer as orders, coalesce(sum(revenue), 0)::text as revenue`

function dayStart(day: string, timeZone: string): SQL {
  return sql`${day}::date::timestamp at time zone ${timeZone}`
}

/** Returns the condition of the page views of visits of the time; a visit can last over midnight. */
function isView({ siteId, timeZone, from, until }: VisitScope): SQL {
  return sql`h.site_id = ${siteId} and h.kind = ${hitKinds.pageView}
    and h.at >= ${dayStart(from, timeZone)} - interval '1 day'
    and h.at < ${dayStart(until, timeZone)} + interval '1 day'`
}

function isFiltered(scope: VisitScope): SQL {
  if (!scope.filter) return sql`true`
  const { by, value } = scope.filter
  if (by === 'channel' || by === 'device') {
    const names: readonly string[] = by === 'channel' ? visitChannels : visitorDevices
    return sql`${columns[by].column} = ${names.indexOf(value)}`
  }
  const kind = by === 'page' ? textKinds.path.code : columns[by].kind
  const numbers = sql`(select number from tracked_text
      where site_id = ${scope.siteId} and kind = ${kind} and content = ${value}
    union all select ${NO_TEXT}::integer where ${value} = ''
    union all select ${OTHER_TEXT}::integer where ${value} = ${OTHER_NAME})`
  if (by !== 'page') return sql`${columns[by].column} in ${numbers}`
  return sql`v.visit in (select h.visit from hit h where ${isView(scope)} and h.path in ${numbers})`
}

/**
 * Returns the common tables of a report: `chosen` has its visits, and `sold` their orders. An order belongs to the
 * first visit that told of it, as its page can be opened again.
 */
function chooseVisits(scope: VisitScope): SQL {
  const { siteId, timeZone, currency, from, until } = scope
  return sql`chosen as (
    select v.*, (v.started_at at time zone ${timeZone})::date as day,
      round(extract(epoch from v.ended_at - v.started_at))::integer as seconds
    from visit v where v.site_id = ${siteId} and v.started_at >= ${dayStart(from, timeZone)}
      and v.started_at < ${dayStart(until, timeZone)} and ${isFiltered(scope)}
  ), sold as (
    select v.visit, o.grand_total_minor - cards as revenue
    from chosen v join orders o on o.site_id = v.site_id and o.id = v.order_id ${WITH_LINES}
    where ${isCounted({ siteId, currency, testMode: false })} and not exists (
      select from visit e where e.site_id = ${siteId} and e.order_id = v.order_id
        and (e.started_at, e.visit) < (v.started_at, v.visit))
  )`
}

/** Sums the visits of each day, or of each month; steps without any are left out. */
export async function sumVisitSteps(
  db: Db,
  scope: VisitScope,
  step: 'day' | 'month',
): Promise<readonly StepSums[]> {
  const { rows } = await db.execute<StepSums>(sql`
    with ${chooseVisits(scope)}, daily as (
      select day, visitor, count(*) as visits, sum(views) as views,
        count(*) filter (where views = 1) as bounces, sum(seconds) as seconds,
        count(revenue) as orders, sum(revenue) as revenue
      from chosen left join sold using (visit) group by day, visitor
    ), steps as (
      select date_trunc(${step}, day::timestamp)::date::text as day, ${SUMS} from daily group by 1
    )
    select * from steps order by day`)
  return rows
}

/** Lists each visit once for each dimension, with its value there; for pages, once for each page that it viewed. */
function listItems(scope: VisitScope, dimensions: readonly VisitDimension[]): SQL {
  const values = dimensions.flatMap((dimension) => {
    if (dimension === 'page') return []
    const { column, kind } = columns[dimension]
    return [sql`(${dimension}::text, ${kind}::smallint, ${column}::integer)`]
  })
  const ofVisits = sql`
    select dimension, kind, item, day, visitor, v.views, v.views = 1 as bounced, seconds, revenue
    from chosen v left join sold using (visit)
      cross join lateral (values ${sql.join(values, sql`, `)}) as d (dimension, kind, item)`
  const ofPages = sql`
    select 'page'::text, ${textKinds.path.code}::smallint, p.path, day, visitor, p.views, v.views = 1, seconds, null::bigint
    from chosen v join (
      select h.visit, h.path, count(*)::integer as views from hit h where ${isView(scope)} group by 1, 2
    ) as p using (visit)`
  const parts = [
    ...(values.length > 0 ? [ofVisits] : []),
    ...(dimensions.includes('page') ? [ofPages] : []),
  ]
  return sql`items (dimension, kind, item, day, visitor, views, bounced, seconds, revenue) as (
    ${sql.join(parts, sql` union all `)}
  )`
}

/** Sums the visits of each value of dimensions, those with the most visits first. */
export async function sumVisitItems(
  db: Db,
  scope: VisitScope,
  dimensions: readonly VisitDimension[],
): Promise<readonly ItemSums[]> {
  const { rows } = await db.execute<ItemSums>(sql`
    with ${chooseVisits(scope)}, ${listItems(scope, dimensions)}, daily as (
      select dimension, kind, item, day, visitor, count(*) as visits, sum(views) as views,
        count(*) filter (where bounced) as bounces, sum(seconds) as seconds,
        count(revenue) as orders, sum(revenue) as revenue
      from items group by dimension, kind, item, day, visitor
    ), sums as (
      select dimension, kind, item, ${SUMS},
        row_number() over (partition by dimension order by sum(visits) desc, sum(views) desc, item) as place
      from daily group by dimension, kind, item
    )
    select sums.*, t.content from sums left join tracked_text t
      on t.site_id = ${scope.siteId} and t.kind = sums.kind and t.number = sums.item
    where place <= ${MAX_ROWS} order by dimension, place`)
  return rows
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
