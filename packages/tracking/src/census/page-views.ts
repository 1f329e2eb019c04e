import type { pageTypeCodes, roleCodes } from '@vitrine/model'
import { ACCESS_DENIED, getPageContext } from '../page.ts'
import { updateVisitorRecord } from '../visitor.ts'
import { recordHit } from './hit.ts'

type PageTypes = typeof pageTypeCodes

// The codes as literals, which types check: their tables would be a tenth of the script.
const SEARCH = 102 satisfies PageTypes['search']
const VIEWER = 10 satisfies (typeof roleCodes)['viewer']

/** The pages that are no view. @see storefront spec §2 "Tracking is skipped" */
const SKIPPED_TYPES: readonly number[] = [
  100 satisfies PageTypes['not-found'],
  101 satisfies PageTypes['error'],
  103 satisfies PageTypes['lock-screen'],
  105 satisfies PageTypes['protected-content'],
  ACCESS_DENIED,
]

/** The time between two heartbeats, in seconds, and their number on one page. */
const HEARTBEAT_S = 30
const MAX_HEARTBEATS = 60

/**
 * Returns whether the census counts this page and this person: visitors without an account of the staff, and accounts
 * that may only view. The pages of the studio do not load this script.
 *
 * @see storefront spec §6
 */
export function isCounted(): boolean {
  const { pageType = 0, authenticatedAccount } = getPageContext()
  const { __WE_ARE_SQUARESPACE_DISABLING_CENSUS__: isOff } = globalThis as {
    __WE_ARE_SQUARESPACE_DISABLING_CENSUS__?: boolean
  }
  if (isOff === true || SKIPPED_TYPES.includes(pageType)) return false
  if (!authenticatedAccount) return true
  const { roles = [] } = authenticatedAccount
  return roles.length > 0 && roles.every((role) => role === VIEWER)
}

/** Records the view of the page, or the search on the search page. */
export function recordPageView(): void {
  if (!isCounted()) return
  updateVisitorRecord()
  const { pageType, searchResultCount: searchResults = 0 } = getPageContext()
  if (pageType !== SEARCH) {
    recordHit('page-view')
    return
  }
  const searchQuery = new URLSearchParams(location.search).get('q')?.trim() ?? ''
  if (searchQuery !== '') recordHit('site-search', { searchQuery, searchResults })
}

/** Records a heartbeat for each half minute in which the page was visible. */
export function startHeartbeats(): void {
  let [seconds, sent] = [0, 0]
  const timer = setInterval(() => {
    if (document.visibilityState !== 'visible' || ++seconds % HEARTBEAT_S !== 0) return
    if (isCounted()) recordHit('heartbeat', { seconds: HEARTBEAT_S })
    if (++sent === MAX_HEARTBEATS) clearInterval(timer)
  }, 1_000)
}
