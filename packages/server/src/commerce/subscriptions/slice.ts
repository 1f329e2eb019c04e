import type { Slice } from '../../platform/slice.ts'
import { subscriptionJobs } from './jobs.ts'
import { subscriptionRoutes } from './routes.ts'
import { subscriptionEmailSecrets } from './subscription-emails.ts'

export const subscriptionsSlice: Slice = {
  routes: (http) => subscriptionRoutes(http),
  jobs: subscriptionJobs,
  emailSecrets: subscriptionEmailSecrets,
}
