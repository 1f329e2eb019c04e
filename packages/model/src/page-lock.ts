/** @see platform spec §6 */
export const restrictedMessages = {
  locked: 'This page is locked',
  membersOnly: 'This page available only site members',
} as const

/** Lets a browser in that gave the password; for a session, and unreadable to scripts. @see compat §10 */
export const LOCKED_COOKIE = 'Locked'

/** Passwords of pages are shared by many and told by word of mouth: shorter than an account's. */
export const SHORTEST_PAGE_PASSWORD = 4
