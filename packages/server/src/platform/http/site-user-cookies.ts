import {
  cookieNames,
  REMEMBERED_MAX_AGE_S,
  SITE_USER_XSRF_HEADER,
  siteUserInfo,
} from '@vitrine/model'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { crumbOf, isCrumb } from './crumb.ts'
import { CrumbFail } from './problem.ts'
import type { Site } from './site.ts'
import { isToken } from './token.ts'

/** A visitor of the site who is signed in. (Who works on the site is a `Member`.) */
export interface SiteUser {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** BCP 47. */
  readonly locale: string
  /** The member areas they are in. */
  readonly memberAreaIds: readonly string[]
  /** The token of the session's cookie. */
  readonly session: string
}

/**
 * The session that a browser sent, if it has the form of one. A cookie `SiteUserInfo` that cannot be
 * read is logged, and means that there is no user.
 *
 * @see platform spec §6
 */
export function siteUserToken(request: FastifyRequest): string | undefined {
  const { [cookieNames.siteUserToken]: token, [cookieNames.siteUserInfo]: info } = request.cookies
  if (info !== undefined && siteUserInfo(info) === undefined) {
    request.log.warn({ cookie: cookieNames.siteUserInfo }, 'a cookie cannot be read')
    return undefined
  }
  return isToken(token) ? token : undefined
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
    return siteUserToken(this.#request)
  }

  /** The session that the browser holds, whatever else it sent: for ending it. */
  get held(): string | undefined {
    const token = this.#request.cookies[cookieNames.siteUserToken]
    return isToken(token) ? token : undefined
  }

  /** Throws, with a fresh token to repeat with, unless the call came with that of the session. */
  assertOwn(session: string): void {
    const expected = this.xsrfToken(session)
    const sent = this.#request.headers[SITE_USER_XSRF_HEADER]
    if (!isCrumb(expected, typeof sent === 'string' ? sent : undefined))
      throw new CrumbFail(expected)
  }

  /** What scripts of this session send back; nobody else's session takes it. */
  xsrfToken(session: string): string {
    return crumbOf(this.#site.secret, `site-user:${session}`)
  }

  keep(session: string, of: { readonly id: string; readonly isRemembered: boolean }): void {
    const { id, isRemembered } = of
    const info = JSON.stringify({ authenticated: true, siteUserId: id })
    this.#set(cookieNames.siteUserToken, session, { httpOnly: true, isRemembered })
    this.#set(cookieNames.siteUserInfo, info, { httpOnly: false, isRemembered })
    this.#set(cookieNames.siteUserCrumb, this.xsrfToken(session), { httpOnly: false, isRemembered })
  }

  drop(): void {
    for (const name of ['siteUserToken', 'siteUserInfo', 'siteUserCrumb'] as const)
      this.#reply.clearCookie(cookieNames[name], { path: '/' })
  }

  #set(name: string, value: string, is: { httpOnly: boolean; isRemembered: boolean }): void {
    this.#reply.setCookie(name, value, {
      path: '/',
      httpOnly: is.httpOnly,
      sameSite: 'lax',
      secure: this.#request.protocol === 'https',
      ...(is.isRemembered && { maxAge: REMEMBERED_MAX_AGE_S }),
    })
  }
}
