import type { Slice } from '../../platform/slice.ts'
import { deleteOldDeliveries } from './delivery-store.ts'
import { findEndpoint } from './endpoint-store.ts'
import { webhookJobs } from './jobs.ts'
import { webhookRoutes } from './routes.ts'

export const webhooksSlice: Slice = {
  routes: webhookRoutes,
  jobs: webhookJobs,
  subjects: {
    '/api/studio/webhooks/{id}': async (db, siteId, id) => {
      const endpoint = await findEndpoint(db, siteId, id)
      return endpoint && { name: new URL(endpoint.address).host }
    },
  },
  nightly: { 'delete old webhook deliveries': deleteOldDeliveries },
}
