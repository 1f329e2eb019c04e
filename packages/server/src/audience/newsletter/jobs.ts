import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { createEmail } from '../../platform/mail/index.ts'
import { findSiteById } from '../../identity/sites/index.ts'
import { isUnsubscribed } from '../unsubscribe/index.ts'
import { getOutboxKey, createConfirmationEmail } from './confirmation-email.ts'
import { deleteUnconfirmedMemberships, hasPendingList } from './lists/member-store.ts'
import { deleteSubscriber, findSubscriber, takeUnconfirmed } from './store.ts'
import { deleteConfirmationEmails, CONFIRMATION_REQUESTED } from './subscribe.ts'

const asked = z.object({ subscriberId: z.uuid(), requestId: z.uuid() })
const erased = z.object({ siteUserId: z.uuid() })

/** Registers the jobs that write confirmation emails and delete the subscriptions of deleted accounts. */
export function newsletterJobs(jobs: Jobs): void {
  jobs.onEvent(CONFIRMATION_REQUESTED, async ({ db, siteId, payload }) => {
    await writeConfirmation(db, siteId, asked.parse(payload))
  })
  jobs.onEvent('siteUser.erased', ({ db, siteId, payload }) =>
    transact(db, async (tx) => {
      const { siteUserId } = erased.parse(payload)
      await deleteConfirmationEmails(tx, siteId, await deleteSubscriber(tx, siteId, siteUserId))
    }),
  )
}

async function writeConfirmation(
  db: Db,
  siteId: string,
  { subscriberId, requestId }: z.output<typeof asked>,
): Promise<void> {
  const subscriber = await findSubscriber(db, siteId, subscriberId)
  const site = await findSiteById(db, siteId)
  if (!subscriber || !site) return
  const { email, locale, confirmedAt } = subscriber
  const isSubscribed = confirmedAt !== null && !(await isUnsubscribed(db, siteId, email))
  // A confirmed subscriber is asked again for another list only.
  if (isSubscribed && !(await hasPendingList(db, siteId, subscriberId))) return
  await createEmail(
    db,
    siteId,
    createConfirmationEmail({
      subscriberId,
      email,
      title: site.title,
      language: locale,
      dedupe: `${getOutboxKey(subscriberId)}:${requestId}`,
    }),
  )
}

/** Deletes the unconfirmed subscribers of all sites, and what confirmed ones have asked for and not confirmed. */
export async function deleteUnconfirmedSubscribers(db: Db): Promise<void> {
  await transact(db, async (tx) => {
    for (const { siteId, ...gone } of await takeUnconfirmed(tx))
      await deleteConfirmationEmails(tx, siteId, [gone])
    await deleteUnconfirmedMemberships(tx)
  })
}
