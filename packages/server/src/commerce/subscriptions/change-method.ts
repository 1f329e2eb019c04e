import { findEnteredMethod, openMethodPage } from '../payments/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import { subscriptionErrors } from './errors.ts'
import {
  addSubscriptionEvent,
  listSubscriptionEvents,
  lockSubscription,
  type StoredSubscription,
  updateSubscription,
} from './store.ts'

/** The kind of the event of another payment method. */
const CHANGED = 'change-method'

/** Returns whether the buyer can have other orders charged to another payment method, without paying now. */
export function canChangeMethod({
  status,
  paymentMethod,
  savedCustomer,
}: StoredSubscription): boolean {
  const isOver = status === 'canceled' || status === 'ended'
  return !isOver && paymentMethod === 'stripe' && savedCustomer !== null
}

/**
 * Opens the page of the provider on which the buyer enters another payment method, and which leads back to the page of the
 * subscription. Resolves to its URL. Throws `subscriptions.notAllowed`.
 */
export async function openChangePage(
  db: Db,
  site: Pick<Site, 'id'>,
  subscription: StoredSubscription,
  page: { readonly url: string; readonly language: string },
): Promise<string> {
  const { id: subject, savedCustomer: customer, currency } = subscription
  if (!canChangeMethod(subscription) || customer === null) throw subscriptionErrors.notAllowed()
  const { url: returnUrl, language } = page
  return openMethodPage(db, site.id, {
    subject,
    customer,
    currency,
    page: { language, returnUrl, cancelUrl: returnUrl },
  })
}

/**
 * Charges the next orders to what was entered on a page of the provider, once. Returns false if nothing was, or if another page
 * was opened later.
 */
export async function changeMethod(
  db: Db,
  site: Pick<Site, 'id'>,
  { id }: Pick<StoredSubscription, 'id'>,
  ref: string,
): Promise<boolean> {
  const entered = await findEnteredMethod(db, site.id, { ref, subject: id })
  if (!entered) return false
  return transact(db, async (tx) => {
    const subscription = await lockSubscription(tx, site.id, id)
    if (!subscription || !canChangeMethod(subscription)) return false
    const events = await listSubscriptionEvents(tx, site.id, id)
    const changes = events.filter(({ kind }) => kind === CHANGED)
    // Neither an address that is visited again nor a late event brings an earlier one back.
    if (changes.some(({ details }) => details['ref'] === ref)) return true
    if (changes.some(({ details }) => Number(details['openedAt'] ?? 0) > entered.openedAt))
      return false
    await updateSubscription(tx, site.id, id, {
      savedMethod: entered.ref,
      savedCustomer: entered.customer,
      savedBrand: entered.brand,
      savedLastFour: entered.lastFour,
    })
    const details = { ref, openedAt: entered.openedAt }
    await addSubscriptionEvent(tx, site.id, { subscriptionId: id, kind: CHANGED, details })
    return true
  })
}
