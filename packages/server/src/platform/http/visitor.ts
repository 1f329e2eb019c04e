import { CART_MAX_AGE_S, cookieNames } from '@vitrine/model'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { crumbOf } from './crumb.ts'
import type { Site } from './site.ts'
import { isToken, newToken } from './token.ts'

/**
 * Who asks, as far as cookies tell. A visitor without a token gets one when it is first needed; it is
 * the session that the crumb is made for, and what finds the cart.
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
    const given = request.cookies[cookieNames.cart]
    this.#token = isToken(given) ? given : undefined
  }

  /** The token of the visitor's cookie; undefined before the first answer that set one. */
  get token(): string | undefined {
    return this.#token
  }

  /** The visitor's address, of which proxies not ours cannot lie. */
  get address(): string {
    return this.#request.ip
  }

  /** The token, made when there is none, with the cookies that carry it and its crumb. */
  keepToken(): string {
    this.#token ??= newToken()
    this.#set(cookieNames.cart, this.#token, { httpOnly: true })
    this.#set(cookieNames.crumb, this.crumb, { httpOnly: false, session: true })
    return this.#token
  }

  /** Goes on with another token, and its crumb. */
  takeToken(token: string): void {
    this.#token = token
    this.#crumb = undefined
    this.keepToken()
  }

  /** The crumb of this visitor's session. Only after `keepToken`, or when there was a token. */
  get crumb(): string {
    if (this.#token === undefined) throw new Error('A crumb belongs to a token: keep one first')
    return (this.#crumb ??= crumbOf(this.#site.secret, this.#token))
  }

  /** What this answer tells scripts about a cart to load; undefined when it says nothing. */
  get hasCart(): boolean | undefined {
    return this.#hasCart
  }

  /** The browser forgets the token, and with it the cart: the next who sits there begins anew. */
  forgetToken(): void {
    this.#token = undefined
    this.#crumb = undefined
    for (const name of [cookieNames.cart, cookieNames.hasCart, cookieNames.crumb])
      this.#reply.clearCookie(name, { path: '/' })
  }

  /** Tells scripts whether there is a cart to load. */
  rememberCart(hasCart: boolean): void {
    this.#hasCart = hasCart
    if (hasCart) this.#set(cookieNames.hasCart, 'true', { httpOnly: false })
    else if (this.#request.cookies[cookieNames.hasCart] !== undefined) {
      this.#reply.clearCookie(cookieNames.hasCart, { path: '/' })
    }
  }

  #set(name: string, value: string, is: { httpOnly: boolean; session?: boolean }): void {
    this.#reply.setCookie(name, value, {
      path: '/',
      httpOnly: is.httpOnly,
      sameSite: 'lax',
      secure: this.#request.protocol === 'https',
      ...(is.session ? {} : { maxAge: CART_MAX_AGE_S }),
    })
  }
}
