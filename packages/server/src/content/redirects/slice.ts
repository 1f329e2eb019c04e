import type { Slice } from '../../platform/slice.ts'
import { redirectJobs } from './moved-products.ts'
import { redirectRoutes } from './routes.ts'

export const redirectsSlice: Slice = {
  routes: redirectRoutes,
  jobs: redirectJobs,
}
