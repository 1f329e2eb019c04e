import type { Slice } from '../../platform/slice.ts'
import { indexChanges, reconcileSearch } from './update-index.ts'
import { searchRoutes } from './routes.ts'

/** The interval, in seconds, at which changes are indexed. */
const POLL_S = 1

export const searchSlice: Slice = {
  routes: searchRoutes,
  jobs: (jobs, { db, logError }) => jobs.poll(POLL_S, () => indexChanges(db, logError)),
  nightly: { 'reconcile the search index': reconcileSearch },
}
