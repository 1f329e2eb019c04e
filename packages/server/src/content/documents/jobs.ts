import type { Db } from '../../platform/db/db.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { runDueSchedules } from './schedules/schedule.ts'

const POLL_S = 15

/** Runs due schedules; at the start of the server also those that came due while none ran. */
export function documentJobs(
  jobs: Jobs,
  db: Db,
  reportError: (message: string, error: unknown) => void,
): void {
  jobs.poll(POLL_S, () => runDueSchedules(db, reportError))
}
