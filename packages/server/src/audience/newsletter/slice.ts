import type { Slice } from '../../platform/slice.ts'
import { CONFIRMATION_LINK, makeConfirmationLink } from './confirmation-email.ts'
import { deleteUnconfirmedSubscribers, newsletterJobs } from './jobs.ts'
import { mailingListRoutes } from './lists/routes.ts'
import { newsletterPages } from './pages.ts'
import { studioNewsletterRoutes } from './studio-routes.ts'

export const newsletterSlice: Slice = {
  routes: (http) => {
    newsletterPages(http)
    studioNewsletterRoutes(http)
    mailingListRoutes(http)
  },
  jobs: newsletterJobs,
  emailSecrets: { [CONFIRMATION_LINK]: makeConfirmationLink },
  nightly: { 'delete unconfirmed newsletter subscriptions': deleteUnconfirmedSubscribers },
}
