import { idSchema, linkSchema } from '@vitrine/page'
import * as z from 'zod/mini'

const MOST_ITEMS = 30

export const data = z.object({
  /** Each with the text `<id>.words`. */
  items: z._default(
    z
      .array(z.strictObject({ id: idSchema, link: z.optional(linkSchema) }))
      .check(z.maxLength(MOST_ITEMS)),
    [],
  ),
  speed: z._default(z.int().check(z.minimum(1), z.maximum(10)), 4),
  /** The way the words are read, or against it. */
  direction: z._default(z.enum(['onward', 'back']), 'onward'),
  size: z._default(z.enum(['small', 'medium', 'large', 'huge']), 'medium'),
  separator: z._default(z.enum(['none', 'dot', 'dash', 'star', 'slash']), 'dot'),
  /** Between two, in px. */
  gap: z._default(z.int().check(z.minimum(4), z.maximum(200)), 32),
  pausesOnHover: z._default(z.boolean(), true),
  hasFadedEdges: z._default(z.boolean(), false),
})

export const itemText = { words: 'line' } as const
