import { referenceSchema } from '@vitrine/page'
import * as z from 'zod/mini'

export const data = z.object({
  /** The logo's file; the site's own logo by default. */
  assetId: z.optional(referenceSchema),
  /** Whether the name is shown although there is a logo. */
  showsName: z._default(z.boolean(), false),
  showsTagLine: z._default(z.boolean(), false),
  /** The width of the logo in px. */
  width: z._default(z.int().check(z.minimum(24), z.maximum(800)), 160),
  /** The size of the name. */
  size: z._default(z.enum(['small', 'medium', 'large']), 'medium'),
  align: z._default(z.enum(['left', 'center', 'right']), 'left'),
  linksHome: z._default(z.boolean(), true),
})

/** The alternative text; the site's name by default. */
export const text = { alt: 'line' } as const
