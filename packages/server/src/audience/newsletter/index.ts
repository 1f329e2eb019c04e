import type { PageServer } from '../../platform/http/page-server.ts'
import { newsletterPages } from './pages.ts'
import { studioNewsletterRoutes } from './studio-routes.ts'

export { deleteUnconfirmedSubscribers, newsletterJobs } from './jobs.ts'
export { subscribe } from './subscribe.ts'

export function newsletterRoutes(http: PageServer): void {
  newsletterPages(http)
  studioNewsletterRoutes(http)
}
export { newsletterSlice } from './slice.ts'
