import { blockVariantCodes, MAX_GALLERY_ITEMS } from '@vitrine/model'
import { referenceSchema } from '@vitrine/page'
import * as z from 'zod/mini'
import { optionsSchema } from './options.ts'
import { itemSchema } from './slides.ts'

export const designs = {
  [blockVariantCodes['gallery-slideshow']]: 'slideshow',
  [blockVariantCodes['gallery-carousel']]: 'carousel',
  [blockVariantCodes['gallery-grid']]: 'grid',
  [blockVariantCodes['gallery-stack']]: 'stacked',
} as const

export const data = z.object({
  items: z._default(z.array(itemSchema).check(z.maxLength(MAX_GALLERY_ITEMS)), []),
  collectionId: z.optional(referenceSchema),
  options: z._default(optionsSchema, optionsSchema.parse({})),
})

export const itemText = { title: 'line', description: 'lines', alt: 'line' } as const
