import type { Jobs } from '../../platform/jobs/index.ts'
import { type DeliveryPorts, sendDueDeliveries } from './deliver.ts'
import { prepareDeliveries, WEBHOOK_TOPIC } from './prepare-deliveries.ts'

const POLL_S = 2

/**
 * Registers what prepares and sends deliveries. They are sent outside of the queue of jobs, so that a slow receiver delays no
 * email.
 */
export function webhookJobs(jobs: Jobs, ports: DeliveryPorts): void {
  jobs.onEvent(WEBHOOK_TOPIC, ({ db, siteId, payload }) => prepareDeliveries(db, siteId, payload))
  jobs.poll(POLL_S, async () => {
    await sendDueDeliveries(ports)
  })
}
