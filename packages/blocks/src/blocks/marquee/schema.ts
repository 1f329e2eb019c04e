import { idSchema, linkSchema } from '@vitrine/page'
import * as z from 'zod/mini'

const MAX_ITEMS = 30

export const data = z.object({
  /** The items, each with the text `<id>.words`. */
  items: z._default(
    z
      .array(z.strictObject({ id: idSchema, link: z.optional(linkSchema) }))
      .check(z.maxLength(MAX_ITEMS)),
    [],
  ),
  speed: z._default(z.int().check(z.minimum(1), z.maximum(10)), 4),
  /** The direction: as the text is read, or against it. */
  direction: z._default(z.enum(['onward', 'back']), 'onward'),
  size: z._default(z.enum(['small', 'medium', 'large', 'huge']), 'medium'),
  separator: z._default(z.enum(['none', 'dot', 'dash', 'star', 'slash']), 'dot'),
  /** The gap between items in px. */
  gap: z._default(z.int().check(z.minimum(4), z.maximum(200)), 32),
  pausesOnHover: z._default(z.boolean(), true),
  hasFadedEdges: z._default(z.boolean(), false),
})

export const itemText = { words: 'line' } as const
