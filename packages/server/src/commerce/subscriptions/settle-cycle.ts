import { computeRetryAt, findNextCycle, isPlanComplete, type Message } from '@vitrine/model'
import { findOrder } from '../orders/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import { createEmail } from '../../platform/mail/index.ts'
import { endCycle, expireOpenCarts, findCycle, findCycleByCart } from './cycle-store.ts'
import { loadSubscriptionSettings } from './guard-store.ts'
import { localizeSubscription } from './localize-subscription.ts'
import { findSavedMethod } from './start-subscription.ts'
import {
  addSubscriptionEvent,
  lockSubscription,
  type StoredSubscription,
  type SubscriptionChange,
  updateSubscription,
} from './store.ts'
import { createFailedEmail, createStoppedEmail } from './subscription-emails.ts'

const NO_FAILURE = { failures: 0, firstFailedAt: null, retryAt: null } as const

/** Returns the change of a subscription to the period after `index`, the first one that starts after `after`. */
export function advance(
  { anchorAt, timeZone, plan }: StoredSubscription,
  from: { readonly index: number; readonly after: Date },
): SubscriptionChange {
  const next = findNextCycle(anchorAt, timeZone, plan.billingPeriod, from)
  return { nextIndex: next.index, nextAt: next.at, ...NO_FAILURE }
}

/**
 * Records that the order of a period was placed, and moves the subscription to the next one. The job, the buyer's own
 * payment and the event of the order call it, any number of times.
 */
export async function recordPlaced(db: Db, site: Site, orderId: string): Promise<void> {
  const order = await findOrder(db, site.id, orderId)
  if (!order?.isSubscription || order.status !== 'placed') return
  const key = await findCycleByCart(db, site.id, order.cartId)
  if (!key || (await findCycle(db, site.id, key))?.state === 'paid') return
  const saved = await findSavedMethod(db, site.id, orderId)
  await transact(db, async (tx) => {
    const subscription = await lockSubscription(tx, site.id, key.subscriptionId)
    const cycle = await findCycle(tx, site.id, key)
    if (!subscription || !cycle || cycle.state === 'paid') return
    await endCycle(tx, site.id, key, { state: 'paid', orderId })
    const ordered = subscription.ordered + 1
    const isLast = isPlanComplete(subscription.plan, ordered)
    const isNext = subscription.nextIndex === key.index
    const isRunning = subscription.status === 'active' || subscription.status === 'past_due'
    await updateSubscription(tx, site.id, subscription.id, {
      ordered,
      ...(saved && { ...saved, testMode: order.testMode }),
      ...(isNext && advance(subscription, { index: key.index, after: cycle.dueAt })),
      ...(isRunning && (isLast ? { status: 'ended', endedAt: new Date() } : { status: 'active' })),
    })
    const about = { subscriptionId: subscription.id }
    const details = { number: String(order.number) }
    await addSubscriptionEvent(tx, site.id, { ...about, kind: 'ordered', details })
    if (isRunning && isLast) await addSubscriptionEvent(tx, site.id, { ...about, kind: 'ended' })
  })
}

/** A failed attempt at an order. */
interface Failure {
  readonly subscriptionId: string
  readonly index: number
  /** The reason as the checkout would show it. */
  readonly reason: Message
  /** Whether no later attempt can succeed. */
  readonly isFinal: boolean
}

/**
 * Records that an attempt at an order has failed, and emails the buyer. It is tried again after some days; after the last
 * attempt the subscription is paused or canceled, as the site is set up.
 */
export async function recordFailure(db: Db, site: Site, failure: Failure): Promise<void> {
  const { subscriptionId: id, index, reason, isFinal } = failure
  const { afterFailures } = await loadSubscriptionSettings(db, site.id)
  await transact(db, async (tx) => {
    const subscription = await lockSubscription(tx, site.id, id)
    const cycle = await findCycle(tx, site.id, { subscriptionId: id, index })
    // The buyer has paid, or the subscription has ended in between.
    if (!subscription || !cycle || cycle.state !== 'charging' || cycle.cartId === null) return
    await endCycle(tx, site.id, { subscriptionId: id, index }, { state: 'failed' })
    const isRunning = subscription.status === 'active' || subscription.status === 'past_due'
    if (subscription.nextIndex !== index || !isRunning) return
    const failures = subscription.failures + 1
    const firstFailedAt = subscription.firstFailedAt ?? new Date()
    const retryAt = isFinal ? undefined : computeRetryAt(firstFailedAt, failures)
    const details = { reason: reason.messageId, failures, retryAt: retryAt?.toISOString() }
    await addSubscriptionEvent(tx, site.id, { subscriptionId: id, kind: 'failed', details })
    if (retryAt) {
      const change = { status: 'past_due', failures, firstFailedAt, retryAt } as const
      await updateSubscription(tx, site.id, id, change)
      const localized = await localizeSubscription(tx, site.id, subscription)
      const about = { failures, retryAt, cartId: cycle.cartId, reason }
      await createEmail(tx, site.id, createFailedEmail(localized, site, about))
      return
    }
    await stopSubscription(tx, site, subscription, afterFailures)
  })
}

/** Pauses or cancels a subscription whose payments have failed, and emails the buyer. */
async function stopSubscription(
  tx: Db,
  site: Site,
  subscription: StoredSubscription,
  action: 'pause' | 'cancel',
): Promise<void> {
  const { id } = subscription
  const isPaused = action === 'pause'
  await updateSubscription(tx, site.id, id, {
    ...NO_FAILURE,
    ...(isPaused ? { status: 'paused' } : { status: 'canceled', endedAt: new Date() }),
  })
  await expireOpenCarts(tx, site.id, id)
  const kind = isPaused ? 'paused' : 'canceled'
  await addSubscriptionEvent(tx, site.id, {
    subscriptionId: id,
    kind,
    details: { isAutomatic: true },
  })
  const localized = await localizeSubscription(tx, site.id, subscription)
  await createEmail(tx, site.id, createStoppedEmail(localized, site, kind))
}
