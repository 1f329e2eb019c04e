import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import { emitEvent } from '../../platform/jobs/index.ts'
import { deleteEmails } from '../../platform/mail/index.ts'
import { deleteOptOut, isUnsubscribed } from '../unsubscribe/index.ts'
import { parseConfirmToken } from './confirm-token.ts'
import { getOutboxKey } from './confirmation-email.ts'
import { type Confirmation, findConfirmation, listRequestedLists } from './confirmation-store.ts'
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
    await requestConfirmation(tx, site.id, { subscriberId, listIds })
  })
}

/** Lets a job send the email that asks a subscriber for a confirmation, and names the lists. */
export async function requestConfirmation(
  tx: Db,
  siteId: string,
  { subscriberId, listIds }: Confirmation,
): Promise<void> {
  const payload = { subscriberId, requestId: newId(), listIds }
  const dedupe = `${CONFIRMATION_REQUESTED}:${payload.requestId}`
  await emitEvent(tx, siteId, { topic: CONFIRMATION_REQUESTED, dedupe, payload })
}

/** A subscription that waits for its confirmation. */
interface PendingConfirmation extends Confirmation {
  readonly email: string
  /** Whether the address has unsubscribed since. */
  readonly hasLeft: boolean
}

/** Finds the subscription that a token confirms; resolves to undefined for an invalid one. */
async function findByToken(
  db: Db,
  site: Site,
  token: string,
): Promise<PendingConfirmation | undefined> {
  const id = parseConfirmToken(site, token, Date.now())
  if (id === undefined) return undefined
  const confirmation = await findConfirmation(db, site.id, id)
  const subscriber = await findSubscriber(db, site.id, confirmation.subscriberId)
  if (!subscriber) return undefined
  const { email } = subscriber
  return { ...confirmation, email, hasLeft: await isUnsubscribed(db, site.id, email) }
}

/** Lists the names of the mailing lists that a token confirms. */
export async function listConfirmedNames(
  db: Db,
  site: Site,
  token: string,
): Promise<readonly string[]> {
  const confirmation = await findByToken(db, site, token)
  if (!confirmation) return []
  return (await listRequestedLists(db, site.id, confirmation)).map(({ name }) => name)
}

/**
 * Confirms a subscription and the lists that its email named, whatever the address chose before; resolves to false
 * for an invalid token.
 */
export async function confirm(db: Db, site: Site, token: string): Promise<boolean> {
  return transact(db, async (tx) => {
    const confirmation = await findByToken(tx, site, token)
    if (!confirmation) return false
    await confirmSubscriber(tx, site.id, confirmation.subscriberId)
    await confirmLists(tx, site.id, confirmation)
    await deleteOptOut(tx, site.id, confirmation.email)
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
