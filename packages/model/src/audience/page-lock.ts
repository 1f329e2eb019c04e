/** The session cookie of a visitor who entered the password; HttpOnly. @see compat §10 */
export const LOCKED_COOKIE = 'Locked'

/** The minimum length of a page password. It is shared by word of mouth, so it may be shorter than an account's. */
export const MIN_PAGE_PASSWORD_LENGTH = 4
