import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import { tell } from '../../platform/jobs/index.ts'
import { forgetMails } from '../../platform/mail/index.ts'
import { takeBackRefusal } from '../unsubscribe/index.ts'
import { subscriberIn } from './confirm-token.ts'
import { about } from './letter.ts'
import { confirmSubscriber, putSubscriber, type Subscriber } from './store.ts'

export const LETTER_ASKED = 'newsletter.letter'

export type Asking = Pick<
  Subscriber,
  'email' | 'firstName' | 'lastName' | 'locale' | 'formId' | 'siteUserId'
>

/**
 * Somebody asks for the letters of a site. A letter asks the address whether it does; it is written after the
 * answer, so that neither tells who is subscribed.
 */
export async function subscribe(db: Db, site: Site, asking: Asking): Promise<void> {
  await transact(db, async (tx) => {
    const email = asking.email.trim().toLowerCase()
    const id = await putSubscriber(tx, site.id, { ...asking, email, id: newId() })
    const payload = { subscriberId: id, letterId: newId() }
    const dedupe = `${LETTER_ASKED}:${payload.letterId}`
    await tell(tx, site.id, { topic: LETTER_ASKED, dedupe, payload })
  })
}

/** Who follows the link wants the letters, whatever they said before; false for a link that is none. */
export async function confirm(db: Db, site: Site, token: string): Promise<boolean> {
  const id = subscriberIn(site, token, Date.now())
  if (id === undefined) return false
  return transact(db, async (tx) => {
    const email = await confirmSubscriber(tx, site.id, id)
    if (email === undefined) return false
    await takeBackRefusal(tx, site.id, email)
    return true
  })
}

/** With a subscriber go the letters that asked them. */
export async function forgetLetters(
  tx: Db,
  siteId: string,
  gone: readonly Pick<Subscriber, 'id' | 'email'>[],
): Promise<void> {
  for (const { id, email } of gone)
    await forgetMails(tx, siteId, { recipient: email, about: about(id) })
}
