import type { OrderGateway } from '../checkout/index.ts'
import { computeDigest } from '../../platform/http/token.ts'
import { completeCheckout } from './complete.ts'
import { findRecentOrder } from './read-store.ts'
import { getOrderUrl } from './order-url.ts'

/** The order gateway of the checkout pages. */
export const orderGateway: OrderGateway = {
  async placeOrder(db, site, attempt) {
    const completion = await completeCheckout(db, site, attempt)
    return completion.kind === 'challenge' ? completion.url : getOrderUrl(site, completion.orderId)
  },

  async findRecentOrderPath(db, site, key) {
    const orderId = await findRecentOrder(db, site.id, computeDigest(key))
    return orderId === undefined ? undefined : getOrderUrl(site, orderId)
  },
}
