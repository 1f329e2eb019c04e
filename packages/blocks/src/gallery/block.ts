import { blockTypeCodes, MAX_GALLERY_ITEMS } from '@vitrine/model'
import { type Block } from '@vitrine/page'
import { defineBlock } from '../define-block.ts'
import { a11y } from './a11y.ts'
import { css } from './css.ts'
import { type GalleryOptions, inEffect } from './options.ts'
import { collectionSlide, ownSlide } from './slides.ts'
import { fields } from './inspector.ts'
import { data, designs, itemText } from './schema.ts'
import { template } from './template.ts'
import { galleryView } from './view.ts'

/** Pictures and films of the block itself, or those of a gallery collection. */
export const gallery = defineBlock({
  type: blockTypeCodes.gallery,
  slug: 'gallery',
  name: 'Gallery',
  version: 1,
  data,
  text: {},
  itemText,
  variants: Object.keys(designs).map(Number),
  defaults: { size: { w: 12, h: 12 } },
  fields,
  a11y,
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
