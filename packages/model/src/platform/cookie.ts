/** The names of the visitors' cookies. @see compat §10 */
export const cookieNames = {
  /** The cart's token; HttpOnly. */
  cart: 'CART',
  /** "true" while there is a cart to load; readable by scripts. */
  hasCart: 'hasCart',
  /** The CSRF token, which scripts send back. */
  crumb: 'crumb',
  /** The signed-in site user as JSON; readable by scripts. */
  siteUserInfo: 'SiteUserInfo',
  /** The session token of a signed-in site user; HttpOnly. */
  siteUserToken: 'SiteUserSecureAuthToken',
  /** The CSRF token of a signed-in site user; readable by scripts. */
  siteUserCrumb: 'siteUserCrumb',
} as const

/** The lifetime of a cart after its last use, in seconds. */
export const CART_MAX_AGE_S = 90 * 24 * 60 * 60

/** The header in which scripts send the crumb; `?crumb=` is read as well. */
export const CRUMB_HEADER = 'x-csrf-token'
