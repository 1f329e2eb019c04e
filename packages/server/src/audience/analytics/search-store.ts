import type { readSearches, Reply } from '@vitrine/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { hitKinds } from '../tracking/index.ts'
import { getText, isInTime, MAX_ROWS, type ReportTime } from './report-time-store.ts'

type SearchReport = Reply<typeof readSearches>

/** Loads the site searches of a time, with the most frequent words first. */
export async function loadSearches(db: Db, time: ReportTime): Promise<SearchReport> {
  const { rows: sums } = await db.execute<Pick<SearchReport, 'searches' | 'withoutResults'>>(
    sql`select ${COUNTS} ${selectSearches(time)}`,
  )
  const { rows: terms } = await db.execute<SearchReport['terms'][number] & Record<string, unknown>>(
    sql`
    select ${getText(time.siteId, 'search', sql`h.item`)} as term, ${COUNTS},
      count(distinct h.visit)::integer as visits
    ${selectSearches(time)} and h.item >= 0 group by h.item
    order by searches desc, term limit ${MAX_ROWS}`,
  )
  return { searches: 0, withoutResults: 0, ...sums[0], terms }
}

const COUNTS = sql`count(*)::integer as searches,
  count(*) filter (where h.amount = 0)::integer as "withoutResults"`

const selectSearches = (time: ReportTime): SQL =>
  sql`from hit h where h.site_id = ${time.siteId} and h.kind = ${hitKinds.search}
    and ${isInTime(sql`h.at`, time)}`
