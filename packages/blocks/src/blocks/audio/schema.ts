import { referenceSchema, webUrlSchema } from '@vitrine/page'
import * as z from 'zod/mini'

export const data = z.object({
  /** The site's own file; it takes precedence over `url`. */
  file: z.optional(z.strictObject({ assetId: referenceSchema })),
  url: z.optional(webUrlSchema),
  showsDownload: z._default(z.boolean(), false),
  loop: z._default(z.boolean(), false),
})

export const text = { title: 'line', author: 'line' } as const
