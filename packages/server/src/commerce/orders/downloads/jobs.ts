import { z } from 'zod'
import type { Jobs } from '../../../platform/jobs/index.ts'
import { listOrdersWithoutFiles } from '../../downloads/index.ts'
import { loadPlacedOrder } from '../placed-order.ts'
import { deliverDownloads } from './deliver-downloads.ts'

const addedSchema = z.object({ productId: z.uuid() })

/** Registers the job that delivers the first files of a product to those who bought it before. */
export function downloadJobs(jobs: Jobs, url: () => string): void {
  jobs.onEvent('downloads.added', async ({ db, siteId, payload }) => {
    const { productId } = addedSchema.parse(payload)
    for (const orderId of await listOrdersWithoutFiles(db, siteId, productId)) {
      const found = await loadPlacedOrder(db, siteId, { orderId, url: url() })
      const key = `downloads:${orderId}:added:${productId}`
      if (found) await deliverDownloads(db, siteId, { ...found, key })
    }
  })
}
