import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { createEmail } from '../../platform/mail/index.ts'
import { findSiteById } from '../../identity/sites/index.ts'
import { isUnsubscribed } from '../unsubscribe/index.ts'
import { createConfirmationEmail } from './confirmation-email.ts'
import {
  deleteOldConfirmations,
  insertConfirmation,
  listRequestedLists,
} from './confirmation-store.ts'
import { deleteUnconfirmedMemberships } from './lists/member-store.ts'
import { deleteSubscriber, findSubscriber, takeUnconfirmed } from './store.ts'
import { deleteConfirmationEmails, CONFIRMATION_REQUESTED } from './subscribe.ts'

const asked = z.object({
  subscriberId: z.uuid(),
  requestId: z.uuid(),
  listIds: z.array(z.uuid()).default([]),
})
const erased = z.object({ siteUserId: z.uuid() })

/** Registers the jobs that write confirmation emails and delete the subscriptions of deleted accounts. */
export function newsletterJobs(jobs: Jobs): void {
  jobs.onEvent(CONFIRMATION_REQUESTED, async ({ db, siteId, payload }) => {
    await transact(db, (tx) => writeConfirmation(tx, siteId, asked.parse(payload)))
  })
  jobs.onEvent('siteUser.erased', ({ db, siteId, payload }) =>
    transact(db, async (tx) => {
      const { siteUserId } = erased.parse(payload)
      await deleteConfirmationEmails(tx, siteId, await deleteSubscriber(tx, siteId, siteUserId))
    }),
  )
}

/** Writes the email that asks for a confirmation, and records the lists that it names. */
async function writeConfirmation(
  tx: Db,
  siteId: string,
  { subscriberId, requestId: id, listIds }: z.output<typeof asked>,
): Promise<void> {
  const subscriber = await findSubscriber(tx, siteId, subscriberId)
  const site = await findSiteById(tx, siteId)
  if (!subscriber || !site) return
  const { email, locale: language, confirmedAt } = subscriber
  const isSubscribed = confirmedAt !== null && !(await isUnsubscribed(tx, siteId, email))
  const request = { subscriberId, listIds, isSubscribed }
  const lists = await listRequestedLists(tx, siteId, request)
  // A confirmed subscriber is asked again for another list only.
  if (isSubscribed && lists.length === 0) return
  await insertConfirmation(tx, siteId, { id, subscriberId, listIds: lists.map((list) => list.id) })
  const names = lists.map(({ name }) => name)
  const to = { id, subscriberId, email, language, isSubscribed, title: site.title, lists: names }
  await createEmail(tx, siteId, createConfirmationEmail(to))
}

/** Deletes the unconfirmed subscribers of all sites, and what confirmed ones have asked for and not confirmed. */
export async function deleteUnconfirmedSubscribers(db: Db): Promise<void> {
  await transact(db, async (tx) => {
    for (const { siteId, ...gone } of await takeUnconfirmed(tx))
      await deleteConfirmationEmails(tx, siteId, [gone])
    await deleteUnconfirmedMemberships(tx)
    await deleteOldConfirmations(tx)
  })
}
