import { referenceSchema } from '@vitrine/page'
import * as z from 'zod/mini'

export const data = z.object({
  collectionId: z.optional(referenceSchema),
  layout: z._default(z.enum(['row', 'column']), 'column'),
  align: z._default(z.enum(['left', 'center', 'right']), 'left'),
  showsTitle: z._default(z.boolean(), true),
})

/** The title that replaces the folder's own. */
export const text = { title: 'line' } as const
