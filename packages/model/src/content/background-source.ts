/** The sources of a section background with their codes. @see platform spec §3 "Background source" */
export const backgroundSourceCodes = {
  undefined: -1,
  upload: 1,
  instagram: 2,
  video: 3,
  none: 4,
} as const

export type BackgroundSource = keyof typeof backgroundSourceCodes
