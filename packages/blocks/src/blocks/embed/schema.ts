import { referenceSchema, webUrlSchema } from '@vitrine/page'
import * as z from 'zod/mini'

export const data = z.object({
  /** The HTML; it takes precedence over `url`. */
  source: z._default(z.string().check(z.maxLength(100_000)), ''),
  url: z.optional(webUrlSchema),
  poster: z.optional(z.strictObject({ assetId: referenceSchema })),
  /** The height of the frame in px, until its content reports its own. */
  height: z._default(z.int().check(z.minimum(20), z.maximum(5_000)), 300),
})

export const text = { title: 'line', description: 'lines' } as const
