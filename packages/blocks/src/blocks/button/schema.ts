import { linkSchema } from '@vitrine/page'
import * as z from 'zod/mini'

export const data = z.object({
  link: z.optional(linkSchema),
  size: z._default(z.enum(['small', 'medium', 'large']), 'medium'),
  /** A second action beside the main one is less prominent. */
  emphasis: z._default(z.enum(['primary', 'secondary']), 'primary'),
  align: z._default(z.enum(['left', 'center', 'right']), 'left'),
})

export const text = { label: 'line' } as const
