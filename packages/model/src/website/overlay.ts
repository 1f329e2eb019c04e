/** The local storage key of a popup overlay's state. @see platform spec §3 "Popup overlay local storage keys" */
export const POPUP_STORAGE_KEY = 'squarespace-popup-overlay'

/** The local storage key for the announcement version that a visitor closed. @see compat §10 */
export const ANNOUNCEMENT_STORAGE_KEY = 'squarespace-announcement-bar'

/** The cookie with the visitor's decision: "1" for allowed, "0" for declined; expires after 30 days. @see compat §10 */
export const COOKIE_ALLOWED = 'ss_cookieAllowed'
export const COOKIE_ALLOWED_MAX_AGE_S = 30 * 24 * 60 * 60

/** The event on `document` when a visitor decides about cookies, with `{ allowed }` in `detail`. */
export const COOKIES_DECIDED = 'cookies:decided'

/** The event that a form emits after its submission was stored; it bubbles. */
export const FORM_SUBMITTED = 'form:submitted'

/**
 * The policies on cookies that recognize visitors: "none" sets them unless a visitor declines, "restrictive" only after
 * consent, "absolute" never.
 *
 * @see storefront spec §6
 */
export const cookiePolicies = ['restrictive', 'none', 'absolute'] as const

export type CookiePolicy = (typeof cookiePolicies)[number]

/** The policy of a site whose owner chose none. */
export const DEFAULT_COOKIE_POLICY: CookiePolicy = 'restrictive'
