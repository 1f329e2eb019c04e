import { Readable } from 'node:stream'
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
import type { HttpServer, RecordCall } from './http-server.ts'
import { runOnce, IDEMPOTENCY_HEADER } from './idempotency.ts'
import { MULTIPART, readMultipart } from './multipart.ts'
import { createFormReceiver, type ReceiveForm } from './uploads/receive-files.ts'
import { toLoggable } from './operations/log.ts'
import { BodyTimeout } from './operations/body-timeout.ts'
import { httpErrors } from './problem.ts'

const STREAM = 'application/octet-stream'

export interface ApiRequest<R extends Route> extends RequestContext<R['access']> {
  readonly body: Body<R>
  readonly query: Query<R>
  readonly params: Params<R>
  /** The body of a route with the encoding `stream`, as it arrives. */
  readonly stream: R extends { readonly encoding: 'stream' } ? AsyncIterable<Uint8Array> : undefined
  /** Receives the body of a route with the encoding `files`. */
  readonly receive: R extends { readonly encoding: 'files' } ? ReceiveForm : undefined
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
    const stream = (
      route.encoding === 'stream' ? readStream(request) : undefined
    ) as ApiRequest<R>['stream'] // the type follows from the encoding
    const receive = (
      route.encoding === 'files' ? createFormReceiver(request) : undefined
    ) as ApiRequest<R>['receive'] // the type follows from the encoding
    const body = parseInput(route.body, stream || receive ? {} : input) as Body<R>
    const query = parseInput(route.query, request.query) as Query<R>
    const params = parseInput(route.params, request.params) as Params<R>
    const header = (name: string) => {
      const value = request.headers[name]
      return typeof value === 'string' ? value : undefined
    }
    const run = async () => {
      const { log } = request
      const record = await http.prepareActivity({ ...admitted, route, params, body })
      const reply = await handler({
        ...admitted,
        ...{ body, stream, receive, query, params, header, log },
        db: http.db,
      })
      if (!http.isProduction) assertMatchesContract(route, reply)
      if (record) await tryToRecord(record, reply, log)
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
  const type = getBodyType(route)
  if (type === undefined) return serve(http.app)
  // The body is not read before the access is checked; no other route accepts such a body.
  void http.app.register(async (scoped) => {
    scoped.addContentTypeParser(type, (_request, payload, done) => done(null, payload))
    serve(scoped)
  })
}

/** Records a call that succeeded. A failure is logged: the change was made, and its caller is to know that. */
async function tryToRecord(record: RecordCall, reply: unknown, log: FastifyBaseLogger) {
  await record(reply).catch((error: unknown) => {
    log.error({ error: toLoggable(error) }, 'Activity not recorded')
  })
}

/** Reads a body while it arrives; a client that pauses too long is disconnected. */
async function* readStream({ body, raw }: FastifyRequest): AsyncGenerator<Uint8Array> {
  if (!(body instanceof Readable)) return
  const touch = BodyTimeout.allowSlowUpload(raw)
  // Errors of the consumer do not pass through here: they end the generator.
  const chunks: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]()
  for (;;) {
    const next = await chunks.next().catch((cause: unknown) => {
      throw httpErrors.malformed({ cause })
    })
    if (next.done === true) return
    touch(next.value.byteLength)
    yield next.value
  }
}

/** Returns the content type of a body that is read by the slice or while it arrives; undefined for others. */
function getBodyType({ encoding }: Route): string | undefined {
  if (encoding === 'stream') return STREAM
  return encoding === 'multipart' || encoding === 'files' ? MULTIPART : undefined
}

/** Rejects a form unless the contract expects one: any page of the web can post a form. */
function assertEncoding({ headers, body }: FastifyRequest, { encoding }: Route): void {
  if (encoding === 'multipart' || encoding === 'files') {
    if (headers['content-type']?.startsWith(MULTIPART) !== true) throw httpErrors.notMultipart()
    return
  }
  if (encoding === 'stream') {
    if (headers['content-type'] !== STREAM) throw httpErrors.notStream()
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
