import * as z from 'zod/mini'

export const data = z.object({
  /** Each line's end is one on the page too. */
  breaks: z._default(z.boolean(), false),
})

export const text = { source: 'lines' } as const
