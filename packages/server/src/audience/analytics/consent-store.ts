import type { ConsentWording, listConsents, readConsents, Reply } from '@vitrine/contract'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import {
  getTime,
  getTimeBefore,
  isInTime,
  MAX_ROWS,
  type ReportQuery,
  type ReportTime,
} from './report-time-store.ts'

type ConsentReport = Reply<typeof readConsents>
type Figures = Pick<ConsentReport, 'accepted' | 'declined'>

/** The number of answers of one page of the log. */
const PAGE_SIZE = 5_000

const COUNTS = sql`count(*) filter (where c.accepted)::integer as accepted,
  count(*) filter (where not c.accepted)::integer as declined`

/** Loads the answers to the cookie banner in a time: by day, and by the texts that were shown. */
export async function loadConsents(
  db: Db,
  site: Pick<Site, 'id' | 'timeZone'>,
  query: ReportQuery,
): Promise<ConsentReport> {
  const time = getTime(site, query)
  const timeBefore = getTimeBefore(site, query)
  const days = await countByDay(db, time)
  return {
    ...sumDays(days),
    before: timeBefore ? sumDays(await countByDay(db, timeBefore)) : null,
    time: days,
    wordings: await listWordings(db, time),
  }
}

function sumDays(days: readonly Figures[]): Figures {
  return {
    accepted: days.reduce((sum, { accepted }) => sum + accepted, 0),
    declined: days.reduce((sum, { declined }) => sum + declined, 0),
  }
}

async function countByDay(db: Db, time: ReportTime): Promise<ConsentReport['time']> {
  const { rows } = await db.execute<ConsentReport['time'][number] & Record<string, unknown>>(sql`
    with answers as (
      select (c.at at time zone ${time.timeZone})::date as day, ${COUNTS}
      from cookie_consent c where ${isAsked(time)} group by 1
    )
    select d.day::date::text as day, coalesce(a.accepted, 0) as accepted, coalesce(a.declined, 0) as declined
    from generate_series(${time.from}::date::timestamp, ${time.until}::date::timestamp - interval '1 day', '1 day') as d (day)
    left join answers a on a.day = d.day::date order by 1`)
  return rows
}

const isAsked = (time: ReportTime) =>
  sql`c.site_id = ${time.siteId} and ${isInTime(sql`c.at`, time)}`

async function listWordings(db: Db, time: ReportTime): Promise<ConsentWording[]> {
  type Row = Omit<ConsentWording, 'firstUsedAt'> & { firstUsedAt: string } & Record<string, unknown>
  const { rows } = await db.execute<Row>(sql`
    with answers as (
      select c.wording, ${COUNTS} from cookie_consent c where ${isAsked(time)} group by c.wording
    )
    select w.wording as id, w.locale, w.policy, w.content as text, w.accept_label as "acceptLabel",
      w.decline_label as "declineLabel", w.first_used_at as "firstUsedAt", a.accepted, a.declined
    from answers a join consent_wording w on w.site_id = ${time.siteId} and w.wording = a.wording
    order by w.first_used_at desc, w.wording limit ${MAX_ROWS}`)
  return rows.map((row) => ({ ...row, firstUsedAt: new Date(row.firstUsedAt).toISOString() }))
}

/** Lists the answers of a time, oldest first, from a cursor on. */
export async function listConsentLog(
  db: Db,
  time: ReportTime,
  cursor?: string,
): Promise<Reply<typeof listConsents>> {
  type Row = Reply<typeof listConsents>['answers'][number] & { id: string } & Record<
      string,
      unknown
    >
  const isLater = cursor === undefined ? sql`` : sql`and c.id > ${cursor}::uuid`
  const { rows } = await db.execute<Row>(sql`
    select c.id::text, c.at, c.accepted, c.locale, c.wording from cookie_consent c
    where ${isAsked(time)} ${isLater} order by c.id limit ${PAGE_SIZE}`)
  return {
    answers: rows.map(({ id: _id, at, ...answer }) => ({
      ...answer,
      at: new Date(at).toISOString(),
    })),
    next: rows.length < PAGE_SIZE ? null : (rows.at(-1)?.id ?? null),
  }
}
