import { referenceSchema, webUrlSchema } from '@vitrine/page'
import * as z from 'zod/mini'

const fileSchema = z.strictObject({ assetId: referenceSchema })

export const data = z.object({
  /** The site's own file; it takes precedence over `url`. */
  file: z.optional(fileSchema),
  url: z.optional(webUrlSchema),
  /** The image shown before the video plays. */
  poster: z.optional(fileSchema),
  ratio: z._default(z.enum(['wide', 'standard', 'square', 'tall']), 'wide'),
  startSeconds: z._default(z.int().check(z.minimum(0), z.maximum(86_400)), 0),
  loop: z._default(z.boolean(), false),
  isMuted: z._default(z.boolean(), false),
})

export const text = { title: 'line', caption: 'rich' } as const
