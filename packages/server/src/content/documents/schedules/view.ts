import type * as contract from '@vitrine/contract'
import type { Db } from '../../../platform/db/db.ts'
import { loadTitles, type TitlesById } from '../title-store.ts'
import { toEntryView } from '../view.ts'
import type { ScheduleEntry, ScheduleRow } from './schedule-store.ts'

/** Returns schedules with the titles of their documents. */
export async function toScheduleViews(
  db: Db,
  siteId: string,
  rows: readonly ScheduleRow[],
): Promise<contract.ScheduleView[]> {
  const ids = rows.flatMap(({ entries }) => entries.map(({ documentId }) => documentId))
  const titles = await loadTitles(db, siteId, ids)
  return rows.map(({ createdBy: _member, runAt, entries, ...rest }) => ({
    ...rest,
    runAt: runAt.toISOString(),
    entries: entries.map((entry) => toScheduleEntryView(entry, titles)),
  }))
}

export async function toScheduleView(
  db: Db,
  siteId: string,
  row: ScheduleRow,
): Promise<contract.ScheduleView> {
  const [view] = await toScheduleViews(db, siteId, [row])
  if (!view) throw new Error('A schedule has one view')
  return view
}

function toScheduleEntryView({ outdatedBy, ...entry }: ScheduleEntry, titles: TitlesById) {
  const newer = outdatedBy && {
    ...outdatedBy,
    publishedAt: outdatedBy.publishedAt.toISOString(),
  }
  return { ...toEntryView(entry, titles), outdatedBy: newer }
}
