import type { Reply, Route } from '@vitrine/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/db.ts'
import { type Admitted, admit } from './call.ts'

export interface WebhookCall extends Admitted {
  /** The very bytes that came: signatures are made over them. */
  readonly rawBody: Buffer
  readonly header: (name: string) => string | undefined
  readonly db: Db
}

/**
 * Serves a call that another service makes, which proves itself by a signature: its body is handed on
 * as it came, and nothing is parsed before the slice has checked whose it is.
 */
export function mountWebhook<R extends Route>(
  app: FastifyInstance,
  route: R,
  handler: (call: WebhookCall) => Promise<Reply<R>>,
): void {
  // A scope of its own, as its bodies are read otherwise than everywhere else.
  app.register(async (scope) => {
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
        const admitted = await admit(request, reply, route)
        const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const header = (name: string) => {
          const value = request.headers[name]
          return typeof value === 'string' ? value : undefined
        }
        return reply.send(await handler({ ...admitted, rawBody, header, db: app.db }))
      },
    })
  })
}
