import {
  cookieNames,
  REMEMBERED_MAX_AGE_S,
  SITE_USER_XSRF_HEADER,
  parseSiteUserInfo,
} from '@vitrine/model'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createCrumb, isValidCrumb } from './crumb.ts'
import { getHostCookieName } from './host-cookie.ts'
import { CrumbError } from './problem.ts'
import type { Site } from './site.ts'
import { isToken } from './token.ts'

/** A signed-in visitor of the site. (A person who runs the site is a `StaffMember`.) */
export interface SiteUser {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** BCP 47. */
  readonly locale: string
  /** The member areas that they belong to. */
  readonly memberAreaIds: readonly string[]
  /** The token of the session's cookie. */
  readonly session: string
  /** The token of the account's cart, which never leaves the server. */
  readonly cartToken: string
}

/**
 * Returns the session token of a request, if it has the form of one. If the cookie `SiteUserInfo` cannot be
 * parsed, logs that and returns undefined.
 *
 * @see platform spec §6
 */
export function getSiteUserToken(request: FastifyRequest): string | undefined {
  const { [getTokenName(request)]: token, [cookieNames.siteUserInfo]: info } = request.cookies
  if (info !== undefined && parseSiteUserInfo(info) === undefined) {
    request.log.warn({ cookie: cookieNames.siteUserInfo }, 'a cookie cannot be read')
    return undefined
  }
  return isToken(token) ? token : undefined
}

/** Returns the name of the session's cookie. */
function getTokenName({ protocol }: Pick<FastifyRequest, 'protocol'>): string {
  return getHostCookieName(cookieNames.siteUserToken, protocol === 'https')
}

/** The cookies of a signed-in visitor. @see compat §10 */
export class SiteUserCookies {
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  readonly #site: Site

  constructor(request: FastifyRequest, reply: FastifyReply, site: Site) {
    this.#request = request
    this.#reply = reply
    this.#site = site
  }

  get token(): string | undefined {
    return getSiteUserToken(this.#request)
  }

  /** The session token whatever else the request holds, for signing out. */
  get rawToken(): string | undefined {
    const token = this.#request.cookies[getTokenName(this.#request)]
    return isToken(token) ? token : undefined
  }

  /** Throws, with a fresh token for a repeat, unless the request carries the XSRF token of the session. */
  assertXsrfToken(session: string): void {
    const expected = this.createXsrfToken(session)
    const sent = this.#request.headers[SITE_USER_XSRF_HEADER]
    if (!isValidCrumb(expected, typeof sent === 'string' ? sent : undefined))
      throw new CrumbError(expected)
  }

  /** Returns the XSRF token that scripts send back; it is valid for this session only. */
  createXsrfToken(session: string): string {
    return createCrumb(this.#site.secret, `site-user:${session}`)
  }

  set(session: string, of: { readonly id: string; readonly isRemembered: boolean }): void {
    const { id, isRemembered } = of
    const info = JSON.stringify({ authenticated: true, siteUserId: id })
    this.#set(getTokenName(this.#request), session, { httpOnly: true, isRemembered })
    this.#set(cookieNames.siteUserInfo, info, { httpOnly: false, isRemembered })
    this.#set(cookieNames.siteUserCrumb, this.createXsrfToken(session), {
      httpOnly: false,
      isRemembered,
    })
  }

  clear(): void {
    const { siteUserInfo, siteUserCrumb } = cookieNames
    for (const name of [getTokenName(this.#request), siteUserInfo, siteUserCrumb])
      this.#reply.clearCookie(name, { path: '/', secure: this.#isSecure })
  }

  get #isSecure(): boolean {
    return this.#request.protocol === 'https'
  }

  #set(name: string, value: string, is: { httpOnly: boolean; isRemembered: boolean }): void {
    this.#reply.setCookie(name, value, {
      path: '/',
      httpOnly: is.httpOnly,
      sameSite: 'lax',
      secure: this.#isSecure,
      ...(is.isRemembered && { maxAge: REMEMBERED_MAX_AGE_S }),
    })
  }
}
