import type { FastifyInstance } from 'fastify'
import { newsletterPages } from './pages.ts'
import { studioNewsletterRoutes } from './studio-routes.ts'

export { forgetUnconfirmed, newsletterJobs } from './jobs.ts'
export { subscribe } from './subscribe.ts'

export function newsletterRoutes(app: FastifyInstance): void {
  newsletterPages(app)
  studioNewsletterRoutes(app)
}
