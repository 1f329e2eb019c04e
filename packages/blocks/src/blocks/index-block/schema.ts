import { referenceSchema } from '@vitrine/page'
import * as z from 'zod/mini'

const MAX_PAGES = 60

const isShown = z._default(z.boolean(), true)

export const data = z.object({
  collectionId: z.optional(referenceSchema),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(MAX_PAGES)), 12),
  columns: z._default(z.int().check(z.minimum(1), z.maximum(4)), 3),
  aspect: z._default(z.enum(['square', 'standard', 'portrait', 'wide']), 'standard'),
  showsImage: isShown,
  showsTitle: isShown,
  showsDescription: isShown,
})

export const text = { heading: 'line' } as const
