/** The kinds of sites that starters are for. */
export const siteKinds = ['shop', 'portfolio', 'writing', 'services', 'event'] as const

export type SiteKind = (typeof siteKinds)[number]

/** The email address of the owner until they enter their own. */
export const PLACEHOLDER_OWNER_EMAIL = 'owner@localhost.localdomain'
