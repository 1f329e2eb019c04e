import * as z from 'zod/mini'

export const data = z.object({
  /** Whether each line break is one on the page. */
  breaks: z._default(z.boolean(), false),
})

export const text = { source: 'lines' } as const
