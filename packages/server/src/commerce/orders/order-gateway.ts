import type { OrderGateway } from '../checkout/index.ts'
import { computeDigest } from '../../platform/http/token.ts'
import { completeCheckout } from './complete.ts'
import { getFailureMessage } from '../payments/index.ts'
import { findLastFailure, findRecentOrder } from './read-store.ts'
import { getOrderUrl, getPaymentUrl } from './order-url.ts'

function isPath(url: string): url is `/${string}` {
  return url.startsWith('/')
}

/** The order gateway of the checkout pages. */
export const orderGateway: OrderGateway = {
  async placeOrder(db, site, attempt) {
    const { email, language, toUrl, checkoutPath } = attempt.buyer
    const createPage = (orderId: string) => ({
      email,
      language,
      description: site.title,
      returnUrl: toUrl(getOrderUrl(site, orderId)),
      cancelUrl: toUrl(checkoutPath),
    })
    const completion = await completeCheckout(db, site, { ...attempt, createPage })
    const { orderId } = completion
    if (completion.kind !== 'challenge') return getOrderUrl(site, orderId)
    const { url } = completion
    return url !== null && isPath(url) ? url : getPaymentUrl(site, orderId)
  },

  async findRecentOrderPath(db, site, key) {
    const orderId = await findRecentOrder(db, site.id, computeDigest(key))
    return orderId === undefined ? undefined : getOrderUrl(site, orderId)
  },

  async findDecline(db, site, cartId) {
    const failure = await findLastFailure(db, site.id, cartId)
    const reason = failure === undefined ? undefined : getFailureMessage(failure)
    // Reasons that the server itself ended a payment for are for staff.
    return typeof reason === 'string' ? undefined : reason
  },
}
