import type { Slice } from '../slice.ts'
import { mailJobs } from './jobs.ts'
import { mailRoutes } from './routes.ts'

export const mailSlice: Slice = {
  routes: mailRoutes,
  jobs: mailJobs,
}
