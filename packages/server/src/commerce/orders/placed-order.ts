import type { Db } from '../../platform/db/db.ts'
import { loadOrigin, findSiteById } from '../../identity/sites/index.ts'
import { listPayments } from '../payments/index.ts'
import type { NewOrderContext } from './new-order-email.ts'
import type { OrderEmailContext } from './order-emails.ts'
import { findPaymentDue } from './payment-due.ts'
import { type Order, findOrder } from './read-store.ts'

/** An order with what its emails need. */
export interface PlacedOrder {
  readonly order: Order
  /** The context of the emails to the buyer, in the language in which they ordered. */
  readonly context: OrderEmailContext
  readonly secret: Buffer
  readonly timeZone: string
  readonly site: NewOrderContext
}

/** Loads an order with what its emails need; undefined if it is gone. */
export async function loadPlacedOrder(
  db: Db,
  siteId: string,
  { orderId, url }: { readonly orderId: string; readonly url: string },
): Promise<PlacedOrder | undefined> {
  const order = await findOrder(db, siteId, orderId)
  const site = await findSiteById(db, siteId)
  if (!order || !site) return undefined
  const origin = await loadOrigin(db, siteId, url)
  const { title, language, secret, contactEmail } = site
  const paymentDue = findPaymentDue(await listPayments(db, siteId, orderId))
  return {
    order,
    context: {
      title,
      language: order.locale ?? language,
      accountUrl: `${origin}/account`,
      paymentDue,
    },
    secret,
    timeZone: site.timeZone,
    site: { title, language, contactEmail, origin },
  }
}
