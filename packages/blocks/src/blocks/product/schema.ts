import { referenceSchema } from '@vitrine/page'
import * as z from 'zod/mini'

const isShown = z._default(z.boolean(), true)

export const data = z.object({
  productId: z.optional(referenceSchema),
  showsImage: isShown,
  showsTitle: isShown,
  showsPrice: isShown,
  showsExcerpt: isShown,
  showsButton: isShown,
  align: z._default(z.enum(['left', 'center', 'right']), 'left'),
})

export const text = { button: 'line' } as const
