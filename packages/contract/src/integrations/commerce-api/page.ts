import * as z from 'zod'

/** The number of objects of a page. */
export const pageLimit = z.coerce.number().int().min(1).max(100).default(50)

/** The cursor of the next page; null after the last one. */
export const nextPageCursor = z.string().nullable()
