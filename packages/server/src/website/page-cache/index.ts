export { getCacheControl, PRIVATE_NO_STORE } from './cache-control.ts'
export { PageCache } from './page-cache.ts'
export type { PagePorts } from './page-ports.ts'
export { createRedirectResponse } from './page-redirect.ts'
export { parseRequestUrl } from './request-url.ts'
export {
  type CacheRequest,
  type PublishedPorts,
  servePublished,
  tryServePublished,
} from './serve-published.ts'
