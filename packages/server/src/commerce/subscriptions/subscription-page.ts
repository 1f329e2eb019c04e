import { formatMoney, getSubscriptionActions, message, type Message } from '@vitrine/model'
import {
  computeSubscriptionToken,
  findCartById,
  getSubscriptionCheckoutPath,
} from '../cart/index.ts'
import { formatDay, getOrderUrl } from '../orders/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import { canChangeMethod } from './change-method.ts'
import { findCycle, listCycles, type OrderedCycle } from './cycle-store.ts'
import { describeState, formatPrice, getNextAt } from './describe-subscription.ts'
import type { StoredSubscription } from './store.ts'

/** Returns a row of the list of an account. */
export function toSubscriptionRow(site: Site, subscription: StoredSubscription) {
  const nextAt = getNextAt(subscription)
  return {
    path: `/account/subscriptions/${subscription.id}`,
    title: formatName(subscription),
    price: formatPrice(subscription, site.language),
    state: describeState(subscription, site),
    next: nextAt && formatDay(nextAt, site),
    testMode: subscription.testMode,
  }
}

/** Loads what the buyer sees of a subscription, in the language of `site`. @see themes/system/README.md, "subscription" */
export async function loadSubscriptionPage(
  db: Db,
  site: Site,
  subscription: StoredSubscription,
  shown: {
    readonly action: string
    readonly notice: Message | null
    readonly alert: Message | null
    readonly isInAccount: boolean
  },
) {
  const cycles = await listCycles(db, site.id, subscription.id)
  const actions = new Set(getSubscriptionActions(subscription))
  return {
    ...shown,
    ...toSubscriptionRow(site, subscription),
    email: subscription.email,
    paidWith: describeSavedMethod(subscription),
    canPause: actions.has('pause'),
    canResume: actions.has('resume'),
    canSkip: actions.has('skip'),
    canCancel: actions.has('cancel'),
    canCancelNow: actions.has('cancel-now'),
    canChangeMethod: canChangeMethod(subscription),
    payPath: await findPayPath(db, site, subscription),
    orderPath: getOrderUrl(site, subscription.firstOrderId),
    orders: cycles.map((cycle) => toOrder(site, subscription, cycle)),
  }
}

/** Describes the stored payment method, such as "Visa ending in 4242"; null if it is not known. */
function describeSavedMethod({
  savedBrand: brand,
  savedLastFour: lastFour,
}: StoredSubscription): Message | string | null {
  return brand === null || lastFour === null
    ? brand
    : message('payments.methodEnding', { brand, lastFour })
}

/** Finds the path where the buyer pays for an order that failed; null if none did. */
async function findPayPath(
  db: Db,
  site: Site,
  { id: subscriptionId, status, nextIndex: index }: StoredSubscription,
): Promise<string | null> {
  if (status !== 'past_due') return null
  const cycle = await findCycle(db, site.id, { subscriptionId, index })
  if (cycle?.state !== 'failed' || cycle.cartId === null) return null
  const cart = await findCartById(db, site.id, cycle.cartId)
  return cart
    ? getSubscriptionCheckoutPath(computeSubscriptionToken(site.secret, cycle.cartId))
    : null
}

function toOrder(
  site: Site,
  { currency }: StoredSubscription,
  { dueAt, state, number, orderId, totalMinor, orderStatus }: OrderedCycle,
) {
  return {
    number: number === null ? null : String(number),
    path: orderId === null ? null : getOrderUrl(site, orderId),
    day: formatDay(dueAt, site),
    total: totalMinor === null ? null : formatMoney({ minor: totalMinor, currency }, site.language),
    isSkipped: state === 'skipped',
    isFailed: state === 'failed',
    state: orderStatus === 'canceled' ? message('accountOrders.canceled') : null,
  }
}

/** Returns the title of a subscription with its variant and, for more than one, the quantity. */
export function formatName({ title, options, quantity }: StoredSubscription): string {
  const name = [title, ...options.map(({ value }) => value)].join(', ')
  return quantity === 1 ? name : `${quantity} × ${name}`
}
