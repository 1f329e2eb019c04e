import { referenceSchema } from '@vitrine/page'
import * as z from 'zod/mini'

export const data = z.object({
  collectionId: z.optional(referenceSchema),
  design: z._default(z.enum(['grid', 'compact']), 'grid'),
  /** The first day of the week; by default the usual one in the page's language. */
  startsOn: z.optional(z.enum(['monday', 'saturday', 'sunday'])),
  showsTime: z._default(z.boolean(), true),
  showsMonths: z._default(z.boolean(), true),
  showsFeed: z._default(z.boolean(), true),
})

export const text = { heading: 'line' } as const
