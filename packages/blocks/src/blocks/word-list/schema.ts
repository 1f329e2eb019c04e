import { referenceSchema } from '@vitrine/page'
import * as z from 'zod/mini'

export const MAX_WORDS = 200

/** Creates the schema of a list whose default design is `design`. */
export function createSchema(design: 'cloud' | 'list') {
  return z.object({
    collectionId: z.optional(referenceSchema),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(MAX_WORDS)), 40),
    design: z._default(z.enum(['cloud', 'list']), design),
    order: z._default(z.enum(['name', 'count']), 'name'),
    showsCount: z._default(z.boolean(), false),
  })
}

export const text = { heading: 'line' } as const
