import { addDays, countDays } from '@vitrine/model'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import {
  type DayRange,
  isOnDays,
  OTHER_NAME,
  OTHER_TEXT,
  type TextKind,
  textKinds,
} from '../tracking/index.ts'

export interface ReportQuery {
  readonly from: string
  readonly to: string
  readonly compare: 'previous' | 'year' | 'none'
}

/** The time of a report on a site: the first day, and the day after the last, in the time zone of the site. */
export interface ReportTime {
  readonly siteId: string
  readonly timeZone: string
  readonly from: string
  readonly until: string
}

type ReportSite = Pick<Site, 'id' | 'timeZone'>

export function getTime(
  { id, timeZone }: ReportSite,
  { from, to }: Pick<ReportQuery, 'from' | 'to'>,
): ReportTime {
  return { siteId: id, timeZone, from, until: addDays(to, 1) }
}

/** Returns the time to compare with; undefined for no comparison. */
export function getTimeBefore(
  site: ReportSite,
  { from, to, compare }: ReportQuery,
): ReportTime | undefined {
  if (compare === 'none') return undefined
  if (compare === 'year') return getTime(site, { from: getYearBefore(from), to: getYearBefore(to) })
  return getTime(site, { from: addDays(from, -countDays(from, to)), to: addDays(from, -1) })
}

/** Returns the same day a year before; February 28 for a leap day. */
function getYearBefore(day: string): string {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, '0')
  const isLeapDay = day.slice(4) === '-02-29'
  return `${year}${isLeapDay ? '-02-28' : day.slice(4)}`
}

/** Returns the condition that something happened in a time. */
export function isInTime(at: SQL, { from, until, timeZone }: ReportTime): SQL {
  return isOnDays(at, { timeZone, days: [{ from, until }] })
}

/** Returns the condition that a day of a time is none of those whose rows are read one by one. */
export function isSummed(
  day: SQL,
  time: Pick<ReportTime, 'from' | 'until'>,
  rawDays: readonly DayRange[],
): SQL {
  const isRaw = rawDays.map(
    ({ from, until }) => sql`and not (${day} >= ${from}::date and ${day} < ${until}::date)`,
  )
  return sql`${day} >= ${time.from}::date and ${day} < ${time.until}::date ${sql.join(isRaw, sql` `)}`
}

/** Lists the days of a time without stored sums: today, days to come, and those with events that arrived late. */
export async function listRawDays(
  db: Db,
  { siteId, from, until }: Pick<ReportTime, 'siteId' | 'from' | 'until'>,
): Promise<readonly DayRange[]> {
  const { rows } = await db.execute<DayRange & Record<string, unknown>>(sql`
    with missing as (
      select day::date as day, (day::date - row_number() over (order by day)::integer) as run
      from generate_series(${from}::date::timestamp, ${until}::date::timestamp - interval '1 day', '1 day') as g (day)
      where not exists (select from summed_day s where s.site_id = ${siteId} and s.day = g.day::date)
    )
    select min(day)::text as "from", (max(day) + 1)::text as until from missing group by run order by 1`)
  return rows
}

/** Returns the condition that a day of the site is in a time. */
export function isDayInTime(day: SQL, { from, until }: ReportTime): SQL {
  return sql`${day} >= ${from}::date and ${day} < ${until}::date`
}

/** Returns the text of a number; empty for a missing text. */
export function getText(siteId: string, kind: TextKind, number: SQL): SQL {
  const found = sql`select content from tracked_text t where t.site_id = ${siteId}
    and t.kind = ${textKinds[kind].code} and t.number = ${number}`
  return sql`coalesce((${found}), case when ${number} = ${OTHER_TEXT} then ${OTHER_NAME} else '' end)`
}

/** The most rows of a table of a report. */
export const MAX_ROWS = 100
