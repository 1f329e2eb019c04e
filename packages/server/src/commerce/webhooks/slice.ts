import type { Slice } from '../../platform/slice.ts'
import { deleteOldDeliveries } from './delivery-store.ts'
import { webhookJobs } from './jobs.ts'
import { webhookRoutes } from './routes.ts'

export const webhooksSlice: Slice = {
  routes: webhookRoutes,
  jobs: webhookJobs,
  nightly: { 'delete old webhook deliveries': deleteOldDeliveries },
}
