import { type ApiScope, CRUMB_HEADER, isApiScope, may } from '@vitrine/model'
import type { Access, Limit } from '@vitrine/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { type ApiKey, apiKeyErrors, readBearerToken } from './api-key.ts'
import { createCrumb, isValidCrumb } from './crumb.ts'
import type { HttpServer } from './http-server.ts'
import { CrumbError, httpErrors } from './problem.ts'
import { SessionCookie } from './session-cookie.ts'
import type { Site } from './site.ts'
import { type SiteUser, SiteUserCookies } from './site-user-cookies.ts'
import { isAllowed, type StaffMember } from './staff-member.ts'
import { Visitor } from './visitor.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The access of the route; no route is registered without it. */
    access?: Access
    /** Whether the route is the same at every host. */
    needsNoSite?: true
  }
}

/** The rules that a request must pass before its slice sees it. */
export interface AdmissionRules {
  readonly method: string
  readonly access: Access
  readonly encoding?: 'form' | 'multipart' | 'files' | 'stream' | 'text'
  readonly crumb?: 'none' | 'same-origin'
  readonly limit?: Limit
}

/** The callers that the access of a route guarantees: a staff member, a signed-in visitor, an API key, or none. */
interface Callers<A extends Access> {
  readonly staffMember: A extends 'anyone' | 'site-user' | ApiScope ? undefined : StaffMember
  readonly siteUser: A extends 'site-user' ? SiteUser : undefined
  readonly apiKey: A extends ApiScope ? ApiKey : undefined
}

/** A request that was admitted to a route with the access `A`. */
export interface RequestContext<A extends Access = Access> extends Callers<A> {
  readonly site: Site
  readonly visitor: Visitor
  /** The user agent of the request; empty if the browser sends none. */
  readonly userAgent: string
  readonly sessionCookie: SessionCookie
  /** The cookie of a sign-in that waits for the second step. */
  readonly pendingCookie: SessionCookie
  readonly siteUserCookies: SiteUserCookies
  /** The cookies of the request, by name. */
  readonly cookies: Readonly<Record<string, string | undefined>>
  /**
   * Counts this call against an account as well. Resolves to whether the caller must prove work first. Throws
   * `http.tooMany`.
   */
  readonly countAccount: (account: string) => Promise<boolean>
}

/** Checks site, rate limit, access and origin, in this order. Throws the errors of `http`. */
export async function admitRequest<A extends Access>(
  http: HttpServer,
  request: FastifyRequest,
  reply: FastifyReply,
  route: AdmissionRules & { readonly access: A },
): Promise<RequestContext<A>> {
  const site = await http.findSite(request)
  if (!site) throw httpErrors.unknownSite()
  const visitor = new Visitor(request, reply, site)
  if (route.limit) {
    const by = { site: site.id, network: visitor.network, session: visitor.token }
    await http.rateLimits.count(route.limit, by)
  }
  const sessionCookie = new SessionCookie(request, reply)
  const pendingCookie = new SessionCookie(request, reply, 'vitrine-sign-in')
  const siteUserCookies = new SiteUserCookies(request, reply, site)
  const tokens = {
    staff: sessionCookie.token,
    siteUser: siteUserCookies.token,
    apiKey: readBearerToken(request),
  }
  if (isApiScope(route.access)) reply.header('www-authenticate', 'Bearer')
  const callers = await findCallers(http, site, route.access, tokens)
  reply.removeHeader('www-authenticate')
  const by = { site, visitor, siteUserCookies, ...callers }
  if (route.method !== 'GET') {
    if (route.limit !== 'webhook' && isCrossSite(request)) throw httpErrors.foreignPage()
    assertOwnOrigin(request, route, by)
  }
  const countAccount = async (account: string) => {
    if (!route.limit) return false
    const { network } = visitor
    return http.rateLimits.countAccount(route.limit, site.id, { account, network })
  }
  const userAgent = request.headers['user-agent'] ?? ''
  const { cookies } = request
  return { ...by, sessionCookie, pendingCookie, userAgent, cookies, countAccount }
}

/** The tokens of a request, by which callers are found. */
interface Tokens {
  readonly staff: string | undefined
  readonly siteUser: string | undefined
  readonly apiKey: string | undefined
}

/** Finds the callers that an access requires. Throws `http.signInFirst` and `http.forbidden`. */
async function findCallers<A extends Access>(
  http: HttpServer,
  site: Site,
  access: A,
  tokens: Tokens,
): Promise<Callers<A>> {
  const callers = await findRequiredCallers(http, site, access, tokens)
  return callers as Callers<A> // the function has a branch for each kind of access
}

async function findRequiredCallers(http: HttpServer, site: Site, access: Access, tokens: Tokens) {
  const none = { staffMember: undefined, siteUser: undefined, apiKey: undefined }
  if (access === 'anyone') return none
  if (isApiScope(access)) return { ...none, apiKey: await findApiKey(http, site, access, tokens) }
  if (access === 'site-user') {
    const siteUser = await http.findSiteUser(site, tokens.siteUser)
    if (!siteUser) throw httpErrors.signInFirst()
    return { ...none, siteUser }
  }
  const { staff } = tokens
  const staffMember = staff === undefined ? undefined : await http.findStaffMember(site, staff)
  if (!staffMember) throw httpErrors.signInFirst()
  if (!may(staffMember.role, access)) throw httpErrors.forbidden()
  if (!isAllowed(staffMember, access)) throw httpErrors.setUpTwoStep()
  return { ...none, staffMember }
}

