import { referenceSchema } from '@vitrine/page'
import * as z from 'zod/mini'

export const MOST_WORDS = 200

/** Some begin as a cloud, others as a list. */
export function dataOf(design: 'cloud' | 'list') {
  return z.object({
    collectionId: z.optional(referenceSchema),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(MOST_WORDS)), 40),
    design: z._default(z.enum(['cloud', 'list']), design),
    order: z._default(z.enum(['name', 'count']), 'name'),
    showsCount: z._default(z.boolean(), false),
  })
}

export const text = { heading: 'line' } as const
