import { idSchema, webUrlSchema } from '@vitrine/page'
import * as z from 'zod/mini'

const MOST_DATES = 100

const stop = z.strictObject({
  id: idSchema,
  day: z.iso.date(),
  tickets: z.optional(webUrlSchema),
  isSoldOut: z._default(z.boolean(), false),
})

export const data = z.object({
  dates: z._default(z.array(stop).check(z.maxLength(MOST_DATES)), []),
  order: z._default(z.enum(['soonest', 'latest']), 'soonest'),
  showsYear: z._default(z.boolean(), true),
  /** Of a page that announces them: they are read, and it is where the list leads to. */
  url: z.optional(webUrlSchema),
})

export const text = { heading: 'line' } as const

export const itemText = { venue: 'line', place: 'line' } as const
