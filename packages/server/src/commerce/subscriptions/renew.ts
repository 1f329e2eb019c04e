import { message, type Message } from '@vitrine/model'
import { createRenewalCart } from '../cart/index.ts'
import { loadCheckout, saveDetails } from '../checkout/index.ts'
import { completeCheckout, getOrderUrl } from '../orders/index.ts'
import type { PaymentPage } from '../payments/index.ts'
import { loadSite } from '../../identity/sites/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Site } from '../../platform/http/site.ts'
import { toMessage } from '../../platform/http/translator.ts'
import { createEmail } from '../../platform/mail/index.ts'
import type { LogError } from '../../platform/slice.ts'
import { findCycle, insertCycle, leaseCycle } from './cycle-store.ts'
import { listSitesWithSubscriptions, loadMark, mayCharge } from './guard-store.ts'
import { localizeSubscription } from './localize-subscription.ts'
import { advance, recordFailure, recordPlaced } from './settle-cycle.ts'
import {
  addSubscriptionEvent,
  findBuyerOfSubscription,
  listDueSubscriptions,
  lockDueSubscription,
  type StoredSubscription,
  updateSubscription,
} from './store.ts'
import { createStoppedEmail } from './subscription-emails.ts'

/** The number of orders of one run; the next run continues. */
const BATCH = 100

/** The dependencies of the job of renewals. */
interface RenewalPorts {
  readonly db: Db
  /** The URL of the installation. */
  readonly url: string
  readonly logError?: LogError
}

/**
 * Places the orders of all subscriptions that are due, each once: several processes may run it, and one that was killed is resumed. A
 * copy of the installation places none.
 */
export async function renewSubscriptions({ db, url, logError }: RenewalPorts): Promise<void> {
  const mark = await loadMark(db, url)
  for (const siteId of await listSitesWithSubscriptions(db)) await mayCharge(db, siteId, mark)
  for (const { siteId, id } of await listDueSubscriptions(db, BATCH)) {
    const site = await loadSite(db, siteId, url)
    if (!site || !(await mayCharge(db, siteId, mark))) continue
    await renewSubscription(db, site, id).catch((error: unknown) =>
      logError?.(`The order of subscription ${id} could not be placed`, error),
    )
  }
}

/** Places the order of a subscription that is due; nothing if none is. */
export async function renewSubscription(db: Db, site: Site, id: string): Promise<void> {
  const claim = await transact(db, (tx) => claimCycle(tx, site, id))
  if (!claim) return
  const { subscription, index, cartId } = claim
  const failure = { subscriptionId: id, index }
  try {
    const { kind, orderId } = await placeOrder(db, site, { subscription, cartId })
    // A payment that the provider is still processing places the order later, which its event tells.
    if (kind === 'placed') await recordPlaced(db, site, orderId)
    if (kind === 'challenge')
      await recordFailure(db, site, {
        ...failure,
        reason: message('checkout.paymentFailed'),
        isFinal: false,
      })
  } catch (error) {
    const reason = getFailure(error)
    if (!reason) throw error
    await recordFailure(db, site, { ...failure, ...reason })
  }
}

interface Claim {
  readonly subscription: StoredSubscription
  readonly index: number
  readonly cartId: string
}

/** Leases the due order of a subscription to this process, and creates its cart. Locks: subscription, cart. */
async function claimCycle(tx: Db, site: Site, id: string): Promise<Claim | undefined> {
  const subscription = await lockDueSubscription(tx, site.id, id)
  if (!subscription) return undefined
  if (subscription.cancelsAtEnd) {
    await endSubscription(tx, site, subscription)
    return undefined
  }
  const { nextIndex: index, nextAt: dueAt } = subscription
  const key = { subscriptionId: id, index }
  await insertCycle(tx, site.id, { ...key, dueAt, state: 'charging', cartId: newId() })
  const cycle = await findCycle(tx, site.id, key)
  if (!cycle || cycle.isLeased) return undefined
  if (cycle.state === 'paid' || cycle.cartId === null) {
    await updateSubscription(tx, site.id, id, advance(subscription, { index, after: dueAt }))
    return undefined
  }
  await leaseCycle(tx, site.id, key)
  await createRenewalCart(tx, site, { ...subscription, id: cycle.cartId })
  const { email, address, shippingOptionId, paymentMethod, language: locale } = subscription
  const details = { email, address, shippingOptionId, paymentMethod, locale }
  await saveDetails(tx, site.id, cycle.cartId, details)
  return { subscription, index, cartId: cycle.cartId }
}

/** Ends a subscription whose buyer has canceled it, with the period that was paid for. */
async function endSubscription(
  tx: Db,
  site: Site,
  subscription: StoredSubscription,
): Promise<void> {
  const { id, nextAt } = subscription
  await updateSubscription(tx, site.id, id, { status: 'canceled', endedAt: nextAt })
  await addSubscriptionEvent(tx, site.id, { subscriptionId: id, kind: 'ended' })
  const localized = await localizeSubscription(tx, site.id, subscription)
  await createEmail(tx, site.id, createStoppedEmail(localized, site, 'ended'))
}

async function placeOrder(
  db: Db,
  site: Site,
  { subscription, cartId }: Pick<Claim, 'subscription' | 'cartId'>,
) {
  const siteUserId = await findBuyerOfSubscription(db, site.id, subscription)
  const { savedMethod: ref } = subscription
  const { details, shippingOptions } = await loadCheckout(db, site, cartId)
  // A delivery that is not offered any more is replaced by the first one that is.
  if (!shippingOptions.some(({ id }) => id === details.shippingOptionId))
    await saveDetails(db, site.id, cartId, {
      ...details,
      locale: details.locale ?? undefined,
      shippingOptionId: null,
    })
  const { cartVersion, quote } = await loadCheckout(db, site, cartId)
  return completeCheckout(db, site, {
    cartId,
    version: cartVersion,
    expectedTotalMinor: quote.grandTotalMinor,
    ...(siteUserId !== undefined && { siteUser: { id: siteUserId, memberAreaIds: [] } }),
    ...(ref !== null && {
      savedMethod: { ref, customer: subscription.savedCustomer },
      createPage: (orderId: string) => createPage(site, subscription, orderId),
    }),
  })
}

/** Returns what a provider shows of an order that is charged without its buyer. */
function createPage(
  site: Site,
  { email, language, firstOrderId }: StoredSubscription,
  orderId: string,
): PaymentPage {
  return {
    email,
    language,
    description: site.title,
    returnUrl: `${site.origin}${getOrderUrl(site, orderId)}`,
    cancelUrl: `${site.origin}${getOrderUrl(site, firstOrderId)}/subscription`,
  }
}

/** The errors that do not count as a failed attempt: the next run tries again. */
const TRANSIENT = new Set(['checkout.cartChanged', 'checkout.completionInProgress'])

/** Returns the reason for a failed attempt; undefined for an error that says nothing about the order. */
function getFailure(
  error: unknown,
): { readonly reason: Message; readonly isFinal: boolean } | undefined {
  if (!(error instanceof AppError) || error.status >= 500 || TRANSIENT.has(error.code))
    return undefined
  const [first] = Object.values(error.errors ?? {})
  const reason = first !== undefined && typeof first !== 'string' ? first : toMessage(error)
  return { reason, isFinal: error.code === 'checkout.empty' }
}
