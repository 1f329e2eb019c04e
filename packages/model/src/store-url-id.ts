import { platformPart } from './platform-path.ts'
import { README_PAGE } from './page-name.ts'

/** What a store is called whose own title gives no address. @see platform spec §5 "Store URL id" */
export const FALLBACK_STORE_TITLE = 'Store'

/** @see platform spec §9 "Minimum URL id length 3" */
export const FEWEST_URL_ID_CHARACTERS = 3

/** An address has no longer part. */
const MOST_CHARACTERS = 200

/**
 * Where a new store stands: at `derived`, which is made from its title; at the fallback's address when that
 * is too short; with the next free number behind it when something stands there, or the platform itself.
 *
 * @see platform spec §5 "Store URL id"
 */
export function storeUrlId(derived: string, taken: ReadonlySet<string>): string {
  const fallback = FALLBACK_STORE_TITLE.toLowerCase()
  const base = Array.from(derived).length < FEWEST_URL_ID_CHARACTERS ? fallback : derived
  const isFree = (urlId: string) =>
    !taken.has(urlId) && platformPart(urlId) === undefined && urlId !== README_PAGE
  if (isFree(base)) return base
  for (let number = 1; ; number += 1) {
    const suffix = `-${number}`
    const cut = base.slice(0, MOST_CHARACTERS - suffix.length).replace(/[\uD800-\uDBFF]$/, '')
    const urlId = cut.replace(/-+$/, '') + suffix
    if (isFree(urlId)) return urlId
  }
}
