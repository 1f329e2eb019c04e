import { getReservedSegment } from '@vitrine/model'
import type { Db } from '../../../platform/db/db.ts'
import { parseUserAgent } from '../../../platform/http/client/user-agent.ts'
import type { Site } from '../../../platform/http/site.ts'
import { MAX_FROM_LENGTH, toMatchKey } from '../path.ts'
import { countNotFoundPath } from './not-found-store.ts'

/** A request of a path without a page. */
interface NotFoundRequest {
  /** Decoded. */
  readonly path: string
  readonly userAgent: string
  /** The `Referer` header; empty if there is none. */
  readonly referrer: string
}

/**
 * Counts a path that has no page, so that the owner can redirect it. Bots are not counted, and nothing of the visitor is
 * stored: no query, no address, and of the page that led there only a path of this site or the host of another.
 */
export async function recordNotFound(
  db: Db,
  site: Pick<Site, 'id' | 'origin'>,
  { path, userAgent, referrer }: NotFoundRequest,
): Promise<void> {
  const matchKey = toMatchKey(path)
  // No redirect can lead away from the home page or the pages of the platform, whose paths can be secret.
  if (matchKey === undefined || matchKey === '/' || getReservedSegment(path) !== undefined) return
  // Small letters can be longer than capitals.
  if (Math.max(matchKey.length, path.length) > MAX_FROM_LENGTH || parseUserAgent(userAgent).isBot)
    return
  const counted = { matchKey, path, referrer: shortenReferrer(referrer, site.origin) }
  await countNotFoundPath(db, site.id, counted)
}

/** Returns the path of a page of this site, or the host of another. The URL of an order gives access to it: none is returned. */
function shortenReferrer(referrer: string, origin: string): string {
  if (!URL.canParse(referrer)) return ''
  const url = new URL(referrer)
  if (url.origin === origin && getReservedSegment(url.pathname) !== undefined) return ''
  const short = url.origin === origin ? url.pathname : url.host
  return short.slice(0, MAX_FROM_LENGTH)
}
