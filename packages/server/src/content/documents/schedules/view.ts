import type * as contract from '@vitrine/contract'
import { toEntryView } from '../view.ts'
import type { ScheduleEntry, ScheduleRow } from './schedule-store.ts'

export function toScheduleView(row: ScheduleRow): contract.ScheduleView {
  const { createdBy: _member, runAt, entries, ...rest } = row
  return { ...rest, runAt: runAt.toISOString(), entries: entries.map(toScheduleEntryView) }
}

function toScheduleEntryView({ outdatedBy, ...entry }: ScheduleEntry) {
  const newer = outdatedBy && {
    ...outdatedBy,
    publishedAt: outdatedBy.publishedAt.toISOString(),
  }
  return { ...toEntryView(entry), outdatedBy: newer }
}
