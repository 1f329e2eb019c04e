import type { addNewsletterSubscriber, Body } from '@vitrine/contract'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import { isUnsubscribed } from '../unsubscribe/index.ts'
import { newsletterErrors } from './errors.ts'
import { insertMembers } from './lists/member-store.ts'
import { findSubscriber, insertSubscribers, type Subscriber } from './store.ts'
import { requestConfirmation } from './subscribe.ts'

/**
 * Adds a subscriber, who confirms by email. Throws `newsletter.unsubscribed` for an address that has unsubscribed, and
 * `newsletter.known` for one that is a subscriber or waits for the confirmation.
 */
export async function addSubscriber(
  db: Db,
  site: Pick<Site, 'id' | 'language'>,
  { email, firstName, lastName, consent, listIds }: Body<typeof addNewsletterSubscriber>,
): Promise<Subscriber> {
  return transact(db, async (tx) => {
    if (await isUnsubscribed(tx, site.id, email)) throw newsletterErrors.unsubscribed()
    const [id] = await insertSubscribers(tx, site.id, [
      {
        ...{ id: newId(), email, firstName, lastName, consent, formId: '' },
        ...{ locale: site.language, source: 'staff' as const },
      },
    ])
    const added = id === undefined ? undefined : await findSubscriber(tx, site.id, id)
    if (!added) throw newsletterErrors.known()
    await insertMembers(tx, site.id, {
      subscriberIds: [added.id],
      listIds,
      source: 'staff',
      consent,
    })
    await requestConfirmation(tx, site.id, { subscriberId: added.id, listIds })
    return added
  })
}
