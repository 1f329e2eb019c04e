import { findNextCycle, getSubscriptionActions, type SubscriptionAction } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import { createEmail } from '../../platform/mail/index.ts'
import { expireOpenCarts, findCycle, insertCycle } from './cycle-store.ts'
import { subscriptionErrors } from './errors.ts'
import { localizeSubscription } from './localize-subscription.ts'
import { advance } from './settle-cycle.ts'
import { createStoppedEmail } from './subscription-emails.ts'
import {
  addSubscriptionEvent,
  lockSubscription,
  type StoredSubscription,
  type SubscriptionChange,
  updateSubscription,
} from './store.ts'

/** A change of a subscription by its buyer, or by a member of staff. */
export interface ActionRequest {
  readonly id: string
  readonly action: SubscriptionAction
  /** The member of staff, or the name of the API key of a program; both are undefined for the buyer. */
  readonly staffId?: string | undefined
  readonly apiKey?: string | undefined
}

/**
 * Pauses, resumes or cancels a subscription, or skips its next order. Throws `subscriptions.unknown`, `.busy` while an order is being
 * placed, and `.notAllowed` if its state does not allow the action.
 */
export async function applyAction(db: Db, site: Site, request: ActionRequest): Promise<void> {
  const { id, action, staffId, apiKey } = request
  await transact(db, async (tx) => {
    const subscription = await lockSubscription(tx, site.id, id)
    if (!subscription) throw subscriptionErrors.unknown()
    if (!getSubscriptionActions(subscription).includes(action))
      throw subscriptionErrors.notAllowed()
    const { nextIndex: index } = subscription
    const cycle = await findCycle(tx, site.id, { subscriptionId: id, index })
    if (cycle?.isLeased) throw subscriptionErrors.busy()
    await updateSubscription(tx, site.id, id, await changes[action](tx, site.id, subscription))
    const details = {
      ...(staffId !== undefined && { staffId }),
      ...(apiKey !== undefined && { apiKey }),
    }
    await addSubscriptionEvent(tx, site.id, { subscriptionId: id, kind: action, details })
    if (action === 'cancel-now') {
      const localized = await localizeSubscription(tx, site.id, subscription)
      await createEmail(tx, site.id, createStoppedEmail(localized, site, 'canceled'))
    }
  })
}

type Change = (
  tx: Db,
  siteId: string,
  subscription: StoredSubscription,
) => Promise<SubscriptionChange>

const NO_FAILURE = { failures: 0, firstFailedAt: null, retryAt: null } as const

const changes: Readonly<Record<SubscriptionAction, Change>> = {
  async pause(tx, siteId, { id }) {
    await expireOpenCarts(tx, siteId, id)
    return { status: 'paused', ...NO_FAILURE }
  },
  /** A period that began during the pause is not charged: the next one is. */
  async resume(_tx, _siteId, subscription) {
    if (subscription.status !== 'paused') return { cancelsAtEnd: false }
    const { anchorAt, timeZone, plan, nextIndex } = subscription
    const next = findNextCycle(anchorAt, timeZone, plan.billingPeriod, {
      index: nextIndex - 1,
      after: new Date(),
    })
    return { status: 'active', nextIndex: next.index, nextAt: next.at, ...NO_FAILURE }
  },
  async skip(tx, siteId, subscription) {
    const { id: subscriptionId, nextIndex: index, nextAt: dueAt } = subscription
    await insertCycle(tx, siteId, { subscriptionId, index, dueAt, state: 'skipped', cartId: null })
    return advance(subscription, { index, after: dueAt })
  },
  async cancel() {
    return { cancelsAtEnd: true }
  },
  async 'cancel-now'(tx, siteId, { id }) {
    await expireOpenCarts(tx, siteId, id)
    return { status: 'canceled', endedAt: new Date(), ...NO_FAILURE }
  },
}
