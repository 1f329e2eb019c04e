import type { FastifyReply, FastifyRequest } from 'fastify'
import { getHostCookieName } from './host-cookie.ts'
import { isToken } from './token.ts'

/** The session cookie of a staff member, or another one that has a token of theirs. */
export class SessionCookie {
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  readonly #bareName: string

  constructor(request: FastifyRequest, reply: FastifyReply, bareName = 'vitrine') {
    this.#request = request
    this.#reply = reply
    this.#bareName = bareName
  }

  /** The token, if the cookie has the form of one. */
  get token(): string | undefined {
    const value = this.#request.cookies[this.#name]
    return isToken(value) ? value : undefined
  }

  set(token: string, maxAgeS: number): void {
    this.#reply.setCookie(this.#name, token, { ...this.#shape, maxAge: maxAgeS })
  }

  clear(): void {
    this.#reply.clearCookie(this.#name, this.#shape)
  }

  get #name(): string {
    return getHostCookieName(this.#bareName, this.#isSecure)
  }

  get #shape() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.#isSecure } as const
  }

  get #isSecure(): boolean {
    return this.#request.protocol === 'https'
  }
}
