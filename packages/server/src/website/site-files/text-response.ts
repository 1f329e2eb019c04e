import { CachedResponse } from '../../platform/http/cached-response.ts'
import { SECURITY_HEADERS } from '../../platform/http/security-headers.ts'
import { type CacheRequest, getCacheControl } from '../page-cache/index.ts'

/** Creates the cached response of a text, such as robots.txt. */
export function createTextResponse(
  cacheRequest: CacheRequest,
  type: string,
  text: string,
): Promise<CachedResponse> {
  return CachedResponse.create({
    bytes: Buffer.from(text),
    isCurrent: cacheRequest.isCurrent,
    headers: {
      ...SECURITY_HEADERS,
      'content-type': `${type}; charset=utf-8`,
      'cache-control': getCacheControl(cacheRequest),
    },
  })
}
