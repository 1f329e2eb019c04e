import { webUrlSchema } from '@vitrine/page'
import * as z from 'zod/mini'

/** As many as are kept of a feed. */
const MOST_ENTRIES = 50

export const data = z.object({
  /** Of the feed, or of a page that names one. */
  url: z.optional(webUrlSchema),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(MOST_ENTRIES)), 5),
  showsDate: z._default(z.boolean(), true),
  showsText: z._default(z.boolean(), true),
  showsAuthor: z._default(z.boolean(), false),
  newWindow: z._default(z.boolean(), false),
})

export const text = { heading: 'line' } as const
