/** The names of the cookies a visitor gets. @see compat §10 */
export const cookieNames = {
  /** The cart's token; scripts cannot read it. */
  cart: 'CART',
  /** "true" while there is a cart to load; scripts may read it. */
  hasCart: 'hasCart',
  /** Proves that a request comes from our own page; scripts send it back. */
  crumb: 'crumb',
  /** Tells scripts who is signed in, as JSON. */
  siteUserInfo: 'SiteUserInfo',
  /** The token of a signed-in site user's session; scripts cannot read it. */
  siteUserToken: 'SiteUserSecureAuthToken',
  /** What scripts of a signed-in site user send back; they may read it. */
  siteUserCrumb: 'siteUserCrumb',
} as const

/** A cart is kept this long after it was last used, in seconds. */
export const CART_MAX_AGE_S = 90 * 24 * 60 * 60

/** The header in which scripts send the crumb; `?crumb=` is read as well. */
export const CRUMB_HEADER = 'x-csrf-token'
