/** The device views of the editor. @see platform spec §2 "Device views" */
export const deviceViews = ['desktop', 'phone', 'tablet'] as const

export type DeviceView = (typeof deviceViews)[number]

/** The views of a collection. @see platform spec §2 "Collection views" */
export const collectionViews = ['list', 'grid', 'product'] as const

export type CollectionView = (typeof collectionViews)[number]

/** The maximum viewport width of a phone and the minimum of a desktop, in px. @see platform spec §2 "Breakpoints" */
export const deviceBreakpoints = { mobile: 432, desktop: 433 } as const

export type DeviceBreakpoint = keyof typeof deviceBreakpoints

const { mobile, desktop } = deviceBreakpoints

/**
 * The media query of each device. The query of the tablet matches no viewport.
 *
 * @see platform spec §2 "The tablet query is effectively never matched"
 */
export const deviceQueries = {
  mobile: `(max-width: ${mobile}px)`,
  tablet: `(min-width: ${desktop}px) and (max-width: ${mobile}px)`,
  desktop: `(min-width: ${desktop}px)`,
} as const

/** Returns the device of a viewport width in px. A zoomed width such as 432.5 px is a desktop's. */
export function getDevice(widthPx: number): DeviceBreakpoint {
  return widthPx <= mobile ? 'mobile' : 'desktop'
}
