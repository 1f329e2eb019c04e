import type { Query, readSpeed, Reply, SpeedFigures } from '@vitrine/contract'
import { speedMetrics, type VisitorDevice, visitorDevices } from '@vitrine/model'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import { computePercentile, getMetricCode } from '../tracking/index.ts'
import {
  getText,
  getTime,
  getTimeBefore,
  isDayInTime,
  type ReportTime,
} from './report-time-store.ts'

type SpeedReport = Reply<typeof readSpeed>

const MAX_PAGES = 50
/** The share of the measures that the reported value is not exceeded by. */
const SHARE = 0.75

/** Loads the page speed that visitors had. */
export async function loadSpeed(
  db: Db,
  site: Pick<Site, 'id' | 'timeZone'>,
  query: Query<typeof readSpeed>,
): Promise<SpeedReport> {
  const { device } = query
  const scope = { time: getTime(site, query), device }
  const before = getTimeBefore(site, query)
  return {
    metrics: toFigures(await sumBuckets(db, scope, sql`''`)),
    before: before ? toFigures(await sumBuckets(db, { time: before, device }, sql`''`)) : [],
    pages: await loadPages(db, scope),
    time: await loadDays(db, scope),
  }
}

interface Scope {
  readonly time: ReportTime
  readonly device: VisitorDevice | undefined
}

/** The measures of a bucket of values, within a group such as a day. */
interface BucketRow extends Record<string, unknown> {
  readonly group: string
  readonly metric: number
  readonly bucket: number
  readonly total: number
  readonly good: number
  readonly poor: number
}

/** Returns the condition of the rows `d` of a report. */
function isAsked({ time, device }: Scope): SQL {
  const isOfDevice = sql`d.device = ${device && visitorDevices.indexOf(device)}`
  return sql`d.site_id = ${time.siteId} and ${isDayInTime(sql`d.day`, time)}
    and ${device === undefined ? sql`true` : isOfDevice}`
}

/** Sums the measures of each group, metric and bucket. */
async function sumBuckets(db: Db, scope: Scope, group: SQL): Promise<readonly BucketRow[]> {
  const { rows } = await db.execute<BucketRow>(sql`
    select ${group} as "group", d.metric, d.bucket, sum(d.total)::integer as total,
      sum(d.good)::integer as good, sum(d.poor)::integer as poor
    from speed_day d where ${isAsked(scope)} group by 1, d.metric, d.bucket order by 1`)
  return rows
}

/** Returns the figures of each metric with measures. */
function toFigures(rows: readonly BucketRow[]): SpeedFigures[] {
  return speedMetrics.flatMap((metric) => {
    const buckets = rows.filter((row) => row.metric === getMetricCode(metric))
    const sum = (name: 'total' | 'good' | 'poor') =>
      buckets.reduce((total, row) => total + row[name], 0)
    const p75 = computePercentile(metric, buckets, SHARE)
    if (buckets.length === 0) return []
    return [{ metric, count: sum('total'), p75, good: sum('good'), poor: sum('poor') }]
  })
}

function groupRows(rows: readonly BucketRow[]): ReadonlyMap<string, readonly BucketRow[]> {
  const groups = new Map<string, BucketRow[]>()
  for (const row of rows) {
    const group = groups.get(row.group) ?? []
    group.push(row)
    groups.set(row.group, group)
  }
  return groups
}

async function loadDays(db: Db, scope: Scope): Promise<SpeedReport['time']> {
  const days = groupRows(await sumBuckets(db, scope, sql`d.day::text`))
  return [...days].map(([day, rows]) => ({ day, metrics: toFigures(rows) }))
}

interface PageRow extends Record<string, unknown> {
  readonly group: string
  readonly page: string
  readonly device: number
}

async function loadPages(db: Db, scope: Scope): Promise<SpeedReport['pages']> {
  const group = sql`d.page || ' ' || d.device`
  const { rows: pages } = await db.execute<PageRow>(sql`
    select ${group} as "group", d.device,
      ${getText(scope.time.siteId, 'pageGroup', sql`d.page`)} as page
    from speed_day d where ${isAsked(scope)} group by d.page, d.device
    order by sum(d.total) desc, page, d.device limit ${MAX_PAGES}`)
  const groups = groupRows(await sumBuckets(db, scope, group))
  return pages.flatMap((row) => {
    const device = visitorDevices[row.device]
    const metrics = toFigures(groups.get(row.group) ?? [])
    return device === undefined ? [] : [{ page: row.page, device, metrics }]
  })
}
