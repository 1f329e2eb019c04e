import { referenceSchema } from '@vitrine/page'
import * as z from 'zod/mini'

export const data = z.object({
  /** The site's own logo where there is none. */
  assetId: z.optional(referenceSchema),
  /** The name in letters, though there is a picture. */
  showsName: z._default(z.boolean(), false),
  showsTagLine: z._default(z.boolean(), false),
  /** Of the picture, in px. */
  width: z._default(z.int().check(z.minimum(24), z.maximum(800)), 160),
  /** Of the name. */
  size: z._default(z.enum(['small', 'medium', 'large']), 'medium'),
  align: z._default(z.enum(['left', 'center', 'right']), 'left'),
  linksHome: z._default(z.boolean(), true),
})

/** What is told of the picture; the site's name when left out. */
export const text = { alt: 'line' } as const
