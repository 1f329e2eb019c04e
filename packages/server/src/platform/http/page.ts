import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import type { Access, Limit } from '@vitrine/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { MULTIPART } from './multipart.ts'
import { createFormReceiver, type ReceiveForm } from './uploads/receive-files.ts'
import { type RequestContext, admitRequest, parseInput } from './request-context.ts'
import type { PageLanguage, PageServer } from './page-server.ts'
import { httpErrors } from './problem.ts'
import {
  type ExternalSources,
  formatContentSecurityPolicy,
  formatEmbeddingHeaders,
  newNonce,
} from './security-headers.ts'
import type { Site } from './site.ts'

/** A page, or the target of a form, that is rendered for each visitor. */
export interface PageRoute {
  readonly method: 'GET' | 'POST'
  /** The path, with parameters as `{name}`. */
  readonly path: `/${string}`
  readonly access: Access
  readonly limit?: Limit
  /** Accepts forms from anywhere, as a forged one does no harm. */
  readonly crumb?: 'none'
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  /** The fields of a native form; of a repeated name the last value counts. */
  readonly body?: z.ZodType
  /** Whether the form may have files: then `receive` receives it, and `body` has no fields. */
  readonly takesFiles?: true
  /** Whether the page exists under the prefix of each language of the site, too. */
  readonly isLocalized?: true
}

type Output<S> = S extends z.ZodType ? z.output<S> : undefined

export interface PageRequest<R extends PageRoute> extends RequestContext {
  readonly body: Output<R['body']>
  readonly query: Output<R['query']>
  readonly params: Output<R['params']>
  /** Receives a form with files; undefined for any other body. */
  readonly receive: ReceiveForm | undefined
  readonly db: Db
  /** The headers of the request. */
  readonly headers: IncomingHttpHeaders
  /** Whether only the headers of the response are asked for. */
  readonly isHead: boolean
  /** The nonce of inline scripts in this response. */
  readonly nonce: string
  readonly language: PageLanguage
  /** The site with the language of this request: for amounts, dates, and names of countries. */
  readonly localizedSite: Site
  /** Adds the prefix of this language to a path. */
  readonly localizePath: (path: `/${string}`) => `/${string}`
}

export type PageReply =
  | {
      readonly kind: 'page'
      readonly html: string
      readonly status?: number
      /** The URL that the browser opens next, of another site as well; the page links to it. */
      readonly next?: string | undefined
      /** The sources of another server that this page alone may load. */
      readonly external?: ExternalSources | undefined
    }
  | { readonly kind: 'redirect'; readonly to: string }
  | {
      readonly kind: 'file'
      readonly status: number
      readonly headers: Readonly<Record<string, string>>
      readonly body: Readable | undefined
    }

/** Redirects to a path of the same site with GET: after a form, so that reloading does not send it again. */
export function redirect(to: `/${string}`): PageReply {
  return { kind: 'redirect', to }
}

/** Redirects to a URL that the owner of the site has chosen, of another site as well. */
export function redirectToUrl(to: string): PageReply {
  return { kind: 'redirect', to }
}

export function page(html: string, status = 200, next?: string): PageReply {
  return { kind: 'page', html, status, next }
}

/**
 * Mounts a page that is rendered for its visitor: never cached, with its own nonce. Forms are accepted from
 * pages of the same origin only, and work without JavaScript.
 */
export function mountPage<R extends PageRoute>(
  http: PageServer,
  route: R,
  handler: (call: PageRequest<R>) => Promise<PageReply>,
): void {
  const url = route.path.replaceAll(/\{(\w+)\}/g, ':$1')
  const urls = route.isLocalized ? [url, `/:${PREFIX_PARAM}${url}`] : [url]
  const mountAt = (app: FastifyInstance) => {
    for (const each of urls) mountPageAt(http, app, { ...route, url: each }, handler)
  }
  if (!route.takesFiles) return mountAt(http.app)
  // No other page accepts such a body, which is not read before the access is checked.
  void http.app.register(async (scoped) => {
    scoped.addContentTypeParser(MULTIPART, (_request, payload, done) => done(null, payload))
    mountAt(scoped)
  })
}

/** The route parameter that may hold a language's prefix. */
const PREFIX_PARAM = 'inLanguage'

function mountPageAt<R extends PageRoute>(
  http: PageServer,
  app: FastifyInstance,
  route: R & { readonly url: string },
  handler: (call: PageRequest<R>) => Promise<PageReply>,
): void {
  app.route({
    method: route.method,
    url: route.url,
    config: { access: route.access },
    handler: async (request, reply) => {
      const prefix = getLanguagePrefix(request.params)
      const site = await http.findSite(request)
      const language = site && (await http.website.findLanguage(site, prefix))
      // What looks like a language's prefix may be a page of the owner's.
      if (site && !language) {
        if (route.method === 'GET') return http.website.servePage(request, reply)
        throw httpErrors.notFound()
      }
      const admission = route.method === 'POST' ? ({ ...route, encoding: 'form' } as const) : route
      const admitted = await admitRequest(http, request, reply, admission)
      const nonce = newNonce()
      const receive = request.body instanceof Readable ? createFormReceiver(request) : undefined
      const answer = await handler({
        ...admitted,
        body: parseInput(route.body, receive ? {} : request.body) as Output<R['body']>,
        receive,
        query: parseInput(route.query, request.query) as Output<R['query']>,
        params: parseInput(route.params, request.params) as Output<R['params']>,
        db: http.db,
        headers: request.headers,
        isHead: request.method === 'HEAD',
        nonce,
        ...localize(admitted.site, language),
      })
      reply.header('cache-control', 'private, no-store')
      if (answer.kind === 'redirect') return reply.redirect(encodeNonAscii(answer.to), 303)
      if (answer.kind === 'file') {
        const { status, headers, body } = answer
        return reply.status(status).headers(headers).send(body)
      }
      if (answer.next !== undefined) reply.header('refresh', `0; url=${answer.next}`)
      // No third-party scripts run in the checkout.
      const policyHtml = route.path.startsWith('/checkout') ? '' : answer.html
      const { external } = answer
      if (external) reply.headers(formatEmbeddingHeaders(external))
      return reply
        .status(answer.status ?? 200)
        .header(
          'content-security-policy',
          formatContentSecurityPolicy({ nonce, external }, policyHtml),
        )
        .type('text/html; charset=utf-8')
        .send(answer.html)
    },
  })
}

/** Encodes the characters of a URL that a header cannot have. */
function encodeNonAscii(url: string): string {
  return url.replaceAll(/[^!-~]+/g, (text) => encodeURIComponent(text))
}

function getLanguagePrefix(params: unknown): string {
  const isNamed = typeof params === 'object' && params !== null && PREFIX_PARAM in params
  return isNamed ? String(params[PREFIX_PARAM]).toLowerCase() : ''
}

function localize(site: Site, known: PageLanguage | undefined) {
  const language = known ?? { tag: site.language, prefix: '' }
  const { tag, prefix } = language
  const localizePath = (path: `/${string}`): `/${string}` =>
    prefix === '' ? path : `/${prefix}${path}`
  return { language, localizedSite: { ...site, language: tag }, localizePath }
}
