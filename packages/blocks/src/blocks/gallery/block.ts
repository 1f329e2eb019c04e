import { blockTypeCodes, MAX_GALLERY_ITEMS } from '@vitrine/model'
import { type Block } from '@vitrine/page'
import { defineBlock } from '../../definition/define-block.ts'
import { checkAccessibility } from './accessibility.ts'
import { css } from './css.ts'
import { type GalleryOptions, getEffectiveOptions } from './options.ts'
import { createCollectionSlides, createSlide } from './slides.ts'
import { fields } from './inspector.ts'
import { data, designs, itemText } from './schema.ts'
import { template } from './template.ts'
import { createGalleryView } from './view.ts'

/** The images and videos of the block itself, or those of a gallery collection. */
export default defineBlock({
  type: blockTypeCodes.gallery,
  slug: 'gallery',
  version: 1,
  data,
  text: {},
  itemText,
  variants: Object.keys(designs).map(Number),
  defaults: { size: { w: 12, h: 12 } },
  fields,
  checkAccessibility,
  minSize: { w: 2, h: 2 },
  template,
  css,
  scriptData: ({ options }, block) => ({ ...applyVariant(options, block) }),
  itemQuery: ({ collectionId }) =>
    collectionId === undefined
      ? undefined
      : { collectionId, limit: MAX_GALLERY_ITEMS, featuredOnly: false },
  view: ({ items, options, collectionId }, ports) => {
    const slides =
      collectionId === undefined
        ? items.flatMap((each) => createSlide(each, ports) ?? [])
        : ports.items.flatMap(createCollectionSlides)
    return createGalleryView(getEffectiveOptions(applyVariant(options, ports.block)), slides, ports)
  },
})

/** Returns the options with the design of the block's variant. */
function applyVariant(options: GalleryOptions, { variant }: Block): GalleryOptions {
  const design = Object.entries(designs).find(([code]) => Number(code) === variant)?.[1]
  return design ? { ...options, design } : options
}
