import type { FastifyReply, FastifyRequest } from 'fastify'
import { httpErrors } from '../../platform/http/problem.ts'
import { isDeletedProduct } from '../../commerce/catalog/index.ts'
import { findRedirect, recordNotFound } from '../../content/redirects/index.ts'
import { parsePageFormat, parsePageQuery } from '../content-loading/index.ts'
import { serveRestricted } from '../page-access/index.ts'
import {
  createRedirectResponse,
  type PagePorts,
  servePublished,
  tryServePublished,
} from '../page-cache/index.ts'
import { findLowerCasePath } from './lower-cased.ts'
import { type PageAddress, renderPublicPage, type UncachedPage } from './public-page.ts'
import { isSearchPath, serveSearch } from './search-page.ts'

const PUBLIC = { config: { access: 'anyone' } } as const

interface PageCall {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Mounts the pages that everyone sees. They come last: every path without another route is theirs. */
export function pageRoutes(ports: PagePorts): void {
  ports.http.app.get('/*', PUBLIC, (request, reply) => servePage(ports, { request, reply }))
}

/** Serves the page at the URL of a request, or the search. */
export async function servePage(ports: PagePorts, call: PageCall): Promise<unknown> {
  const { request, reply } = call
  const { path, search } = splitUrl(request.url)
  // A page has one URL; leading slashes would make it another site's.
  const normalizedPath = `/${path.replaceAll(/^\/+|(?<!\/)\/+$/g, '')}`
  if (isSearchPath(path) && (await serveSearch(ports, call))) return reply
  if (normalizedPath === path || normalizedPath.includes('\\'))
    return servePageAt(ports, call, parsePageAddress(request))
  if (await tryServeMoved(ports, call)) return undefined
  return reply.redirect(normalizedPath + search, 301)
}

async function servePageAt(ports: PagePorts, call: PageCall, address: PageAddress): Promise<void> {
  const key = JSON.stringify([address.path, address.query, address.format])
  const served = await tryServePublished(ports, { ...call, key }, (cacheRequest) =>
    renderPublicPage(ports, cacheRequest, address),
  )
  switch (served.kind) {
    case 'served':
      return
    case 'not-cached':
      return serveUncached(ports, call, served.result)
    case 'member-content-required': {
      const forVisitor = { ...address, isForOneVisitor: true } as const
      const result = await renderPublicPage(ports, served.cacheRequest, forVisitor)
      if ('kind' in result) await serveUncached(ports, call, result)
    }
  }
}

async function serveUncached(ports: PagePorts, call: PageCall, page: UncachedPage): Promise<void> {
  switch (page.kind) {
    case 'restricted':
      return serveRestricted(ports, { ...call, page })
    case 'redirect':
      return serveRedirect(ports, call, page)
    case 'missing':
      if (await tryServeMoved(ports, call)) return
      throw await createMissingError(ports, call)
  }
}

/** Redirects to the URL of the page. The query goes along, so each query has a cached response of its own. */
function serveRedirect(
  ports: PagePorts,
  call: PageCall,
  { to, status, cacheRequest }: Extract<UncachedPage, { readonly kind: 'redirect' }>,
): Promise<void> {
  const { path, search } = splitUrl(call.request.url)
  const key = JSON.stringify(['elsewhere', to, status, path, search])
  return servePublished(ports, { ...call, key }, () =>
    createRedirectResponse({ target: encodeURI(to), status }, search, cacheRequest),
  )
}

/** Follows the owner's redirect for a URL without a page, or corrects its letter case; false if neither applies. */
async function tryServeMoved(ports: PagePorts, call: PageCall): Promise<boolean> {
  const { path, search } = splitUrl(call.request.url)
  const key = JSON.stringify(['moved', path, search])
  const served = await tryServePublished(ports, { ...call, key }, async (cacheRequest) => {
    const decodedPath = decodePath(path)
    const redirect = await findRedirect(ports.http.db, cacheRequest.site.id, decodedPath)
    if (redirect) return createRedirectResponse(redirect, search, cacheRequest)
    const target = await findLowerCasePath(ports, cacheRequest, decodedPath)
    return target === undefined
      ? { kind: 'missing' as const }
      : createRedirectResponse({ target, status: 301 }, search, cacheRequest)
  })
  return served.kind === 'served'
}

/** Returns the error of a URL without a page: 410 if its product was deleted, so that search engines drop it at once. */
async function createMissingError(ports: PagePorts, { request }: PageCall): Promise<Error> {
  const { db, findSite } = ports.http
  const site = await findSite(request)
  if (!site) return httpErrors.notFound()
  const path = decodePath(splitUrl(request.url).path)
  if (await isDeletedProduct(db, site.id, path)) return httpErrors.gone()
  const { 'user-agent': userAgent = '', referer: referrer = '' } = request.headers
  await recordNotFound(db, site, { path, userAgent, referrer }).catch((error: unknown) =>
    request.log.error(error, 'URL that was not found is not counted'),
  )
  return httpErrors.notFound()
}

function parsePageAddress(request: FastifyRequest): PageAddress {
  const { path, search } = splitUrl(request.url)
  const params = new URLSearchParams(search)
  return { path: decodePath(path), query: parsePageQuery(params), format: parsePageFormat(params) }
}

function splitUrl(url: string): { readonly path: string; readonly search: string } {
  const queryStart = url.indexOf('?')
  return queryStart === -1
    ? { path: url, search: '' }
    : { path: url.slice(0, queryStart), search: url.slice(queryStart) }
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    throw httpErrors.malformed()
  }
}
