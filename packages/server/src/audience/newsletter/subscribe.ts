import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import { emitEvent } from '../../platform/jobs/index.ts'
import { deleteEmails } from '../../platform/mail/index.ts'
import { deleteOptOut, isUnsubscribed } from '../unsubscribe/index.ts'
import { parseConfirmToken } from './confirm-token.ts'
import { getOutboxKey } from './confirmation-email.ts'
import { confirmLists, requestLists } from './lists/member-store.ts'
import { confirmSubscriber, findSubscriber, putSubscriber, type Subscriber } from './store.ts'

export const CONFIRMATION_REQUESTED = 'newsletter.letter'

export type Asking = Pick<
  Subscriber,
  'email' | 'firstName' | 'lastName' | 'locale' | 'formId' | 'consent' | 'siteUserId'
> & {
  /** The mailing lists that the form names; those that do not exist are skipped. */
  readonly listIds: readonly string[]
}

/**
 * Requests a subscription. The confirmation email is sent after the response, so neither reveals
 * who is subscribed.
 */
export async function subscribe(db: Db, site: Site, { listIds, ...asking }: Asking): Promise<void> {
  await transact(db, async (tx) => {
    const email = asking.email.trim().toLowerCase()
    const { formId, consent } = asking
    const hasLeft = await isUnsubscribed(tx, site.id, email)
    const subscriberId = await putSubscriber(tx, site.id, { ...asking, email, id: newId() })
    await requestLists(tx, site.id, { subscriberId, listIds, formId, consent, hasLeft })
    await requestConfirmation(tx, site.id, subscriberId)
  })
}

/** Lets a job send the email that asks a subscriber for a confirmation. */
export async function requestConfirmation(
  tx: Db,
  siteId: string,
  subscriberId: string,
): Promise<void> {
  const payload = { subscriberId, requestId: newId() }
  const dedupe = `${CONFIRMATION_REQUESTED}:${payload.requestId}`
  await emitEvent(tx, siteId, { topic: CONFIRMATION_REQUESTED, dedupe, payload })
}

/**
 * Confirms a subscription and the lists that were asked for, whatever the address chose before; resolves to false
 * for an invalid token.
 */
export async function confirm(db: Db, site: Site, token: string): Promise<boolean> {
  const id = parseConfirmToken(site, token, Date.now())
  if (id === undefined) return false
  return transact(db, async (tx) => {
    const subscriber = await findSubscriber(tx, site.id, id)
    if (!subscriber) return false
    const { email } = subscriber
    const hasLeft = await isUnsubscribed(tx, site.id, email)
    await confirmSubscriber(tx, site.id, id)
    await confirmLists(tx, site.id, { subscriberId: id, hasLeft })
    await deleteOptOut(tx, site.id, email)
    return true
  })
}

/** Deletes the confirmation emails of subscribers. */
export async function deleteConfirmationEmails(
  tx: Db,
  siteId: string,
  gone: readonly Pick<Subscriber, 'id' | 'email'>[],
): Promise<void> {
  for (const { id, email } of gone)
    await deleteEmails(tx, siteId, { recipient: email, about: getOutboxKey(id) })
}
