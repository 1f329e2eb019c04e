import { loadSite } from '../../identity/sites/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { createEmail } from '../../platform/mail/index.ts'
import { localizeSubscription } from './localize-subscription.ts'
import { findSubscription } from './store.ts'
import { createUpcomingEmail } from './subscription-emails.ts'
import { listUpcoming } from './upcoming-store.ts'

/** The days before an order of a long period on which its buyer gets an email. */
const NOTICE_DAYS = 14

/** Emails the buyers of subscriptions by the year, and of longer ones, before the next order. Has no effect when repeated. */
export async function emailUpcoming(db: Db, url: string): Promise<void> {
  for (const { siteId, id } of await listUpcoming(db, NOTICE_DAYS)) {
    const site = await loadSite(db, siteId, url)
    const found = await findSubscription(db, siteId, id)
    if (!site || !found) continue
    const localized = await localizeSubscription(db, siteId, found)
    await createEmail(db, siteId, createUpcomingEmail(localized, site))
  }
}
