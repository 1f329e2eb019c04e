import type { Slice } from '../../platform/slice.ts'
import { deleteRejectedComments } from './comment-store.ts'
import { commentJobs } from './jobs.ts'
import { commentRoutes } from './routes.ts'

export const commentsSlice: Slice = {
  routes: commentRoutes,
  jobs: (jobs, { db, url }) => commentJobs(jobs, db, { url }),
  nightly: { 'delete rejected comments': deleteRejectedComments },
}
