import { blockTypeCodes, blockVariantCodes, MAX_GALLERY_ITEMS } from '@vitrine/model'
import { type Block, referenceSchema } from '@vitrine/page'
import * as z from 'zod/mini'
import { defineBlock } from '../define-block.ts'
import { css } from './css.ts'
import { type GalleryOptions, inEffect, optionsSchema } from './options.ts'
import { collectionSlide, itemSchema, ownSlide } from './slides.ts'
import { template } from './template.ts'
import { galleryView } from './view.ts'

const designs = {
  [blockVariantCodes['gallery-slideshow']]: 'slideshow',
  [blockVariantCodes['gallery-carousel']]: 'carousel',
  [blockVariantCodes['gallery-grid']]: 'grid',
  [blockVariantCodes['gallery-stack']]: 'stacked',
} as const

/** Pictures and films of the block itself, or those of a gallery collection. */
export const gallery = defineBlock({
  type: blockTypeCodes.gallery,
  slug: 'gallery',
  name: 'Gallery',
  version: 1,
  data: z.object({
    items: z._default(z.array(itemSchema).check(z.maxLength(MAX_GALLERY_ITEMS)), []),
    collectionId: z.optional(referenceSchema),
    options: z._default(optionsSchema, optionsSchema.parse({})),
  }),
  text: {},
  itemText: { title: 'line', description: 'lines', alt: 'line' },
  variants: Object.keys(designs).map(Number),
  defaults: { size: { w: 12, h: 12 } },
  minSize: { w: 2, h: 2 },
  template,
  css,
  json: ({ options }, block) => ({ ...designed(options, block) }),
  needs: ({ collectionId }) =>
    collectionId === undefined
      ? undefined
      : { collectionId, limit: MAX_GALLERY_ITEMS, featuredOnly: false },
  view: ({ items, options, collectionId }, ports) => {
    const slides =
      collectionId === undefined
        ? items.flatMap((each) => ownSlide(each, ports) ?? [])
        : ports.items.flatMap(collectionSlide)
    return galleryView(inEffect(designed(options, ports.block)), slides, ports)
  },
})

/** A variant is a design. */
function designed(options: GalleryOptions, { variant }: Block): GalleryOptions {
  const design = Object.entries(designs).find(([code]) => Number(code) === variant)?.[1]
  return design ? { ...options, design } : options
}
