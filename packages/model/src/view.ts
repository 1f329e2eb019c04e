/** What the editor shows a page on. @see platform spec §2 "Device views" */
export const deviceViews = ['desktop', 'phone', 'tablet'] as const

export type DeviceView = (typeof deviceViews)[number]

/** How the things of a collection stand. @see platform spec §2 "Collection views" */
export const collectionViews = ['list', 'grid', 'product'] as const

export type CollectionView = (typeof collectionViews)[number]

/** The widest window of a phone and the narrowest of a desktop, in px. @see platform spec §2 "Breakpoints" */
export const deviceBreakpoints = { mobile: 432, desktop: 433 } as const

export type DeviceBreakpoint = keyof typeof deviceBreakpoints
