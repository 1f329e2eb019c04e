import type { FastifyReply, FastifyRequest } from 'fastify'
import { isToken } from './token.ts'

/** The cookie of a signed-in member. */
export class SessionCookie {
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply

  constructor(request: FastifyRequest, reply: FastifyReply) {
    this.#request = request
    this.#reply = reply
  }

  /** What the browser sent, if it has the form of a token. */
  get token(): string | undefined {
    const given = this.#request.cookies[this.#name]
    return isToken(given) ? given : undefined
  }

  keep(token: string, maxAgeS: number): void {
    this.#reply.setCookie(this.#name, token, { ...this.#shape, maxAge: maxAgeS })
  }

  drop(): void {
    this.#reply.clearCookie(this.#name, this.#shape)
  }

  /** Over https the name binds the cookie to this host and to encryption; plain http cannot carry it. */
  get #name(): string {
    return this.#isSecure ? '__Host-vitrine' : 'vitrine'
  }

  get #shape() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.#isSecure } as const
  }

  get #isSecure(): boolean {
    return this.#request.protocol === 'https'
  }
}
