/** The collection types with their codes; other codes are unknown. @see platform spec §3 "Collection types" */
export const collectionTypeCodes = {
  generic: 1,
  subscription: 2,
  'gallery-block': 6,
  'template-page': 7,
  'splash-page': 8,
  page: 10,
  products: 13,
  lessons: 24,
  course: 25,
} as const

export type CollectionType = keyof typeof collectionTypeCodes

/** The behaviors of a folder's own URL with their codes. @see platform spec §3 "Folder behavior" */
export const folderBehaviorCodes = { index: 1, redirect: 2, none: 3, variation: 4 } as const

export type FolderBehavior = keyof typeof folderBehaviorCodes

/** The orderings of a collection's items with their codes. @see compat §1 "ordering", §5 `collection.ordering` */
export const orderingCodes = {
  'user-orderable': 1,
  chronological: 2,
  page: 3,
  calendar: 4,
  'music-album': 5,
} as const

export type Ordering = keyof typeof orderingCodes
