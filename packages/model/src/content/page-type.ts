/** The page types with their codes. @see platform spec §2 "Page-type enumeration" */
export const pageTypeCodes = {
  'main-content': 1,
  page: 2,
  'splash-page': 3,
  'content-item': 50,
  'not-found': 100,
  error: 101,
  search: 102,
  'lock-screen': 103,
  'popup-overlay': 104,
  'protected-content': 105,
  'member-area-access-denied': 106,
  'show-cart': 200,
  checkout: 201,
  'order-confirmed': 202,
  donate: 203,
  'contribution-confirmed': 204,
  'cart-v2': 205,
  'subscription-confirmed': 206,
  'order-received': 207,
  'membership-confirmed': 208,
  'reviews-request': 209,
  'digital-product-composer-preview': 210,
  'order-status': 211,
  'newsletter-unsubscribe': 300,
  'commerce-email-preview': 301,
  'sso-page': 400,
} as const

export type PageType = keyof typeof pageTypeCodes

/** The types of pages that have an address of their own. */
export const addressedPageTypes = [
  'main-content',
  'page',
  'splash-page',
] as const satisfies readonly PageType[]

/** The pages of the platform whose texts owners may write themselves. @see platform spec §2 "Section kinds" */
export const customizablePageTypes = [
  'not-found',
  'error',
  'search',
  'lock-screen',
  'protected-content',
  'member-area-access-denied',
  'sso-page',
] as const satisfies readonly PageType[]

/** The pages that the platform shows where it needs them, and that owners may write: a site has one of each. */
export const systemPageTypes = [
  ...customizablePageTypes,
  'popup-overlay',
] as const satisfies readonly PageType[]

export type SystemPageType = (typeof systemPageTypes)[number]

/** Returns the type of a page that the platform shows and an owner may write; undefined for others. */
export function findSystemPageType(code: number): SystemPageType | undefined {
  return systemPageTypes.find((type) => pageTypeCodes[type] === code)
}

/** The codes of the page types that visitors can see as a document of the owner. */
const servedCodes: ReadonlySet<number> = new Set(
  [...addressedPageTypes, ...systemPageTypes].map((type) => pageTypeCodes[type]),
)

/** Returns whether the platform shows pages of this type where it needs them: a site has one of each, without a URL. */
export function isSystemPageType(code: unknown): boolean {
  return typeof code === 'number' && code >= pageTypeCodes['not-found']
}

/** Returns whether visitors can see a document of this page type. */
export function isServedPageType(code: number): boolean {
  return servedCodes.has(code)
}
