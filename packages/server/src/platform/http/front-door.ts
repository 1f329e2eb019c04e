import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { cookieNames, PREVIEW_COOKIE } from '@vitrine/model'
import { acceptedOf } from './accepted-pictures.ts'
import { BodyClock } from './body-clock.ts'
import { type Asked, type KeptAnswer, readAsked } from './kept-answer.ts'
import { holdTickShape } from './tick-shape.ts'

/** As Node says it of what does not arrive. */
class TooSlow extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT'

  constructor() {
    super('The body of a request did not arrive in time')
  }
}

const PREVIEWS = `${PREVIEW_COOKIE}=`
const MEMBERS = `${cookieNames.siteUserToken}=`
const MOST_KNOWN = 10_000
const LONGEST_URL = 512

/**
 * Gives what is kept before the framework looks at the request: no cookie is taken apart, no route is
 * sought.
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
    // Who follows a preview link is shown drafts, which are kept nowhere.
    if (request.headers.cookie?.includes(PREVIEWS) === true) return false
    const asked = readAsked(request)
    const kept = this.#known.get(this.#keyOf(request, asked))
    if (kept?.membersSeeMore && request.headers.cookie?.includes(MEMBERS) === true) return false
    // Who reads packed pages is first given what the app waits for to be packed.
    if (!kept?.isCurrent || !kept.isPackedFor(asked)) return false
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

  /** It is not for everybody any more. */
  forget(request: IncomingMessage): void {
    this.#known.delete(this.#keyOf(request))
  }

  /** Nothing that was given before is given again, whatever happens. */
  forgetAll(): void {
    this.#known.clear()
  }

  /** From now on the app says what happens: the server is stopping. */
  close(): void {
    this.#isClosed = true
  }

  /** The server in which this stands before `app`. */
  serve(app: (request: IncomingMessage, response: ServerResponse) => void): Server {
    holdTickShape()
    // What comes after the headers has a clock of its own.
    const limits = { headersTimeout: 10_000, requestTimeout: 0, keepAliveTimeout: 72_000 }
    const server = createServer({ ...limits, maxHeaderSize: 16 * 1024 }, (request, response) => {
      if (this.answer(request, response)) return
      BodyClock.start(request, () => {
        server.emit('clientError', new TooSlow(), request.socket)
        request.socket.destroySoon()
      })
      app(request, response)
    })
    return server
  }

  /**
   * All that decides which page it is. What a proxy says counts only from some addresses, so that the
   * address is part of it then.
   */
  #keyOf(request: IncomingMessage, asked: Asked = readAsked(request)): string {
    const page = `${asked.host} ${request.url}`
    // Pictures alone come in several formats.
    const isPicture = request.url?.startsWith('/assets/') === true
    const key = isPicture ? `${page} ${acceptedOf(asked.accept)}` : page
    if (!this.#readsForwarded) return key
    const { forwardedHost, forwardedProto } = asked
    if (forwardedHost === undefined && forwardedProto === undefined) return key
    return `${key} ${forwardedHost} ${forwardedProto} ${request.socket.remoteAddress}`
  }
}
