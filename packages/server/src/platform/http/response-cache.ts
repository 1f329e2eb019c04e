import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { cookieNames, PREVIEW_COOKIE } from '@vitrine/model'
import { parseAcceptedFormats } from './accepted-formats.ts'
import { BodyTimeout } from './operations/body-timeout.ts'
import { type CacheHeaders, type CachedResponse, parseCacheHeaders } from './cached-response.ts'
import { pinTickShape } from './tick-shape.ts'

/** An error like Node's own for a request that does not arrive. */
class RequestTimeout extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT'

  constructor() {
    super('The body of a request did not arrive in time')
  }
}

const PREVIEW_COOKIE_PREFIX = `${PREVIEW_COOKIE}=`
const MEMBER_COOKIE_PREFIX = `${cookieNames.siteUserToken}=`
/** Together at most ten seconds: Node disconnects slow headers at the first check after the time limit. */
const HEADERS_TIMEOUT_MS = 8_000
const CHECK_INTERVAL_MS = 1_000
const MAX_ENTRIES = 10_000
const MAX_URL_LENGTH = 512

/**
 * Sends cached responses before Fastify sees the request: no cookie is parsed, and no route is matched. All
 * other requests go on to the app, which stores the responses that may be reused.
 */
export class ResponseCache {
  readonly #entries = new Map<string, CachedResponse>()
  readonly #trustsProxy: boolean
  #servedCount = 0
  #isClosed = false

  /** `trustsProxy`: whether proxy headers may name the host and the scheme. */
  constructor(trustsProxy: boolean) {
    this.#trustsProxy = trustsProxy
  }

  /** The number of responses sent, for the metrics: the app does not see these requests. */
  get servedCount(): number {
    return this.#servedCount
  }

  /** Sends a cached response. Returns false if the app has to respond. */
  tryServe(request: IncomingMessage, response: ServerResponse): boolean {
    if (this.#isClosed || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    // A visitor with a preview link sees drafts, which are not cached.
    if (request.headers.cookie?.includes(PREVIEW_COOKIE_PREFIX) === true) return false
    const headers = parseCacheHeaders(request)
    const cached = this.#entries.get(this.#formatKey(request, headers))
    if (cached?.hasMemberContent && request.headers.cookie?.includes(MEMBER_COOKIE_PREFIX) === true)
      return false
    // A client that accepts compression waits in the app for the first compressed body.
    if (!cached?.isCurrent || !cached.isCompressedFor(headers)) return false
    this.#servedCount += 1
    cached.send(request, response, headers)
    return true
  }

  /** Stores the response for later requests of the same URL. */
  store(request: IncomingMessage, response: CachedResponse): void {
    if ((request.url ?? '').length > MAX_URL_LENGTH) return
    const key = this.#formatKey(request)
    this.#entries.delete(key)
    this.#entries.set(key, response)
    if (this.#entries.size <= MAX_ENTRIES) return
    const [oldest] = this.#entries.keys()
    if (oldest !== undefined) this.#entries.delete(oldest)
  }

  /**
   * Returns the last response for the request, though it may be outdated, for use while the database is down.
   */
  getStale(request: IncomingMessage): CachedResponse | undefined {
    const response = this.#entries.get(this.#formatKey(request))
    return response?.isEvicted ? undefined : response
  }

  /** Removes the response for a request: it is not public any more. */
  delete(request: IncomingMessage): void {
    this.#entries.delete(this.#formatKey(request))
  }

  /** Removes every response. */
  clear(): void {
    this.#entries.clear()
  }

  /** Leaves all requests to the app from now on, as the server is stopping. */
  close(): void {
    this.#isClosed = true
  }

  /** Creates the HTTP server, with the cache in front of `app`. */
  createServer(app: (request: IncomingMessage, response: ServerResponse) => void): Server {
    pinTickShape()
    // Bodies have a time limit of their own.
    const limits = {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: 0,
      keepAliveTimeout: 72_000,
      // Node looks for slow headers every 30 seconds by default.
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
    }
    const server = createServer({ ...limits, maxHeaderSize: 16 * 1024 }, (request, response) => {
      if (hasSeveralHosts(request)) {
        server.emit('clientError', new Error('A request names several hosts'), request.socket)
        request.socket.destroySoon()
        return
      }
      if (this.tryServe(request, response)) return
      BodyTimeout.start(request, () => {
        server.emit('clientError', new RequestTimeout(), request.socket)
        request.socket.destroySoon()
      })
      app(request, response)
    })
    return server
  }

  /**
   * Returns the key of a request: all that decides which response it gets. Proxy headers are trusted from
   * some addresses only, so the address is part of the key then.
   */
  #formatKey(request: IncomingMessage, headers: CacheHeaders = parseCacheHeaders(request)): string {
    const page = `${headers.host} ${request.url}`
    // Only images have several formats.
    const isImage = request.url?.startsWith('/assets/') === true
    const key = isImage ? `${page} ${parseAcceptedFormats(headers.accept)}` : page
    if (!this.#trustsProxy) return key
    const { forwardedHost, forwardedProto } = headers
    if (forwardedHost === undefined && forwardedProto === undefined) return key
    return `${key} ${forwardedHost} ${forwardedProto} ${request.socket.remoteAddress}`
  }
}

/** Returns whether a request has several Host headers: programs disagree about which one counts. */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === HOST_LENGTH && name.toLowerCase() === 'host') count += 1
  }
  return count > 1
}

const HOST_LENGTH = 'host'.length
