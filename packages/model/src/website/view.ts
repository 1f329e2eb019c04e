/** The device views of the editor. @see platform spec §2 "Device views" */
export const deviceViews = ['desktop', 'phone', 'tablet'] as const

export type DeviceView = (typeof deviceViews)[number]

/** The views of a collection. @see platform spec §2 "Collection views" */
export const collectionViews = ['list', 'grid', 'product'] as const

export type CollectionView = (typeof collectionViews)[number]

/** The maximum viewport width of a phone and the minimum of a desktop, in px. @see platform spec §2 "Breakpoints" */
export const deviceBreakpoints = { mobile: 432, desktop: 433 } as const

export type DeviceBreakpoint = keyof typeof deviceBreakpoints
