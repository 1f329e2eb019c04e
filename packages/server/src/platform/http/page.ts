import type { Access, Limit } from '@vitrine/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { type Admitted, admit, read } from './call.ts'
import { httpErrors } from './problem.ts'
import { contentSecurityPolicy, newNonce } from './security-headers.ts'
import type { Site } from './site.ts'

/** What a page is asked for in. */
export interface PageLanguage {
  readonly tag: string
  /** What its addresses begin with, without slashes; empty for the site's own. */
  readonly prefix: string
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The language of a site whose addresses begin with `prefix`; the site's own where it is empty. */
    readonly languageAt: (site: Site, prefix: string) => Promise<PageLanguage | undefined>
    /** Gives what an owner has published at an address. */
    readonly givePage: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
  }
}

/** A page, or a form's target, of which every visitor gets a copy of their own. */
export interface PageRoute {
  readonly method: 'GET' | 'POST'
  /** Parameters as `{name}`. */
  readonly path: `/${string}`
  readonly access: Access
  readonly limit?: Limit
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  /** A native form's fields; a name that comes twice keeps its last value. */
  readonly body?: z.ZodType
  /** Stands under the prefix of each language of the site, too. */
  readonly inEveryLanguage?: true
}

type Output<S> = S extends z.ZodType ? z.output<S> : undefined

export interface PageCall<R extends PageRoute> extends Admitted {
  readonly body: Output<R['body']>
  readonly query: Output<R['query']>
  readonly params: Output<R['params']>
  readonly db: Db
  /** What inline scripts of this answer must carry. */
  readonly nonce: string
  readonly language: PageLanguage
  /** The site as pages of this language write it: amounts, days, names of countries. */
  readonly siteHere: Site
  /** The address in this language of a path that stands in every one. */
  readonly here: (path: `/${string}`) => `/${string}`
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
  const url = route.path.replaceAll(/\{(\w+)\}/g, ':$1')
  const urls = route.inEveryLanguage ? [url, `/:${PREFIX}${url}`] : [url]
  for (const each of urls) mountAt(app, each, route, handler)
}

/** The name of the first part of an address that may be a language's. */
const PREFIX = 'inLanguage'

function mountAt<R extends PageRoute>(
  app: FastifyInstance,
  url: string,
  route: R,
  handler: (call: PageCall<R>) => Promise<PageReply>,
): void {
  app.route({
    method: route.method,
    url,
    config: { access: route.access },
    handler: async (request, reply) => {
      const prefix = prefixIn(request.params)
      const known = await app.siteOf(request)
      const language = known && (await app.languageAt(known, prefix))
      // What looks like a language's address may be a page of the owner's.
      if (known && !language) {
        if (route.method === 'GET') return app.givePage(request, reply)
        throw httpErrors.notFound()
      }
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
        ...spoken(admitted.site, language),
      })
      reply.header('cache-control', 'private, no-store')
      if (answer.kind === 'redirect') return reply.redirect(answer.to, 303)
      // Where somebody pays, nobody else's scripts run.
      const asking = route.path.startsWith('/checkout') ? '' : answer.html
      return reply
        .status(answer.status ?? 200)
        .header('content-security-policy', contentSecurityPolicy({ nonce }, asking))
        .type('text/html; charset=utf-8')
        .send(answer.html)
    },
  })
}

function prefixIn(params: unknown): string {
  const isNamed = typeof params === 'object' && params !== null && PREFIX in params
  return isNamed ? String(params[PREFIX]).toLowerCase() : ''
}

function spoken(site: Site, known: PageLanguage | undefined) {
  const language = known ?? { tag: site.language, prefix: '' }
  const { tag, prefix } = language
  const here = (path: `/${string}`): `/${string}` => (prefix === '' ? path : `/${prefix}${path}`)
  return { language, siteHere: { ...site, language: tag }, here }
}
