import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ContentChanges } from '../../platform/db/content-changes.ts'
import type { ResponseCache } from '../../platform/http/response-cache.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { CachedResponse } from '../../platform/http/cached-response.ts'
import { httpErrors } from '../../platform/http/problem.ts'
import type { Site } from '../../platform/http/site.ts'
import { getSiteUserToken } from '../../platform/http/site-user-cookies.ts'
import { sendCached } from '../../platform/http/static.ts'
import { isPrivateHost } from '../../identity/sites/index.ts'
import type { Themes } from '../theme-loading/index.ts'
import type { PageCache } from './page-cache.ts'

/** The ports that serve and cache responses. */
export interface PublishedPorts {
  readonly http: PageServer
  readonly changes: ContentChanges
  readonly responseCache: ResponseCache
  readonly cache: PageCache
  readonly themes: Themes
}

/** A request for a response that is the same for everyone. */
export interface CacheRequest {
  readonly site: Site
  /** Returns whether a response that is created now may still be sent later. */
  readonly isCurrent: () => boolean
  /** The position of the site's parts before anything was read. @see ContentChanges */
  readonly partPosition: number
}

/** The outcome of serving a response that may not be cached. */
export type PublishedResult<Other> =
  | { readonly kind: 'served' }
  /** The visitor is signed in and may see more than the cached response shows: nothing was sent. */
  | { readonly kind: 'member-content-required'; readonly cacheRequest: CacheRequest }
  /** A response that could not be cached and was not sent. */
  | { readonly kind: 'not-cached'; readonly result: Other }

interface PublishedCall {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** The key of the response within its site and host. */
  readonly key: string
}

/** Sends a response that is the same for everyone, as `tryServePublished` does. */
export async function servePublished(
  ports: PublishedPorts,
  call: PublishedCall,
  create: (cacheRequest: CacheRequest) => Promise<CachedResponse>,
): Promise<void> {
  await tryServePublished(ports, call, create)
}

/**
 * Sends the response that is cached under the key for this site and host, or creates it, once for all
 * requests that wait for it. It is cached until the site changes. A result other than a response is
 * returned, and nothing is sent.
 */
export async function tryServePublished<Other extends object>(
  ports: PublishedPorts,
  { request, reply, key }: PublishedCall,
  create: (cacheRequest: CacheRequest) => Promise<CachedResponse | Other>,
): Promise<PublishedResult<Other>> {
  const { http, changes, cache, responseCache, themes } = ports
  // Counted before anything is read: a change from here on makes the response outdated.
  const count = changes.changeCount
  const { partPosition } = changes
  const site = await http.findSite(request)
  if (!site) throw httpErrors.unknownSite()
  const version = changes.changeCount === count ? changes.getVersion(site.id) : undefined
  const { revision } = themes

  // Which site a private host leads to depends on how many sites there are.
  const isPrivateName = isPrivateHost(request.hostname)
  const isCurrent = () =>
    version !== undefined &&
    changes.getVersion(site.id) === version &&
    themes.revision === revision &&
    (!isPrivateName || changes.changeCount === count)
  const cacheRequest = { site, isCurrent, partPosition }
  const begun = version === undefined ? undefined : `${version} ${partPosition}`
  const result = await cache.fill(`${site.id} ${site.origin}${key}`, begun, () =>
    create(cacheRequest),
  )
  if (!(result instanceof CachedResponse)) return { kind: 'not-cached', result }
  // The response cache answers before anyone is asked for a password.
  if (version !== undefined && !site.isLocked) responseCache.store(request.raw, result)
  if (result.hasMemberContent && getSiteUserToken(request) !== undefined)
    return { kind: 'member-content-required', cacheRequest }
  await result.compressFor(request.raw)
  sendCached(request, reply, result)
  return { kind: 'served' }
}
