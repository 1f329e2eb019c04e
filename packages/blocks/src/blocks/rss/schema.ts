import { webUrlSchema } from '@vitrine/page'
import * as z from 'zod/mini'

/** The maximum number of entries that are stored of a feed. */
const MAX_ENTRIES = 50

export const data = z.object({
  /** The URL of the feed, or of a page that links to one. */
  url: z.optional(webUrlSchema),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(MAX_ENTRIES)), 5),
  showsDate: z._default(z.boolean(), true),
  showsText: z._default(z.boolean(), true),
  showsAuthor: z._default(z.boolean(), false),
  newWindow: z._default(z.boolean(), false),
})

export const text = { heading: 'line' } as const
