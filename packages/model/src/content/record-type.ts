/** The types of collection items with their codes; other codes are unknown. @see platform spec §3 "Record types" */
export const recordTypeCodes = {
  text: 1,
  image: 2,
  quote: 4,
  link: 5,
  audio: 7,
  video: 8,
  'store-item': 11,
  event: 12,
  gallery: 14,
  kbarticle: 54,
  lesson: 62,
  'course-item': 63,
} as const

export type RecordType = keyof typeof recordTypeCodes
