import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { createEmail } from '../../platform/mail/index.ts'
import { getLanguage, listLanguages } from '../../identity/multilingual/index.ts'
import { loadOrigin, findSiteById } from '../../identity/sites/index.ts'
import { isUnsubscribed } from '../unsubscribe/index.ts'
import { confirmToken } from './confirm-token.ts'
import { getOutboxKey, createConfirmationEmail } from './confirmation-email.ts'
import { deleteSubscriber, subscriberById, takeUnconfirmed } from './store.ts'
import { deleteConfirmationEmails, CONFIRMATION_REQUESTED } from './subscribe.ts'

const asked = z.object({ subscriberId: z.uuid(), requestId: z.uuid() })
const erased = z.object({ siteUserId: z.uuid() })

/** Writes the letters that ask for a confirmation, and forgets who deleted their account. */
export function newsletterJobs(jobs: Jobs, { url }: { readonly url: () => string }): void {
  jobs.onEvent(CONFIRMATION_REQUESTED, async ({ db, siteId, payload }) => {
    await sendConfirmation(db, siteId, { ...asked.parse(payload), url: url() })
  })
  jobs.onEvent('siteUser.erased', ({ db, siteId, payload }) =>
    transact(db, async (tx) => {
      const { siteUserId } = erased.parse(payload)
      await deleteConfirmationEmails(tx, siteId, await deleteSubscriber(tx, siteId, siteUserId))
    }),
  )
}

async function sendConfirmation(
  db: Db,
  siteId: string,
  request: z.output<typeof asked> & { readonly url: string },
): Promise<void> {
  const { subscriberId, requestId, url } = request
  const subscriber = await subscriberById(db, siteId, subscriberId)
  const site = await findSiteById(db, siteId)
  if (!subscriber || !site) return
  const { email, locale, confirmedAt } = subscriber
  // A confirmed subscriber is not asked again.
  if (confirmedAt !== null && !(await isUnsubscribed(db, siteId, email))) return
  const { prefix = '' } = getLanguage(await listLanguages(db, siteId), locale) ?? {}
  const place = (await loadOrigin(db, siteId, url)) + (prefix === '' ? '' : `/${prefix}`)
  const token = confirmToken(site, subscriberId, Date.now())
  await createEmail(
    db,
    siteId,
    createConfirmationEmail({
      email,
      title: site.title,
      language: locale,
      link: `${place}/newsletter/confirm?token=${token}`,
      dedupe: `${getOutboxKey(subscriberId)}:${requestId}`,
    }),
  )
}

/** Deletes the unconfirmed subscribers of all sites. */
export async function deleteUnconfirmedSubscribers(db: Db): Promise<void> {
  await transact(db, async (tx) => {
    for (const { siteId, ...gone } of await takeUnconfirmed(tx))
      await deleteConfirmationEmails(tx, siteId, [gone])
  })
}
