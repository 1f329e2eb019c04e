import type { VisitDimension } from '@vitrine/model'
import { visitChannels, visitDimensions, visitorDevices } from '@vitrine/model'
import { type SQL, sql } from 'drizzle-orm'
import { type DayRange, isOnDays } from './days-store.ts'
import { dayDimensions, hitKinds, NO_TEXT, OTHER_NAME, OTHER_TEXT, textKinds } from './kinds.ts'

/** The visits of a site, with one value of a dimension if there is a filter. */
export interface VisitRows {
  readonly siteId: string
  readonly timeZone: string
  readonly filter: { readonly by: VisitDimension; readonly value: string } | undefined
}

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

/** Returns the kind of the texts of a dimension; null if its values are no texts. */
export function getTextKind(dimension: VisitDimension): number | null {
  return dimension === 'page' ? textKinds.path.code : columns[dimension].kind
}

/** Returns the condition of the page views of some days, and of the days beside them: a visit can last over midnight. */
function isView({ siteId, timeZone }: VisitRows, days: readonly DayRange[]): SQL {
  const isNear = days.map(
    ({ from, until }) => sql`(
      h.at >= ${from}::date::timestamp at time zone ${timeZone} - interval '25 hours'
      and h.at < ${until}::date::timestamp at time zone ${timeZone} + interval '25 hours')`,
  )
  return sql`h.site_id = ${siteId} and h.kind = ${hitKinds.pageView}
    and ${isNear.length > 0 ? sql`(${sql.join(isNear, sql` or `)})` : sql`false`}`
}

/** Returns the condition that a visit `v` of some days passes the filter. */
export function isFiltered(rows: VisitRows, days: readonly DayRange[]): SQL {
  if (!rows.filter) return sql`true`
  const { by, value } = rows.filter
  if (by === 'channel' || by === 'device') {
    const names: readonly string[] = by === 'channel' ? visitChannels : visitorDevices
    return sql`${columns[by].column} = ${names.indexOf(value)}`
  }
  const numbers = sql`(select number from tracked_text
      where site_id = ${rows.siteId} and kind = ${getTextKind(by)} and content = ${value}
    union all select ${NO_TEXT}::integer where ${value} = ''
    union all select ${OTHER_TEXT}::integer where ${value} = ${OTHER_NAME})`
  if (by !== 'page') return sql`${columns[by].column} in ${numbers}`
  return sql`v.visit in (select h.visit from hit h where ${isView(rows, days)} and h.path in ${numbers})`
}

/** Returns the common table `chosen`: the visits that began on some days, and pass the filter. */
function chooseVisits(rows: VisitRows, days: readonly DayRange[]): SQL {
  const { siteId, timeZone } = rows
  return sql`chosen as (
    select v.*, (v.started_at at time zone ${timeZone})::date as day,
      round(extract(epoch from v.ended_at - v.started_at))::integer as seconds
    from visit v where v.site_id = ${siteId} and ${isOnDays(sql`v.started_at`, { timeZone, days })}
      and ${isFiltered(rows, days)}
  )`
}

/** Returns a join that lists a visit `v` once for each dimension, as `d`. Dimension 0 has all visits. */
export function joinDimensions(dimensions: readonly VisitDimension[]): SQL {
  const values = dimensions.flatMap((dimension) =>
    dimension === 'page'
      ? []
      : [sql`(${dayDimensions[dimension]}::smallint, ${columns[dimension].column}::integer)`],
  )
  const total = sql`(${dayDimensions.total}::smallint, 0)`
  return sql`cross join lateral (values ${sql.join([total, ...values], sql`, `)}) as d (dimension, item)`
}

/**
 * Returns the common tables that end with `raw_day`: the sums of some days by dimension and value, from the visits. A
 * visit is listed once for each dimension; for pages, once for each page that it viewed.
 */
export function sumRows(
  rows: VisitRows,
  days: readonly DayRange[],
  dimensions: readonly VisitDimension[] = visitDimensions,
): SQL {
  const ofPages = sql`union all
    select ${dayDimensions.page}::smallint, h.path, v.day, v.visitor, count(*)::integer, v.views = 1, v.seconds
    from chosen v join hit h using (visit)
    where ${isView(rows, days)} and h.at >= v.started_at - interval '1 day' and h.at < v.started_at + interval '1 day'
    group by v.visit, h.path, v.day, v.visitor, v.views, v.seconds`
  return sql`${chooseVisits(rows, days)}, items (dimension, item, day, visitor, views, bounced, seconds) as (
    select d.dimension, d.item, v.day, v.visitor, v.views, v.views = 1, v.seconds
    from chosen v ${joinDimensions(dimensions)}
    ${dimensions.includes('page') ? ofPages : sql``}
  ), visitors as (
    select dimension, item, day, count(*) as visits, sum(views) as views,
      count(*) filter (where bounced) as bounces, sum(seconds) as seconds
    from items group by dimension, item, day, visitor
  ), raw_day as (
    select day, dimension, item, sum(visits)::integer as visits, sum(views)::integer as views,
      count(*)::integer as visitors, sum(bounces)::integer as bounces, sum(seconds)::bigint as seconds
    from visitors group by day, dimension, item
  )`
}
