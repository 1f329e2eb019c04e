import { Readable } from 'node:stream'
import type { Query, Route } from '@vitrine/contract'
import type { HttpServer } from './http-server.ts'
import { admitRequest, parseInput, type RequestContext } from './request-context.ts'

/** A client that has more than this to read is too slow, and is disconnected. */
const MAX_BUFFERED_BYTES = 64 * 1024

/** A response of server-sent events. */
export class EventStream {
  readonly #out = new Readable({ read: () => undefined })
  readonly #disconnect: () => void
  #isOpen = true

  constructor(disconnect: () => void) {
    this.#disconnect = disconnect
  }

  /** The body of the response. */
  get body(): Readable {
    return this.#out
  }

  /** Sends the data of an event. */
  send(data: object): void {
    this.#write(`data: ${JSON.stringify(data)}\n\n`)
  }

  /** Sends a comment, so that proxies and the client see that the connection works. */
  beat(): void {
    this.#write(':\n\n')
  }

  /** Ends the response after what was sent. */
  end(): void {
    if (!this.#isOpen) return
    this.#isOpen = false
    this.#out.push(null)
  }

  #write(text: string): void {
    if (!this.#isOpen) return
    if (this.#out.readableLength > MAX_BUFFERED_BYTES) {
      this.#isOpen = false
      this.#disconnect()
    } else this.#out.push(text)
  }
}

/** A request for a stream of events. */
export interface EventRequest<R extends Route> extends RequestContext<R['access']> {
  readonly query: Query<R>
  readonly stream: EventStream
}

/**
 * Mounts a route of the contract whose response is a stream of events. Checks site, rate limit, access and input
 * first. `open` may throw errors of its slice, or else resolves to the function that is called when the client is gone.
 */
export function mountEvents<R extends Route>(
  http: HttpServer,
  route: R,
  open: (request: EventRequest<R>) => Promise<() => void>,
): void {
  http.app.route({
    method: 'GET',
    url: route.path,
    exposeHeadRoute: false,
    config: { access: route.access },
    handler: async (request, reply) => {
      const admitted = await admitRequest<R['access']>(http, request, reply, route)
      const query = parseInput(route.query, request.query) as Query<R> // parsed with its schema
      const stream = new EventStream(() => reply.raw.destroy())
      let isGone = false
      let onGone: (() => void) | undefined
      reply.raw.once('close', () => {
        isGone = true
        stream.end()
        onGone?.()
      })
      onGone = await open({ ...admitted, query, stream })
      if (isGone) onGone()
      return reply
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no')
        .type('text/event-stream; charset=utf-8')
        .send(stream.body)
    },
  })
}
