import type { Route } from '@vitrine/contract'
import type { FastifyInstance } from 'fastify'
import type { AddressRanges } from '../config/address-ranges.ts'
import type { ApiKey } from './api-key.ts'
import type { Db } from '../db/db.ts'
import type { HostRequest } from './host-request.ts'
import type { RateLimits } from './rate-limit.ts'
import type { Site } from './site.ts'
import type { SiteUser } from './site-user-cookies.ts'
import type { StaffMember } from './staff-member.ts'

/** A call that was admitted, before its slice sees it. */
export interface AdmittedCall {
  readonly site: Site
  readonly staffMember: StaffMember | undefined
  readonly apiKey: ApiKey | undefined
  readonly route: Route
  readonly params: unknown
  readonly body: unknown
}

/** Records a call for the activity log once it has succeeded, with its reply. */
export type RecordCall = (reply: unknown) => Promise<void>

/** The web server that slices add their routes to, with what admits a request to each of them. */
export interface HttpServer {
  readonly app: FastifyInstance
  readonly db: Db
  readonly isProduction: boolean
  /** Whether a mail server is configured; without one no page may promise an email. */
  readonly sendsEmail: boolean
  /** Whether the scripts that owners add to pages run there, with the rights of the site's own. */
  readonly runsPageScripts: boolean
  /** The countries and data centers of network addresses, as far as the operator supplies them. */
  readonly addressRanges: AddressRanges
  readonly rateLimits: RateLimits
  readonly findSite: (request: HostRequest) => Promise<Site | undefined>
  readonly findStaffMember: (site: Site, session: string) => Promise<StaffMember | undefined>
  /** Resolves to undefined for a token that is unknown, expired or revoked, or of another site. */
  readonly findApiKey: (site: Site, token: string) => Promise<ApiKey | undefined>
  /** Prepares to record a call for the activity log; undefined for a call that it does not show. */
  readonly prepareActivity: (call: AdmittedCall) => Promise<RecordCall | undefined>
  /** Resolves to undefined without a session. */
  readonly findSiteUser: (site: Site, session: string | undefined) => Promise<SiteUser | undefined>
}
