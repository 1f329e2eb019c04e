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

/** The texts; by default the area's own name and description, and standard labels. */
export const text = {
  title: 'line',
  description: 'lines',
  join: 'line',
  enter: 'line',
  signIn: 'line',
  manage: 'line',
} as const
