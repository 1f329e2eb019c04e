import type { Reply, Route } from '@vitrine/contract'
import type { Db } from '../db/db.ts'
import { type RequestContext, admitRequest } from './request-context.ts'
import type { HttpServer } from './http-server.ts'

export interface WebhookRequest extends RequestContext {
  /** The raw bytes of the body, which the signature covers. */
  readonly rawBody: Buffer
  readonly header: (name: string) => string | undefined
  readonly db: Db
}

/**
 * Mounts a call from another service, which authenticates by a signature. The body is passed on as it
 * arrived; the slice checks the signature before it parses anything.
 */
export function mountWebhook<R extends Route>(
  http: HttpServer,
  route: R,
  handler: (call: WebhookRequest) => Promise<Reply<R>>,
): void {
  // In a scope of its own, because the body is read differently here.
  http.app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      async (_request: unknown, body: Buffer) => body,
    )
    scope.route({
      method: route.method,
      url: route.path,
      config: { access: route.access },
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const admitted = await admitRequest(http, request, reply, route)
        const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const header = (name: string) => {
          const value = request.headers[name]
          return typeof value === 'string' ? value : undefined
        }
        return reply.send(await handler({ ...admitted, rawBody, header, db: http.db }))
      },
    })
  })
}
