import type { Limit } from '@vitrine/contract'
import type { Action } from '@vitrine/model'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { type Admitted, admit, read } from './call.ts'
import { contentSecurityPolicy, newNonce } from './security-headers.ts'

/** A page, or a form's target, of which every visitor gets a copy of their own. */
export interface PageRoute {
  readonly method: 'GET' | 'POST'
  /** Parameters as `{name}`. */
  readonly path: `/${string}`
  readonly access: 'anyone' | Action
  readonly limit?: Limit
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  /** A native form's fields; a name that comes twice keeps its last value. */
  readonly body?: z.ZodType
}

type Output<S> = S extends z.ZodType ? z.output<S> : undefined

export interface PageCall<R extends PageRoute> extends Admitted {
  readonly body: Output<R['body']>
  readonly query: Output<R['query']>
  readonly params: Output<R['params']>
  readonly db: Db
  /** What inline scripts of this answer must carry. */
  readonly nonce: string
}

export type PageReply =
  | { readonly kind: 'page'; readonly html: string; readonly status?: number }
  | { readonly kind: 'redirect'; readonly to: `/${string}` }

/** To a path of the same site, with GET: after a form, so that reloading does not send it again. */
export function redirect(to: `/${string}`): PageReply {
  return { kind: 'redirect', to }
}

export function page(html: string, status = 200): PageReply {
  return { kind: 'page', html, status }
}

/**
 * Serves one page that is drawn for its visitor alone: never stored, with a nonce of its own. Forms are
 * taken from pages of the same origin only, and may be sent without JavaScript.
 */
export function mountPage<R extends PageRoute>(
  app: FastifyInstance,
  route: R,
  handler: (call: PageCall<R>) => Promise<PageReply>,
): void {
  app.route({
    method: route.method,
    url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { access: route.access },
    handler: async (request, reply) => {
      const admission = route.method === 'POST' ? ({ ...route, encoding: 'form' } as const) : route
      const admitted = await admit(request, reply, admission)
      const nonce = newNonce()
      const answer = await handler({
        ...admitted,
        body: read(route.body, request.body) as Output<R['body']>,
        query: read(route.query, request.query) as Output<R['query']>,
        params: read(route.params, request.params) as Output<R['params']>,
        db: app.db,
        nonce,
      })
      reply.header('cache-control', 'private, no-store')
      if (answer.kind === 'redirect') return reply.redirect(answer.to, 303)
      return reply
        .status(answer.status ?? 200)
        .header('content-security-policy', contentSecurityPolicy({ nonce }))
        .type('text/html; charset=utf-8')
        .send(answer.html)
    },
  })
}
