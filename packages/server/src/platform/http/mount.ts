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
import { type Admitted, admit, read } from './call.ts'
import { answerOnce, IDEMPOTENCY_HEADER } from './idempotency.ts'
import { MULTIPART, readMultipart } from './multipart.ts'
import { httpErrors } from './problem.ts'

export interface Call<R extends Route> extends Admitted {
  readonly body: Body<R>
  readonly query: Query<R>
  readonly params: Params<R>
  readonly db: Db
  /** By its name in small letters. */
  readonly header: (name: string) => string | undefined
  readonly log: FastifyBaseLogger
}

/**
 * Serves one route of the contract. Asks in this order: which site, how often, may they, was it our
 * own page, is it well formed - and only then calls the slice; once, where the request has a key by
 * which a repeat is known. Outside production, what the slice answers is held against the contract.
 * Clients in the wild write addresses with a slash at the end and without (compat §6): both are it.
 */
export function mount<R extends Route>(
  app: FastifyInstance,
  route: R,
  handler: (call: Call<R>) => Promise<Reply<R>>,
): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
    const admitted = await admit(request, reply, route)
    if (request.body !== undefined && route.body === undefined && route.method === 'GET')
      throw httpErrors.malformed()
    assertEncoding(request, route)
    const isMultipart = route.encoding === 'multipart'
    const sent = isMultipart ? await readMultipart(request, route) : request.body
    const body = read(route.body, sent) as Body<R>
    const query = read(route.query, request.query) as Query<R>
    const params = read(route.params, request.params) as Params<R>
    const header = (name: string) => {
      const value = request.headers[name]
      return typeof value === 'string' ? value : undefined
    }
    const run = async () => {
      const { log } = request
      const given = await handler({ ...admitted, body, query, params, db: app.db, header, log })
      if (!app.production) assertPromised(route, given)
      return given
    }
    const hasKey = isRepeatable(route) && request.headers[IDEMPOTENCY_HEADER] !== undefined
    return reply.send(await (hasKey ? answerOnce(request, admitted, run) : run()))
  }
  const bare = route.path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')
  const serve = (at: FastifyInstance) => {
    for (const url of [bare, `${bare}/`])
      at.route({
        method: route.method,
        url,
        config: { access: route.access },
        ...(route.bodyLimit !== undefined && { bodyLimit: route.bodyLimit }),
        handler: answer,
      })
  }
  if (route.encoding !== 'multipart') return serve(app)
  // Nothing of the body is read before it is known who sends it; nowhere else is such a body taken.
  void app.register(async (scoped) => {
    scoped.addContentTypeParser(MULTIPART, (_request, payload, done) => done(null, payload))
    serve(scoped)
  })
}

/** Forms are read where the contract says so, and nowhere else: any page of the web can post one. */
function assertEncoding({ headers, body }: FastifyRequest, { encoding }: Route): void {
  if (encoding === 'multipart') {
    if (headers['content-type']?.startsWith(MULTIPART) !== true) throw httpErrors.notMultipart()
    return
  }
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
  if (body !== undefined && isForm !== (encoding === 'form')) throw httpErrors.notJson()
}

/**
 * Production sends the answer as it is, so a field the contract does not name must fail here: it
 * may be one that nobody was to see.
 */
function assertPromised(route: Route, answer: unknown): void {
  if (!isDeepStrictEqual(route.replies[200].parse(answer), answer))
    throw new Error(`${route.method} ${route.path} answers more than its contract names`)
}
