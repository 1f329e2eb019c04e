import { blockVariantCodes } from '@vitrine/model'
import { referenceSchema } from '@vitrine/page'
import * as z from 'zod/mini'

export const designs = {
  [blockVariantCodes['summary-wall']]: 'wall',
  [blockVariantCodes['summary-carousel']]: 'carousel',
  [blockVariantCodes['summary-list']]: 'list',
  [blockVariantCodes['summary-grid']]: 'grid',
} as const

const createTagSchema = (maxLength: number) =>
  z.optional(z.string().check(z.minLength(1), z.maxLength(maxLength)))

const isShown = z._default(z.boolean(), true)

export const data = z.object({
  collectionId: z.optional(referenceSchema),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(30)), 6),
  tag: createTagSchema(50),
  category: createTagSchema(25),
  featuredOnly: z._default(z.boolean(), false),
  columns: z._default(z.int().check(z.minimum(1), z.maximum(6)), 3),
  showsImage: isShown,
  showsTitle: isShown,
  showsExcerpt: isShown,
  showsDate: isShown,
  showsPrice: isShown,
  /** Whether the colors of products are shown as dots. */
  showsColors: isShown,
})

export type Data = z.output<typeof data>

export const text = { heading: 'line' } as const
