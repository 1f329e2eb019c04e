import { type Action, CRUMB_HEADER, may, type Role } from '@vitrine/model'
import type { Limit } from '@vitrine/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Db } from '../db/db.ts'
import { crumbOf, isCrumb } from './crumb.ts'
import { CrumbFail, httpErrors } from './problem.ts'
import type { RateLimits } from './rate-limit.ts'
import { SessionCookie } from './session-cookie.ts'
import type { Site } from './site.ts'
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
    readonly siteOf: (request: FastifyRequest) => Promise<Site | undefined>
    readonly memberOf: (site: Site, session: string) => Promise<Member | undefined>
  }
  interface FastifyContextConfig {
    /** Who may call it: there is no route without. */
    access?: 'anyone' | Action
  }
}

/** What is asked of every request before its slice sees it. */
export interface Admission {
  readonly method: string
  readonly access: 'anyone' | Action
  readonly encoding?: 'form'
  readonly crumb?: 'none'
  readonly limit?: Limit
}

export interface Admitted {
  readonly site: Site
  readonly member: Member | undefined
  readonly visitor: Visitor
  readonly sessionCookie: SessionCookie
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
  const asksWho = route.access !== 'anyone' && token !== undefined
  const member = asksWho ? await app.memberOf(site, token) : undefined
  if (route.access !== 'anyone') {
    if (!member) throw httpErrors.signInFirst()
    if (!may(member.role, route.access)) throw httpErrors.forbidden()
  }
  if (route.method !== 'GET') assertOurPage(request, route, { site, member, visitor })
  const countAccount = async (account: string) => {
    if (route.limit) await app.rateLimits.countAccount(route.limit, site.id, account)
  }
  return { site, member, visitor, sessionCookie, countAccount }
}

/** An unsafe call is taken from our own pages only: by crumb, or by what the browser says of a form. */
function assertOurPage(
  request: FastifyRequest,
  route: Admission,
  by: Pick<Admitted, 'site' | 'member' | 'visitor'>,
): void {
  if (route.encoding === 'form') {
    if (!isSameOrigin(request)) throw httpErrors.foreignPage()
    return
  }
  if (route.crumb === 'none') return
  const header = request.headers[CRUMB_HEADER]
  const asked = new URLSearchParams(request.url.split('?')[1] ?? '').get('crumb')
  const given = typeof header === 'string' ? header : (asked ?? undefined)
  if (by.member) {
    if (isCrumb(crumbOf(by.site.secret, by.member.session), given)) return
    throw httpErrors.crumbFail()
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
