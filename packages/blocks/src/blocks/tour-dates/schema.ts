import { idSchema, webUrlSchema } from '@vitrine/page'
import * as z from 'zod/mini'

const MAX_DATES = 100

const stop = z.strictObject({
  id: idSchema,
  day: z.iso.date(),
  tickets: z.optional(webUrlSchema),
  isSoldOut: z._default(z.boolean(), false),
})

export const data = z.object({
  dates: z._default(z.array(stop).check(z.maxLength(MAX_DATES)), []),
  order: z._default(z.enum(['soonest', 'latest']), 'soonest'),
  showsYear: z._default(z.boolean(), true),
  /** The URL of a page that announces dates; they are listed, and the list links to it. */
  url: z.optional(webUrlSchema),
})

export const text = { heading: 'line' } as const

export const itemText = { venue: 'line', place: 'line' } as const
