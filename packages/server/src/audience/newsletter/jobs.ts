import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { writeMail } from '../../platform/mail/index.ts'
import { languageOf, languagesOf } from '../../identity/multilingual/index.ts'
import { originOf, siteById } from '../../identity/sites/index.ts'
import { isUnsubscribed } from '../unsubscribe/index.ts'
import { confirmToken } from './confirm-token.ts'
import { about, letterOf } from './letter.ts'
import { deleteSubscriberOf, subscriberById, takeUnconfirmed } from './store.ts'
import { forgetLetters, LETTER_ASKED } from './subscribe.ts'

const asked = z.object({ subscriberId: z.uuid(), letterId: z.uuid() })
const erased = z.object({ siteUserId: z.uuid() })

/** Writes the letters that ask for a confirmation, and forgets who deleted their account. */
export function newsletterJobs(jobs: Jobs, { url }: { readonly url: () => string }): void {
  jobs.onOutbox(LETTER_ASKED, async ({ db, siteId, payload }) => {
    await writeLetter(db, siteId, { ...asked.parse(payload), url: url() })
  })
  jobs.onOutbox('siteUser.erased', ({ db, siteId, payload }) =>
    transact(db, async (tx) => {
      const { siteUserId } = erased.parse(payload)
      await forgetLetters(tx, siteId, await deleteSubscriberOf(tx, siteId, siteUserId))
    }),
  )
}

async function writeLetter(
  db: Db,
  siteId: string,
  letter: z.output<typeof asked> & { readonly url: string },
): Promise<void> {
  const { subscriberId, letterId, url } = letter
  const subscriber = await subscriberById(db, siteId, subscriberId)
  const site = await siteById(db, siteId)
  if (!subscriber || !site) return
  const { email, locale, confirmedAt } = subscriber
  // Who gets the letters already is not asked again.
  if (confirmedAt !== null && !(await isUnsubscribed(db, siteId, email))) return
  const { prefix = '' } = languageOf(await languagesOf(db, siteId), locale) ?? {}
  const place = (await originOf(db, siteId, url)) + (prefix === '' ? '' : `/${prefix}`)
  const token = confirmToken(site, subscriberId, Date.now())
  await writeMail(
    db,
    siteId,
    letterOf({
      email,
      title: site.title,
      language: locale,
      link: `${place}/newsletter/confirm?token=${token}`,
      dedupe: `${about(subscriberId)}:${letterId}`,
    }),
  )
}

/** Of all sites: who never confirmed. */
export async function forgetUnconfirmed(db: Db): Promise<void> {
  await transact(db, async (tx) => {
    for (const { siteId, ...gone } of await takeUnconfirmed(tx))
      await forgetLetters(tx, siteId, [gone])
  })
}
