import {
  computeDonationToken,
  computeSubscriptionToken,
  getSubscriptionCheckoutPath,
} from '../../cart/index.ts'
import { getDonationCheckoutPath } from '../../checkout/index.ts'
import type { Site } from '../../../platform/http/site.ts'
import type { Order } from '../read-store.ts'

/** Returns the path of the checkout in which an order is being made. */
export function getCheckoutPath(
  { secret }: Pick<Site, 'secret'>,
  { isDonation, isSubscription, cartId }: Pick<Order, 'isDonation' | 'isSubscription' | 'cartId'>,
): `/${string}` {
  if (isSubscription) return getSubscriptionCheckoutPath(computeSubscriptionToken(secret, cartId))
  return isDonation ? getDonationCheckoutPath(computeDonationToken(secret, cartId)) : '/checkout'
}
