import { blockTypeCodes, blockVariantCodes } from '@vitrine/model'
import { isWebAddress } from '@vitrine/page'
import { defineBlock } from '../../definition/define-block.ts'
import { createImageView } from '../../parts/image.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, designs, text } from './schema.ts'
import { template } from './template.ts'

/** The items of a collection, newest first. */
export default defineBlock({
  type: blockTypeCodes['summary-v2'],
  slug: 'summary-v2',
  name: 'Summary',
  version: 1,
  legacyTypes: [
    { type: blockTypeCodes.journal, slug: 'journal', name: 'Journal' },
    { type: blockTypeCodes.summary, slug: 'summary', name: 'Summary (first version)' },
  ],
  data,
  text,
  variants: Object.keys(designs).map(Number),
  defaults: { size: { w: 12, h: 12 } },
  fields,
  minSize: { w: 3, h: 2 },
  template,
  css,
  itemQuery: ({ collectionId, limit, tag, category, featuredOnly }) =>
    collectionId === undefined ? undefined : { collectionId, limit, tag, category, featuredOnly },
  view: (shown, { block, items }) => ({
    design: Object.entries(designs).find(([code]) => Number(code) === block.variant)?.[1] ?? 'grid',
    isCarousel: block.variant === blockVariantCodes['summary-carousel'],
    columns: shown.columns,
    isChosen: shown.collectionId !== undefined,
    items: items.slice(0, shown.limit).map(({ title, href, excerpt, image, date, price }) => ({
      href: isWebAddress(href) ? href : '#',
      name: title,
      title: shown.showsTitle ? title : '',
      excerpt: shown.showsExcerpt ? (excerpt ?? '') : '',
      image:
        shown.showsImage && image
          ? createImageView(image, {
              sizes: `(min-width:768px) ${Math.round(100 / shown.columns)}vw, 100vw`,
            })
          : '',
      date: shown.showsDate ? (date ?? '') : '',
      price: shown.showsPrice ? (price ?? '') : '',
    })),
  }),
})
