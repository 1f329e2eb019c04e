import { getReservedSegment } from '../platform/reserved-path.ts'
import { README_PAGE } from './page-name.ts'

/** The title of a store whose own title yields no URL id. @see platform spec §5 "Store URL id" */
export const FALLBACK_STORE_TITLE = 'Store'

/** The minimum length of a URL id, in characters. @see platform spec §9 "Minimum URL id length 3" */
export const MIN_URL_ID_LENGTH = 3

/** The maximum length of a URL id, in characters. */
const MAX_URL_ID_LENGTH = 200

/**
 * Creates the URL id of a new store: `derived`, which is made from its title, or the fallback if that is too short.
 * The next free number is appended if the id is taken or reserved by the platform.
 *
 * @see platform spec §5 "Store URL id"
 */
export function createStoreUrlId(derived: string, taken: ReadonlySet<string>): string {
  const fallback = FALLBACK_STORE_TITLE.toLowerCase()
  const base = Array.from(derived).length < MIN_URL_ID_LENGTH ? fallback : derived
  const isFree = (urlId: string) =>
    !taken.has(urlId) && getReservedSegment(urlId) === undefined && urlId !== README_PAGE
  if (isFree(base)) return base
  for (let number = 1; ; number += 1) {
    const suffix = `-${number}`
    const cut = base.slice(0, MAX_URL_ID_LENGTH - suffix.length).replace(/[\uD800-\uDBFF]$/, '')
    const urlId = cut.replace(/(?<!-)-+$/, '') + suffix
    if (isFree(urlId)) return urlId
  }
}
