import type { Db } from '../../platform/db/db.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { indexChanges } from './bring-up-to-date.ts'

export { askedIn } from './asked.ts'
export { bringUpToDate, reconcileSearch } from './bring-up-to-date.ts'
export { find } from './find.ts'
export { searchRoutes } from './routes.ts'
export { searchView } from './view.ts'

/** What has changed is looked for this often. */
const POLL_S = 1

/** Keeps what can be found as it can be read. */
export function searchJobs(
  jobs: Jobs,
  db: Db,
  complain: (message: string, error: unknown) => void,
): void {
  jobs.poll(POLL_S, () => indexChanges(db, complain))
}
