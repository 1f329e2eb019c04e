import type { Till } from '../checkout/index.ts'
import type { Site } from '../../platform/http/site.ts'
import { digestOf } from '../../platform/http/token.ts'
import { complete } from './complete.ts'
import { justPlacedOrder } from './read-store.ts'
import { orderToken } from './token.ts'

/** Takes the money for the checkout page. */
export const till: Till = {
  async pay(db, site, attempt) {
    const completion = await complete(db, site, attempt)
    return completion.kind === 'challenge' ? completion.url : orderUrl(site, completion.orderId)
  },

  async justPlaced(db, site, key) {
    const orderId = await justPlacedOrder(db, site.id, digestOf(key))
    return orderId === undefined ? undefined : orderUrl(site, orderId)
  },
}

/** Where the page of an order is: whoever has this address may read it. */
export function orderUrl(site: Pick<Site, 'secret'>, orderId: string): `/order/${string}` {
  return `/order/${orderToken(site.secret, orderId)}`
}
