import type { Slice } from '../../platform/slice.ts'
import { catalogJobs } from './jobs.ts'
import { catalogRoutes } from './routes.ts'

export const catalogSlice: Slice = {
  routes: catalogRoutes,
  jobs: catalogJobs,
}
