import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../db/db.ts'
import type { RateLimits } from './rate-limit.ts'
import type { Site } from './site.ts'
import type { SiteUser } from './site-user-cookies.ts'
import type { StaffMember } from './staff-member.ts'

/** The web server that slices add their routes to, with what admits a request to each of them. */
export interface HttpServer {
  readonly app: FastifyInstance
  readonly db: Db
  readonly isProduction: boolean
  readonly rateLimits: RateLimits
  readonly findSite: (
    request: Pick<FastifyRequest, 'protocol' | 'host' | 'hostname'>,
  ) => Promise<Site | undefined>
  readonly findStaffMember: (site: Site, session: string) => Promise<StaffMember | undefined>
  /** Resolves to undefined without a session. */
  readonly findSiteUser: (site: Site, session: string | undefined) => Promise<SiteUser | undefined>
}
