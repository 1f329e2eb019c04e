import { CACHE_REVALIDATE } from '../../platform/http/static.ts'
import type { CacheRequest } from './serve-published.ts'

/** The caching of responses for one visitor: not even their browser stores them. */
export const PRIVATE_NO_STORE = 'private, no-store'

/** Returns how long others may cache a response that is the same for everyone. */
export function getCacheControl({ site }: Pick<CacheRequest, 'site'>): string {
  return site.isLocked ? PRIVATE_NO_STORE : CACHE_REVALIDATE
}
