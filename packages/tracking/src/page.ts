import type { collectionTypeCodes, pageTypeCodes, recordTypeCodes } from '@vitrine/model'

// The codes as literals, which types check: their tables would be a tenth of the script.
export const ACCESS_DENIED = 106 satisfies (typeof pageTypeCodes)['member-area-access-denied']
const LESSONS = 24 satisfies (typeof collectionTypeCodes)['lessons']
const LESSON = 62 satisfies (typeof recordTypeCodes)['lesson']

/** The part of the page's static context that tracking reads. @see compat §8 */
interface PageContext {
  readonly pageType?: number
  readonly templateId?: string
  readonly website?: {
    readonly id?: string
    readonly language?: string
    readonly cloneable?: boolean
  }
  readonly websiteSettings?: {
    readonly isRestrictiveCookiePolicyEnabled?: boolean
    readonly isRestrictiveCookiePolicyAbsolute?: boolean
    readonly isCookieBannerEnabled?: boolean
  }
  readonly collection?: {
    readonly id?: string
    readonly title?: string
    readonly permissionType?: number
    readonly type?: number
  }
  readonly item?: { readonly id?: string; readonly title?: string; readonly recordType?: number }
  /** The number of results on the search page. */
  readonly searchResultCount?: number
  readonly product?: { readonly productType?: number }
  /** The account of a signed-in member of the staff, and the codes of its roles on the site. */
  readonly authenticatedAccount?: { readonly roles?: readonly number[] }
}

/** Returns the context of the page. Templates with their own loader replace it when they replace the page. */
export function getPageContext(): PageContext {
  const { Static } = globalThis as { Static?: { SQUARESPACE_CONTEXT?: PageContext } }
  return Static?.SQUARESPACE_CONTEXT ?? {}
}

/**
 * Returns whether the page shows lessons, or denies access to a member area.
 *
 * @see storefront spec §2 "video-paywall visitor tracking"
 */
export function isVideoPage(): boolean {
  const { pageType, collection, item } = getPageContext()
  return pageType === ACCESS_DENIED || collection?.type === LESSONS || item?.recordType === LESSON
}

/** The id of this page load. It is stored nowhere. */
export const pageLoadId = createId()

/** Creates a random id; without a secure context browsers have no `randomUUID`. */
export function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

let sequence = 0

/**
 * Returns the fields of the page that every call of the census carries.
 *
 * @see storefront spec §3 "Visitor-side analytics hit data"
 */
export function getPageFields() {
  const { website = {}, templateId, item, collection } = getPageContext()
  return {
    websiteId: website.id ?? '',
    templateId,
    website_locale: website.language,
    userAgent: navigator.userAgent,
    clientDate: Date.now(),
    viewportInnerWidth: innerWidth,
    viewportInnerHeight: innerHeight,
    screenWidth: screen.width,
    screenHeight: screen.height,
    url: location.pathname + location.search,
    title: document.title,
    itemId: item?.id,
    collectionId: collection?.id,
    recordType: item?.recordType,
    referrer: document.referrer,
    pageLoadId,
    sequence: sequence++,
  }
}
