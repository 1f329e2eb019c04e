import type { Slice } from '../../platform/slice.ts'
import { deleteOldChanges } from './drafts/change-store.ts'
import { documentJobs } from './jobs.ts'
import { documentRoutes } from './routes.ts'
import { deleteExpiredTrash } from './trash/empty-trash.ts'
import { thinVersions } from './versions/version-history-store.ts'

export const documentsSlice: Slice = {
  routes: documentRoutes,
  jobs: (jobs, { db, logError }) => documentJobs(jobs, db, logError),
  nightly: {
    'delete expired documents in the trash': deleteExpiredTrash,
    'thin old versions of documents': thinVersions,
    'delete old changes of documents': deleteOldChanges,
  },
}
