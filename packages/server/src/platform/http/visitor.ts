import { CART_MAX_AGE_S, cookieNames } from '@vitrine/model'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { getClientNetwork } from './client-network.ts'
import { createCrumb } from './crumb.ts'
import { getHostCookieName } from './host-cookie.ts'
import type { Site } from './site.ts'
import { newToken } from './token.ts'
import { readVisitorToken, signVisitorToken } from './visitor-token.ts'

/**
 * The visitor of a request, known by cookies. A visitor without a token gets one when it is first needed; the
 * token identifies the session of the crumb, and the cart.
 */
export class Visitor {
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  readonly #site: Site
  #token: string | undefined
  #hasCart: boolean | undefined
  #crumb: string | undefined

  constructor(request: FastifyRequest, reply: FastifyReply, site: Site) {
    this.#request = request
    this.#reply = reply
    this.#site = site
    this.#token = readVisitorToken(site.secret, request.cookies[this.#cookie])
  }

  /** The token of the visitor's cookie; undefined before the first response that set one. */
  get token(): string | undefined {
    return this.#token
  }

  /** The network of the visitor's address, by which limits and blocklists know them; only trusted proxies name it. */
  get network(): string {
    return getClientNetwork(this.#request.ip)
  }

  /** Returns the token, created if there is none, and sets the cookies of it and of its crumb. */
  ensureToken(): string {
    this.#token ??= newToken()
    const value = signVisitorToken(this.#site.secret, this.#token)
    this.#set(this.#cookie, value, { httpOnly: true })
    this.#set(cookieNames.crumb, this.crumb, { httpOnly: false, session: true })
    return this.#token
  }

  /** Continues with another token and its crumb. */
  replaceToken(token: string): void {
    this.#token = token
    this.#crumb = undefined
    this.ensureToken()
  }

  /** The crumb of this session. Needs a token: call `ensureToken` first. */
  get crumb(): string {
    if (this.#token === undefined) throw new Error('A crumb needs a token: call ensureToken first')
    return (this.#crumb ??= createCrumb(this.#site.secret, this.#token))
  }

  /** Whether this response tells scripts that there is a cart; undefined if it says nothing. */
  get hasCart(): boolean | undefined {
    return this.#hasCart
  }

  /** Clears the token, and with it the cart, so that the next person at this browser starts anew. */
  clearToken(): void {
    this.#token = undefined
    this.#crumb = undefined
    for (const name of [this.#cookie, cookieNames.hasCart, cookieNames.crumb])
      this.#reply.clearCookie(name, { path: '/', secure: this.#isSecure })
  }

  /** Tells scripts whether there is a cart to load. */
  setHasCart(hasCart: boolean): void {
    this.#hasCart = hasCart
    if (hasCart) this.#set(cookieNames.hasCart, 'true', { httpOnly: false })
    else if (this.#request.cookies[cookieNames.hasCart] !== undefined) {
      this.#reply.clearCookie(cookieNames.hasCart, { path: '/' })
    }
  }

  get #cookie(): string {
    return getHostCookieName(cookieNames.cart, this.#isSecure)
  }

  get #isSecure(): boolean {
    return this.#request.protocol === 'https'
  }

  #set(name: string, value: string, is: { httpOnly: boolean; session?: boolean }): void {
    this.#reply.setCookie(name, value, {
      path: '/',
      httpOnly: is.httpOnly,
      sameSite: 'lax',
      secure: this.#isSecure,
      ...(is.session ? {} : { maxAge: CART_MAX_AGE_S }),
    })
  }
}
