import type * as contract from '@vitrine/contract'
import { toEntryView } from '../view.ts'
import type { ScheduleRow } from './schedule-store.ts'

export function toScheduleView(row: ScheduleRow): contract.ScheduleView {
  const { createdBy: _member, runAt, entries, ...rest } = row
  return { ...rest, runAt: runAt.toISOString(), entries: entries.map(toEntryView) }
}
