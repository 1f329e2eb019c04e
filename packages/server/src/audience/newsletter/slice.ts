import type { Finder, Slice } from '../../platform/slice.ts'
import { CONFIRMATION_LINK, makeConfirmationLink } from './confirmation-email.ts'
import { deleteUnconfirmedSubscribers, newsletterJobs } from './jobs.ts'
import { mailingListRoutes } from './lists/routes.ts'
import { newsletterPages } from './pages.ts'
import { listSubscribers } from './store.ts'
import { studioNewsletterRoutes } from './studio-routes.ts'

/** Finds subscribers by parts of their names and email addresses, the newest first. */
const subscriberFinder: Finder = {
  kind: 'subscriber',
  action: 'forms.read',
  find: async (db, { id: siteId }, { text, limit }) =>
    (await listSubscribers(db, siteId, { search: text, limit })).map((row) => ({
      id: row.id,
      title: row.email,
      note: `${row.firstName} ${row.lastName}`.trim(),
    })),
}

export const newsletterSlice: Slice = {
  routes: (http) => {
    newsletterPages(http)
    studioNewsletterRoutes(http)
    mailingListRoutes(http)
  },
  jobs: newsletterJobs,
  finder: subscriberFinder,
  emailSecrets: { [CONFIRMATION_LINK]: makeConfirmationLink },
  nightly: { 'delete unconfirmed newsletter subscriptions': deleteUnconfirmedSubscribers },
}
