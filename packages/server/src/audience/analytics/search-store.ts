import type { readSearches, Reply } from '@vitrine/contract'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { ALL_ITEMS, hitKinds } from '../tracking/index.ts'
import { selectEvents } from './event-rows-store.ts'
import { getText, MAX_ROWS, type ReportTime } from './report-time-store.ts'

type SearchReport = Reply<typeof readSearches>

const COUNTS = sql`coalesce(sum(total), 0)::integer as searches,
  coalesce(sum(empty), 0)::integer as "withoutResults"`

/** Loads the site searches of a time, with the most frequent words first. */
export async function loadSearches(db: Db, time: ReportTime): Promise<SearchReport> {
  const events = await selectEvents(db, time, [hitKinds.search])
  const { rows: sums } = await db.execute<Pick<SearchReport, 'searches' | 'withoutResults'>>(
    sql`with ${events} select ${COUNTS} from events where item = ${ALL_ITEMS}`,
  )
  const { rows: terms } = await db.execute<SearchReport['terms'][number] & Record<string, unknown>>(
    sql`
    with ${events}
    select ${getText(time.siteId, 'search', sql`events.item`)} as term, ${COUNTS},
      sum(visits)::integer as visits
    from events where item >= 0 group by item
    order by searches desc, term limit ${MAX_ROWS}`,
  )
  return { searches: 0, withoutResults: 0, ...sums[0], terms }
}
