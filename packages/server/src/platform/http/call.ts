import { CRUMB_HEADER, may, type Role } from '@vitrine/model'
import type { Access, Limit } from '@vitrine/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Db } from '../db/db.ts'
import { crumbOf, isCrumb } from './crumb.ts'
import { CrumbFail, httpErrors } from './problem.ts'
import type { RateLimits } from './rate-limit.ts'
import { SessionCookie } from './session-cookie.ts'
import type { Site } from './site.ts'
import { type SiteUser, SiteUserCookies } from './site-user-cookies.ts'
import { Visitor } from './visitor.ts'

/** A signed-in member of the site, and the session they came with. */
export interface Member {
  readonly id: string
  readonly email: string
  readonly role: Role
  readonly hasPassword: boolean
  /** The token of the session's cookie. */
  readonly session: string
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly db: Db
    readonly production: boolean
    readonly rateLimits: RateLimits
    readonly siteOf: (
      request: Pick<FastifyRequest, 'protocol' | 'host' | 'hostname'>,
    ) => Promise<Site | undefined>
    readonly memberOf: (site: Site, session: string) => Promise<Member | undefined>
    /** Who of the site's visitors a session belongs to; nobody, where there is no session. */
    readonly siteUserOf: (site: Site, session: string | undefined) => Promise<SiteUser | undefined>
  }
  interface FastifyContextConfig {
    /** Who may call it: there is no route without. */
    access?: Access
  }
}

/** What is asked of every request before its slice sees it. */
export interface Admission {
  readonly method: string
  readonly access: Access
  readonly encoding?: 'form' | 'multipart'
  readonly crumb?: 'none' | 'same-origin'
  readonly limit?: Limit
}

export interface Admitted {
  readonly site: Site
  readonly member: Member | undefined
  /** Of calls that only a signed-in visitor makes. */
  readonly siteUser: SiteUser | undefined
  readonly visitor: Visitor
  readonly sessionCookie: SessionCookie
  readonly siteUserCookies: SiteUserCookies
  /** What the browser sent, by name. */
  readonly cookies: Readonly<Record<string, string | undefined>>
  /** Counts this call against an account as well; throws `http.tooMany`. */
  readonly countAccount: (account: string) => Promise<void>
}

/** Asks in this order: which site, how often, may they, was it our own page. */
export async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  route: Admission,
): Promise<Admitted> {
  const app = request.server
  const site = await app.siteOf(request)
  if (!site) throw httpErrors.unknownSite()
  const visitor = new Visitor(request, reply, site)
  if (route.limit) {
    const by = { site: site.id, address: visitor.address, session: visitor.token }
    await app.rateLimits.count(route.limit, by)
  }
  const sessionCookie = new SessionCookie(request, reply)
  const { token } = sessionCookie
  const siteUserCookies = new SiteUserCookies(request, reply, site)
  const isOfMembers = route.access !== 'anyone' && route.access !== 'site-user'
  const member = isOfMembers && token !== undefined ? await app.memberOf(site, token) : undefined
  if (isOfMembers) {
    if (!member) throw httpErrors.signInFirst()
    if (!may(member.role, route.access)) throw httpErrors.forbidden()
  }
  const isOfSiteUser = route.access === 'site-user'
  const siteUser = isOfSiteUser ? await app.siteUserOf(site, siteUserCookies.token) : undefined
  if (isOfSiteUser && !siteUser) throw httpErrors.signInFirst()
  const by = { site, member, visitor, siteUser, siteUserCookies }
  if (route.method !== 'GET') assertOurPage(request, route, by)
  const countAccount = async (account: string) => {
    if (route.limit) await app.rateLimits.countAccount(route.limit, site.id, account)
  }
  return { ...by, sessionCookie, cookies: request.cookies, countAccount }
}

/** An unsafe call is taken from our own pages only: by crumb, or by what the browser says of a form. */
function assertOurPage(
  request: FastifyRequest,
  route: Admission,
  by: Pick<Admitted, 'site' | 'member' | 'visitor' | 'siteUser' | 'siteUserCookies'>,
): void {
  if (route.encoding === 'form' || route.crumb === 'same-origin') {
    if (!isSameOrigin(request)) throw httpErrors.foreignPage()
    return
  }
  if (route.crumb === 'none') return
  if (by.siteUser) return by.siteUserCookies.assertOwn(by.siteUser.session)
  const header = request.headers[CRUMB_HEADER]
  const asked = new URLSearchParams(request.url.split('?')[1] ?? '').get('crumb')
  const given = typeof header === 'string' ? header : (asked ?? undefined)
  if (by.member) {
    const crumb = crumbOf(by.site.secret, by.member.session)
    if (isCrumb(crumb, given)) return
    throw new CrumbFail(crumb)
  }
  if (by.visitor.token !== undefined && isCrumb(by.visitor.crumb, given)) return
  by.visitor.keepToken()
  throw new CrumbFail(by.visitor.crumb)
}

/** What browsers say of where a form stands, and no page can forge. */
function isSameOrigin(request: FastifyRequest): boolean {
  const fetchSite = request.headers['sec-fetch-site']
  if (fetchSite !== undefined) return fetchSite === 'same-origin'
  const { origin } = request.headers
  return origin !== undefined && origin === `${request.protocol}://${request.host}`
}

/** What the schema makes of `given`; throws `http.malformed`, with what is wrong with which field. */
export function read(schema: z.ZodType | undefined, given: unknown): unknown {
  if (!isStorable(given)) throw httpErrors.malformed()
  const result = schema?.safeParse(given ?? {})
  if (result && !result.success) {
    const faults = result.error.issues.map(({ path, message }) => [path.join('.'), message])
    throw httpErrors.malformed({ cause: result.error, errors: Object.fromEntries(faults) })
  }
  return result?.data
}

const DEEPEST = 32

/** Whether a database can hold it: no text with a NUL or half a character, and nothing without end. */
export function isStorable(given: unknown, depth = 0): boolean {
  if (typeof given === 'string') return !/[\0\p{Surrogate}]/u.test(given)
  if (typeof given !== 'object' || given === null) return true
  if (depth >= DEEPEST) return false
  return Object.entries(given).every(
    ([name, value]) => isStorable(name) && isStorable(value, depth + 1),
  )
}
