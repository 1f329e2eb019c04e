import { referenceSchema } from '@vitrine/page'
import * as z from 'zod/mini'

export const data = z.object({
  memberAreaId: z.optional(referenceSchema),
  design: z._default(z.enum(['plain', 'card']), 'plain'),
  align: z._default(z.enum(['left', 'center', 'right']), 'left'),
  showsTitle: z._default(z.boolean(), true),
  showsDescription: z._default(z.boolean(), true),
  showsManage: z._default(z.boolean(), true),
})

/** The area's own name and description, and our words on what is pressed, where these say nothing. */
export const text = {
  title: 'line',
  description: 'lines',
  join: 'line',
  enter: 'line',
  signIn: 'line',
  manage: 'line',
} as const
