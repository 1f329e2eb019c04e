// From here the way is the same in the source and in the bundle, which lies in `dist` beside `src`.

export const MIGRATIONS = new URL('../migrations/', import.meta.url)

/** Themes that come with Vitrine, one folder each, and the system pages they fall back to. */
export const THEMES = new URL('../../../themes/', import.meta.url)

/** What runs a command: the bundle where there is one, the source otherwise. */
export const VITRINE = new URL('../bin/vitrine.js', import.meta.url)

/** What the visitor's scripts are built to. */
export const STOREFRONT_DIST = new URL('../../storefront/dist/', import.meta.url)

/** What the owner's studio is built to. */
export const STUDIO_DIST = new URL('../../studio/dist/', import.meta.url)
