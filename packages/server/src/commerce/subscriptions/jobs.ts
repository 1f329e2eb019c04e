import { z } from 'zod'
import { loadSite } from '../../identity/sites/index.ts'
import { METHOD_ENTERED } from '../payments/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import type { JobPorts } from '../../platform/slice.ts'
import { changeMethod } from './change-method.ts'
import { renewSubscriptions } from './renew.ts'
import { recordPlaced } from './settle-cycle.ts'
import { startSubscription } from './start-subscription.ts'
import { emailUpcoming } from './upcoming.ts'

const placedSchema = z.object({ orderId: z.uuid() })
const enteredSchema = z.object({ subject: z.uuid(), ref: z.string() })

/** Registers the jobs of subscriptions: what follows a placed order, the next orders, and the emails before them. */
export function subscriptionJobs(
  jobs: Jobs,
  { db, url, logError }: Pick<JobPorts, 'db' | 'url' | 'logError'>,
): void {
  jobs.schedule('* * * * *', 'subscriptions-renew', async () =>
    renewSubscriptions({ db, url: url(), logError }),
  )
  jobs.schedule('20 5 * * *', 'subscriptions-upcoming', async () => emailUpcoming(db, url()))
  jobs.onEvent('order.placed', async ({ db: on, siteId, payload }) => {
    const { orderId } = placedSchema.parse(payload)
    const site = await loadSite(on, siteId, url())
    if (!site) return
    await startSubscription(on, site, orderId)
    await recordPlaced(on, site, orderId)
  })
  // The buyer may have closed the page of the provider without coming back.
  jobs.onEvent(METHOD_ENTERED, async ({ db: on, siteId, payload }) => {
    const { subject: id, ref } = enteredSchema.parse(payload)
    await changeMethod(on, { id: siteId }, { id }, ref)
  })
}
