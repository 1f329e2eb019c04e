import * as z from 'zod/mini'

export const data = z.object({
  source: z._default(z.string().check(z.maxLength(100_000)), ''),
  /** Whether the code is shown as text instead of run. */
  isShown: z._default(z.boolean(), false),
  /** The height of the frame in px; a frame cannot grow by itself. */
  height: z._default(z.int().check(z.minimum(20), z.maximum(5_000)), 300),
})

export const text = { title: 'line' } as const
