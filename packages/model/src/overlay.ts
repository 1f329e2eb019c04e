/** What a popup overlay keeps in a browser, under `key`. @see platform spec §3 "Popup overlay local storage keys" */
export const POPUP_STORAGE_KEY = 'squarespace-popup-overlay'

/** The version of the announcement that a visitor closed. @see compat §10 */
export const ANNOUNCEMENT_STORAGE_KEY = 'squarespace-announcement-bar'

/** "1" when the visitor allowed cookies, "0" when they declined; asked for again after 30 days. @see compat §10 */
export const COOKIE_ALLOWED = 'ss_cookieAllowed'
export const COOKIE_ALLOWED_MAX_AGE_S = 30 * 24 * 60 * 60

/** Told on `document` when a visitor decides, with `{ allowed }` in `detail`: nothing is kept of them before. */
export const COOKIES_DECIDED = 'cookies:decided'
