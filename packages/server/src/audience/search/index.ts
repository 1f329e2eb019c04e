import type { Db } from '../../platform/db/db.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { indexChanges } from './update-index.ts'

export { askedIn } from './asked.ts'
export { updateIndex, reconcileSearch } from './update-index.ts'
export { find } from './find.ts'
export { searchRoutes } from './routes.ts'
export { searchView } from './view.ts'

/** The interval in seconds in which changes are indexed. */
const POLL_S = 1

/** Keeps what can be found as it can be read. */
export function searchJobs(
  jobs: Jobs,
  db: Db,
  reportError: (message: string, error: unknown) => void,
): void {
  jobs.poll(POLL_S, () => indexChanges(db, reportError))
}
export { searchSlice } from './slice.ts'
