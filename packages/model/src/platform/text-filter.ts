/** The filters that an input applies to typed text. @see platform spec §3 "Text filters" */
export const textFilters = ['url-slug', 'url-slug-with-slash'] as const

export type TextFilter = (typeof textFilters)[number]