/**
 * Finds the API key of a call, and counts the call against it. Throws `apiKeys.invalid`, `apiKeys.missingScope` and
 * `http.tooMany`.
 */
async function findApiKey(
  http: HttpServer,
  site: Site,
  scope: ApiScope,
  { apiKey: token }: Tokens,
): Promise<ApiKey> {
  const apiKey = token === undefined ? undefined : await http.findApiKey(site, token)
  if (!apiKey) throw apiKeyErrors.invalid()
  const { rateLimits } = http
  await rateLimits.countAccount('commerce-api', site.id, { account: apiKey.id, network: '' })
  if (!apiKey.scopes.includes(scope)) throw apiKeyErrors.missingScope({ params: { scope } })
  return apiKey
}

/**
 * Rejects an unsafe call that does not come from one of our pages: it needs a crumb, or a form with the
 * headers of the same origin.
 */
function assertOwnOrigin(
  request: FastifyRequest,
  route: AdmissionRules,
  by: Pick<RequestContext, 'site' | 'staffMember' | 'visitor' | 'siteUser' | 'siteUserCookies'>,
): void {
  if (route.crumb === 'none') return
  if (route.encoding === 'form' || route.crumb === 'same-origin') {
    if (!isSameOrigin(request)) throw httpErrors.foreignPage()
    return
  }
  if (by.siteUser) return by.siteUserCookies.assertXsrfToken(by.siteUser.session)
  const header = request.headers[CRUMB_HEADER]
  const fromQuery = new URLSearchParams(request.url.split('?')[1] ?? '').get('crumb')
  const crumbSent = typeof header === 'string' ? header : (fromQuery ?? undefined)
  if (by.staffMember) {
    const crumb = createCrumb(by.site.secret, by.staffMember.session)
    if (isValidCrumb(crumb, crumbSent)) return
    throw new CrumbError(crumb)
  }
  if (by.visitor.token !== undefined && isValidCrumb(by.visitor.crumb, crumbSent)) return
  by.visitor.ensureToken()
  throw new CrumbError(by.visitor.crumb)
}

/** Returns whether a page of another host sends the request; the browser says so, whatever else the page knows. */
function isCrossSite(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = request.headers
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return true
  if (origin === undefined) return false
  // Without TRUST_PROXY, the server does not know the scheme that visitors use.
  if (!URL.canParse(origin)) return true
  const { protocol, host } = new URL(origin)
  return new URL(`${protocol}//${request.host}`).host !== host
}

/** Returns whether the headers, which no page can forge, name the same origin. */
function isSameOrigin(request: FastifyRequest): boolean {
  const fetchSite = request.headers['sec-fetch-site']
  if (fetchSite !== undefined) return fetchSite === 'same-origin'
  const { origin } = request.headers
  return origin !== undefined && origin === `${request.protocol}://${request.host}`
}

/** Parses input with a schema. Throws `http.malformed`, with the messages of all fields. */
export function parseInput(schema: z.ZodType | undefined, input: unknown): unknown {
  const unstorable = [...listUnstorable(input)]
  const result = schema?.safeParse(input ?? {})
  const issues = result && !result.success ? result.error.issues : []
  if (unstorable.length === 0 && issues.length === 0) return result?.data
  const errors = [...issues, ...unstorable].map(({ path, message }) => [path.join('.'), message])
  throw httpErrors.malformed({ cause: result?.error, errors: Object.fromEntries(errors) })
}

const MAX_INPUT_DEPTH = 32

/** The part of an input that a database cannot store. */
interface UnstorableInput {
  readonly path: readonly string[]
  readonly message: string
}

/** Lists the parts with a NUL, an unpaired surrogate, or too many levels. */
function* listUnstorable(
  input: unknown,
  path: readonly string[] = [],
): Generator<UnstorableInput, void> {
  if (typeof input === 'string') {
    const message = getTextError(input)
    if (message !== undefined) yield { path, message }
    return
  }
  if (typeof input !== 'object' || input === null) return
  if (path.length >= MAX_INPUT_DEPTH) {
    yield { path, message: `Invalid input: nested more than ${MAX_INPUT_DEPTH} levels deep` }
    return
  }
  for (const [name, value] of Object.entries(input)) {
    const ofName = getTextError(name)
    if (ofName === undefined) yield* listUnstorable(value, [...path, name])
    else yield { path, message: `${ofName} in a name` }
  }
}

function getTextError(text: string): string | undefined {
  const character = /[\0\p{Surrogate}]/u.exec(text)?.[0]
  if (character === undefined) return undefined
  return character === '\0'
    ? 'Invalid input: the character U+0000'
    : 'Invalid input: an unpaired surrogate'
}

/** Returns whether a database can store the input: no NUL, no lone surrogate, and limited depth. */
export function isStorable(input: unknown): boolean {
  return listUnstorable(input).next().done === true
}
