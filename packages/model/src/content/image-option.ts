/** The image loaders: `sqs` chooses the widths, `raw` leaves `srcset` to the template. @see platform spec §3 "Image template props" */
export const imageLoaders = ['sqs', 'raw'] as const

export type ImageLoader = (typeof imageLoaders)[number]

export const DEFAULT_IMAGE_LOADER: ImageLoader = 'sqs'

/** The image priorities with their loading attributes. @see platform spec §4 "Image priority" */
export const imagePriorities = {
  high: { loading: 'eager', fetchPriority: 'high' },
  low: { loading: 'lazy', fetchPriority: 'low' },
  none: { loading: 'lazy', fetchPriority: undefined },
} as const

export type ImagePriority = keyof typeof imagePriorities
