/** `packages/server`: three folders above this source, and one above the bundle in `dist`. */
const PACKAGE = new URL(import.meta.url.endsWith('.ts') ? '../../../' : '../', import.meta.url)

/** The SQL migrations, applied in the order of their names. */
export const MIGRATIONS = new URL('migrations/', PACKAGE)

/** Themes that come with Vitrine, one folder each, and the system pages they fall back to. */
export const THEMES = new URL('../../themes/', PACKAGE)

/** The program that runs a command: the bundle if it was built, the source otherwise. */
export const VITRINE = new URL('bin/vitrine.js', PACKAGE)

/** The built scripts that visitors load. */
export const STOREFRONT_DIST = new URL('../storefront/dist/', PACKAGE)

/** The built scripts that count visits. */
export const TRACKING_DIST = new URL('../tracking/dist/', PACKAGE)

/** The built studio. */
export const STUDIO_DIST = new URL('../studio/dist/', PACKAGE)
