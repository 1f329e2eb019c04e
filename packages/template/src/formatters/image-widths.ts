/** The widths that images are stored in (platform spec, section 9). */
export const imageWidths = [100, 300, 500, 750, 1000, 1500, 2500] as const
