import { computeCycleAt, isPlanComplete } from '@vitrine/model'
import { findCartById } from '../cart/index.ts'
import { loadCheckout } from '../checkout/index.ts'
import { findOrder, listOrderLines } from '../orders/index.ts'
import { getProvider, listPayments } from '../payments/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import { createEmail } from '../../platform/mail/index.ts'
import { findCycleByCart, insertCycle } from './cycle-store.ts'
import { localizeSubscription } from './localize-subscription.ts'
import { createStartedEmail } from './subscription-emails.ts'
import {
  addSubscriptionEvent,
  findSubscriptionOfOrder,
  insertSubscription,
  type StoredSubscription,
} from './store.ts'

/** How the orders of a subscription are charged from now on. */
type SavedWay = Pick<
  StoredSubscription,
  'paymentMethod' | 'savedMethod' | 'savedCustomer' | 'savedBrand' | 'savedLastFour'
>

/**
 * Starts the subscription of a placed order, from what its buyer saw and gave. Has no effect when repeated, for another
 * order, and for one that belongs to a subscription already.
 */
export async function startSubscription(db: Db, site: Site, orderId: string): Promise<void> {
  const order = await findOrder(db, site.id, orderId)
  if (!order?.isSubscription || order.status !== 'placed' || !order.placedAt) return
  if (await findCycleByCart(db, site.id, order.cartId)) return
  const cart = await findCartById(db, site.id, order.cartId)
  const line = cart?.lines[0]
  if (!cart?.subscription || !line) return
  const { plan } = cart.subscription
  // The price that was paid, which the catalog may have changed since.
  const [bought] = await listOrderLines(db, site.id, orderId)
  if (!bought) return
  const { details, paymentMethod } = await loadCheckout(db, site, order.cartId)
  const id = newId()
  const anchorAt = order.placedAt
  const row = {
    id,
    firstOrderId: orderId,
    email: order.email,
    language: order.locale ?? site.language,
    productId: line.productId,
    variantId: line.variantId,
    title: line.title,
    sku: line.sku,
    options: line.options,
    additionalFields: line.fields,
    quantity: bought.quantity,
    unitPriceMinor: bought.unitPriceMinor,
    currency: order.currency,
    plan,
    address: details.address,
    shippingOptionId: details.shippingOptionId,
    paymentMethod: paymentMethod?.id ?? 'test',
    ...(await findSavedMethod(db, site.id, orderId)),
    testMode: order.testMode,
    anchorAt,
    timeZone: site.timeZone,
    nextIndex: 1,
    nextAt: computeCycleAt(anchorAt, site.timeZone, plan.billingPeriod, 1),
    ...(isPlanComplete(plan, 1) && { status: 'ended' as const, endedAt: anchorAt }),
  }
  await transact(db, async (tx) => {
    if (!(await insertSubscription(tx, site.id, row))) return
    const first = { subscriptionId: id, index: 0, dueAt: anchorAt, state: 'paid' as const }
    await insertCycle(tx, site.id, { ...first, cartId: order.cartId, orderId })
    const details = { number: String(order.number) }
    await addSubscriptionEvent(tx, site.id, { subscriptionId: id, kind: 'started', details })
    const started = await findSubscriptionOfOrder(tx, site.id, orderId)
    if (!started) return
    const localized = await localizeSubscription(tx, site.id, started)
    await createEmail(tx, site.id, createStartedEmail(localized, site))
  })
}

/** Finds the payment method that was stored with the payment of an order; undefined if none was. */
export async function findSavedMethod(
  db: Db,
  siteId: string,
  orderId: string,
): Promise<SavedWay | undefined> {
  const payments = await listPayments(db, siteId, orderId)
  const paid = payments.find(({ voidedAt, capturedMinor }) => !voidedAt && capturedMinor > 0n)
  if (!paid?.providerRef) return undefined
  const found = await getProvider(db, paid.provider)?.findSavedMethod(siteId, paid.providerRef)
  return (
    found && {
      paymentMethod: paid.provider,
      savedMethod: found.ref,
      savedCustomer: found.customer,
      savedBrand: found.brand,
      savedLastFour: found.lastFour,
    }
  )
}
