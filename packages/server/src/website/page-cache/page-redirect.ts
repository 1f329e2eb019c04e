import { CachedResponse } from '../../platform/http/cached-response.ts'
import { SECURITY_HEADERS } from '../../platform/http/security-headers.ts'
import { appendQuery } from '../../content/redirects/index.ts'
import { getCacheControl } from './cache-control.ts'
import type { CacheRequest } from './serve-published.ts'

/** Creates a response that redirects to `target`, which is encoded, with the query of the visitor. */
export function createRedirectResponse(
  { target, status }: { readonly target: string; readonly status: 301 | 302 },
  search: string,
  cacheRequest: CacheRequest,
): Promise<CachedResponse> {
  return CachedResponse.create({
    bytes: Buffer.from(`This page has moved to ${target}\n`),
    status,
    isCurrent: cacheRequest.isCurrent,
    headers: {
      ...SECURITY_HEADERS,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': getCacheControl(cacheRequest),
      location: appendQuery(target, search),
    },
  })
}
