import { referenceSchema } from '@vitrine/page'
import * as z from 'zod/mini'

export const data = z.object({
  collectionId: z.optional(referenceSchema),
  picture: z.optional(z.strictObject({ assetId: referenceSchema })),
  showsImage: z._default(z.boolean(), true),
  align: z._default(z.enum(['left', 'center', 'right']), 'left'),
})

export const text = { title: 'line', description: 'lines' } as const
