import type { readLiveVisits, Reply } from '@vitrine/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { hitKinds, type TextKind } from '../tracking/index.ts'
import { getText, MAX_ROWS } from './report-time-store.ts'

type LiveReport = Reply<typeof readLiveVisits>
type Names = LiveReport['pages']

const SINCE = sql`now() - interval '5 minutes'`
/** The longest visit that is looked for; the index of visits is by their beginning. */
const BEGUN_SINCE = sql`now() - interval '1 day'`

/** Loads the visits of the last five minutes, with the pages that they are on. */
export async function loadLiveVisits(db: Db, siteId: string): Promise<LiveReport> {
  const { rows: views } = await db.execute<{ views: number }>(sql`
    select count(*)::integer as views from hit h
    where h.site_id = ${siteId} and h.kind = ${hitKinds.pageView} and h.at >= ${SINCE}`)
  const { rows: visits } = await db.execute<{ visits: number }>(
    sql`select count(*)::integer as visits ${selectLive(siteId)}`,
  )
  return {
    visits: visits[0]?.visits ?? 0,
    views: views[0]?.views ?? 0,
    pages: await countNames(db, siteId, 'path'),
    referrers: await countNames(db, siteId, 'referrer'),
  }
}

const selectLive = (siteId: string): SQL =>
  sql`from visit v where v.site_id = ${siteId} and v.started_at >= ${BEGUN_SINCE}
    and v.ended_at >= ${SINCE}`

/** Counts the visits by the page that they are on, or by the site that they came from if there was one. */
async function countNames(
  db: Db,
  siteId: string,
  kind: TextKind & ('path' | 'referrer'),
): Promise<Names> {
  const number = kind === 'path' ? sql`v.exit` : sql`v.referrer`
  const { rows } = await db.execute<Names[number] & Record<string, unknown>>(sql`
    select ${getText(siteId, kind, number)} as name, count(*)::integer as visits
    ${selectLive(siteId)} and ${number} >= 0 group by ${number}
    order by visits desc, name limit ${MAX_ROWS}`)
  return rows
}
