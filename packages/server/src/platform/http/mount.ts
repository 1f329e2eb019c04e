import { isDeepStrictEqual } from 'node:util'
import {
  type Body,
  isRepeatable,
  type Params,
  type Query,
  type Reply,
  type Route,
} from '@vitrine/contract'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../db/db.ts'
import { type RequestContext, admitRequest, parseInput } from './request-context.ts'
import type { HttpServer } from './http-server.ts'
import { runOnce, IDEMPOTENCY_HEADER } from './idempotency.ts'
import { MULTIPART, readMultipart } from './multipart.ts'
import { httpErrors } from './problem.ts'

export interface ApiRequest<R extends Route> extends RequestContext<R['access']> {
  readonly body: Body<R>
  readonly query: Query<R>
  readonly params: Params<R>
  readonly db: Db
  /** Returns a header by its lower-case name. */
  readonly header: (name: string) => string | undefined
  readonly log: FastifyBaseLogger
}

/**
 * Mounts a route of the contract. Checks in this order: site, rate limit, access, origin, input - and only
 * then calls the slice; only once if the request has an Idempotency-Key. Outside production the reply is
 * checked against the contract. Clients call URLs with and without a trailing slash (compat §6): both are
 * served.
 */
export function mount<R extends Route>(
  http: HttpServer,
  route: R,
  handler: (call: ApiRequest<R>) => Promise<Reply<R>>,
): void {
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
    const admitted = await admitRequest<R['access']>(http, request, reply, route)
    if (request.body !== undefined && route.body === undefined && route.method === 'GET')
      throw httpErrors.malformed()
    assertEncoding(request, route)
    const isMultipart = route.encoding === 'multipart'
    const input = isMultipart ? await readMultipart(request, route) : request.body
    const body = parseInput(route.body, input) as Body<R>
    const query = parseInput(route.query, request.query) as Query<R>
    const params = parseInput(route.params, request.params) as Params<R>
    const header = (name: string) => {
      const value = request.headers[name]
      return typeof value === 'string' ? value : undefined
    }
    const run = async () => {
      const { log } = request
      const reply = await handler({ ...admitted, body, query, params, db: http.db, header, log })
      if (!http.isProduction) assertMatchesContract(route, reply)
      return reply
    }
    const hasKey = isRepeatable(route) && request.headers[IDEMPOTENCY_HEADER] !== undefined
    return reply.send(await (hasKey ? runOnce(http.db, request, admitted, run) : run()))
  }
  const bare = route.path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')
  const serve = (at: FastifyInstance) => {
    for (const url of [bare, `${bare}/`])
      at.route({
        method: route.method,
        url,
        config: { access: route.access },
        ...(route.bodyLimit !== undefined && { bodyLimit: route.bodyLimit }),
        handler: handle,
      })
  }
  if (route.encoding !== 'multipart') return serve(http.app)
  // The body is not read before the access is checked; no other route accepts such a body.
  void http.app.register(async (scoped) => {
    scoped.addContentTypeParser(MULTIPART, (_request, payload, done) => done(null, payload))
    serve(scoped)
  })
}

/** Rejects a form unless the contract expects one: any page of the web can post a form. */
function assertEncoding({ headers, body }: FastifyRequest, { encoding }: Route): void {
  if (encoding === 'multipart') {
    if (headers['content-type']?.startsWith(MULTIPART) !== true) throw httpErrors.notMultipart()
    return
  }
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
  if (body !== undefined && isForm !== (encoding === 'form')) throw httpErrors.notJson()
}

/**
 * Throws if a reply has fields that the contract does not name. Production sends replies as they are, and
 * such a field may be confidential.
 */
function assertMatchesContract(route: Route, reply: unknown): void {
  if (!isDeepStrictEqual(route.replies[200].parse(reply), reply))
    throw new Error(`${route.method} ${route.path} replies with more than its contract names`)
}
