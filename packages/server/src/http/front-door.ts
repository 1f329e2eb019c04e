import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type Asked, type KeptAnswer, readAsked } from './kept-answer.ts'

const MOST_KNOWN = 10_000
const LONGEST_URL = 512

/**
 * Gives what is kept before the framework looks at the request: no cookie is read, no route is sought.
 * What it does not know goes on to the app, which tells it of answers that will do again.
 */
export class FrontDoor {
  readonly #known = new Map<string, KeptAnswer>()
  readonly #readsForwarded: boolean
  #given = 0
  #isClosed = false

  /** `trustsProxy`: the host and the scheme may be what a proxy says they were. */
  constructor(trustsProxy: boolean) {
    this.#readsForwarded = trustsProxy
  }

  /** How often it answered, for who counts requests: nothing behind it sees them. */
  get given(): number {
    return this.#given
  }

  /** False when the app has to answer. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (this.#isClosed || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    const asked = readAsked(request)
    const kept = this.#known.get(this.#keyOf(request, asked))
    if (!kept?.isCurrent) return false
    this.#given += 1
    kept.give(request, response, asked)
    return true
  }

  /** The next request for the same may be answered with this. */
  remember(request: IncomingMessage, answer: KeptAnswer): void {
    if ((request.url ?? '').length > LONGEST_URL) return
    const key = this.#keyOf(request)
    this.#known.delete(key)
    this.#known.set(key, answer)
    if (this.#known.size <= MOST_KNOWN) return
    const [oldest] = this.#known.keys()
    if (oldest !== undefined) this.#known.delete(oldest)
  }

  /** What was given for this before, though it may be out of date: better than nothing at all. */
  lastKnown(request: IncomingMessage): KeptAnswer | undefined {
    const kept = this.#known.get(this.#keyOf(request))
    return kept?.isDropped ? undefined : kept
  }

  /** From now on the app says what happens: the server is stopping. */
  close(): void {
    this.#isClosed = true
  }

  /** The server in which this stands before `app`. */
  serve(app: (request: IncomingMessage, response: ServerResponse) => void): Server {
    const limits = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 72_000 }
    return createServer({ ...limits, maxHeaderSize: 16 * 1024 }, (request, response) => {
      if (!this.answer(request, response)) app(request, response)
    })
  }

  /**
   * All that decides which page it is. What a proxy says counts only from some addresses, so that the
   * address is part of it then.
   */
  #keyOf(request: IncomingMessage, asked: Asked = readAsked(request)): string {
    const key = `${asked.host} ${request.url}`
    if (!this.#readsForwarded) return key
    const { forwardedHost, forwardedProto } = asked
    if (forwardedHost === undefined && forwardedProto === undefined) return key
    return `${key} ${forwardedHost} ${forwardedProto} ${request.socket.remoteAddress}`
  }
}
