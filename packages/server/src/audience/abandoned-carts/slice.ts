import { z } from 'zod'
import type { Slice } from '../../platform/slice.ts'
import { recoveryPages } from './pages.ts'
import { remindOfCarts } from './remind.ts'
import {
  CART_LINK,
  CART_UNSUBSCRIBE_LINK,
  makeCartLink,
  makeUnsubscribeLink,
} from './reminder-email.ts'
import { abandonedCartRoutes } from './routes.ts'
import { deleteOldReminders, markRecovered } from './store.ts'

const placed = z.object({ orderId: z.uuid() })

export const abandonedCartsSlice: Slice = {
  routes: (http) => {
    recoveryPages(http)
    abandonedCartRoutes(http)
  },
  jobs: (jobs, { db }) => {
    jobs.schedule('*/15 * * * *', 'abandoned-carts', () => remindOfCarts(db, new Date()))
    jobs.onEvent('order.placed', async ({ db: its, siteId, payload }) => {
      await markRecovered(its, siteId, placed.parse(payload).orderId)
    })
  },
  emailSecrets: { [CART_LINK]: makeCartLink, [CART_UNSUBSCRIBE_LINK]: makeUnsubscribeLink },
  nightly: { 'delete old cart reminders': deleteOldReminders },
}
