import { findDefaultSite } from '../../../identity/sites/index.ts'
import type { TaskPorts } from '../tasks/task-ports.ts'
import { insertTask, listLastTasks } from '../tasks/task-store.ts'
import {
  computeDueAt,
  computeRetryAt,
  listStoredBackups,
  readSchedule,
  readScheduleTime,
} from './backup-folder.ts'

/** Failures from which on the pause is as long as it gets. */
const MAX_FAILURES = 3

/** Begins a backup if one is due and none is at work. After failures it waits, unless the schedule was set since. */
export async function scheduleBackups(
  { db, place: { dataDir } }: Pick<TaskPorts, 'db' | 'place'>,
  now: Date,
): Promise<void> {
  const schedule = await readSchedule(dataDir)
  const [newest] = await listStoredBackups(dataDir)
  const setAt = await readScheduleTime(dataDir)
  const dueAt = computeDueAt(schedule, newest, setAt)
  if (!dueAt || now < dueAt) return
  const tasks = await listLastTasks(db, 'backup', MAX_FAILURES)
  const [last] = tasks
  if (now < computeRetryAt(tasks.filter(({ createdAt }) => createdAt >= setAt))) return
  if (last?.state === 'waiting' || last?.state === 'running') return
  const site = await findDefaultSite(db)
  const input = { keep: schedule.keep }
  if (site) await insertTask(db, site.id, { kind: 'backup', input, memberId: null })
}
