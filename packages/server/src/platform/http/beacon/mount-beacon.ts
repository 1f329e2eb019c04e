import type { Body, Params, Route } from '@vitrine/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { HttpServer } from '../http-server.ts'
import { httpErrors } from '../problem.ts'
import { parseInput } from '../request-context.ts'
import type { Site } from '../site.ts'

/** A request that a script sends and forgets. */
export interface BeaconRequest<R extends Route> {
  readonly site: Site
  /** The path of the route. */
  readonly path: string
  readonly body: Body<R>
  readonly params: Params<R>
  /** The address of the client, which must not be stored. */
  readonly address: string
  readonly cookies: Readonly<Record<string, string | undefined>>
  readonly protocol: string
  readonly host: string
  /** Returns a header by its lower-case name. */
  readonly header: (name: string) => string | undefined
}

/** The functions of a slice that serve a beacon. */
export interface BeaconHandler<R extends Route> {
  readonly handle: (call: BeaconRequest<R>) => Promise<void> | void
  /** Counts a body that does not fit the contract. */
  readonly onMalformed?: (site: Site) => void
}

const FORM = 'application/x-www-form-urlencoded'

/**
 * Mounts a call that scripts send and forget: no session, no cookie and no crumb, one small body, and an empty
 * answer. The slice decides by the headers of the browser whether the call comes from a page of the site.
 */
export function mountBeacon<R extends Route>(
  http: HttpServer,
  route: R,
  { handle, onMalformed }: BeaconHandler<R>,
): void {
  const serve = async (request: FastifyRequest): Promise<void> => {
    const site = await http.findSite(request)
    if (!site) throw httpErrors.unknownSite()
    const { headers, cookies, protocol, host } = request
    const header = (name: string) => {
      const value = headers[name]
      return typeof value === 'string' ? value : undefined
    }
    let input: { readonly body: Body<R>; readonly params: Params<R> }
    try {
      input = parseBeacon(request, route)
    } catch (error) {
      onMalformed?.(site)
      throw error
    }
    const { path } = route
    await handle({ site, path, ...input, address: request.ip, cookies, protocol, host, header })
  }
  const url = route.path.replaceAll(/\{(\w+)\}/g, ':$1')
  // In a scope of its own, because the body is read differently here.
  void http.app.register(async (scope) => {
    acceptTexts(scope, route)
    scope.addHook('onError', async (request, _reply, error) => {
      // The body was refused before it was read: it is too large, or of another type.
      const isRefused = String(error.code).startsWith('FST_ERR_CTP')
      const site = isRefused ? await http.findSite(request) : undefined
      if (site) onMalformed?.(site)
    })
    for (const path of [url, `${url}/`])
      scope.route({
        method: route.method,
        url: path,
        config: { access: route.access },
        ...(route.bodyLimit !== undefined && { bodyLimit: route.bodyLimit }),
        handler: async (request, reply) => {
          reply.header('cache-control', 'no-store')
          await serve(request)
          return reply.send()
        },
      })
  })
}

/** Accepts a form, or JSON that may be marked as plain text, as beacons cannot mark it otherwise. */
function acceptTexts(scope: FastifyInstance, { encoding }: Route): void {
  scope.removeAllContentTypeParsers()
  const types = encoding === 'form' ? [FORM] : ['text/plain', 'application/json']
  scope.addContentTypeParser(types, { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
}

function parseBeacon<R extends Route>(
  { body, params }: FastifyRequest,
  route: R,
): { readonly body: Body<R>; readonly params: Params<R> } {
  const text = typeof body === 'string' ? body : ''
  const input =
    route.body === undefined
      ? {}
      : route.encoding === 'form'
        ? Object.fromEntries(new URLSearchParams(text))
        : parseJsonText(text)
  return {
    body: parseInput(route.body, input) as Body<R>,
    params: parseInput(route.params, params) as Params<R>,
  }
}

/** Parses JSON of a client. Throws `http.malformed`. */
export function parseJsonText(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (cause) {
    throw httpErrors.malformed({ cause })
  }
}
