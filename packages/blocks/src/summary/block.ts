import { blockTypeCodes, blockVariantCodes } from '@vitrine/model'
import { isWebAddress, referenceSchema } from '@vitrine/page'
import * as z from 'zod/mini'
import { defineBlock } from '../define-block.ts'
import { imageView } from '../image-view.ts'
import { css } from './css.ts'
import { template } from './template.ts'

const designs = {
  [blockVariantCodes['summary-wall']]: 'wall',
  [blockVariantCodes['summary-carousel']]: 'carousel',
  [blockVariantCodes['summary-list']]: 'list',
  [blockVariantCodes['summary-grid']]: 'grid',
} as const

const word = (most: number) => z.optional(z.string().check(z.minLength(1), z.maxLength(most)))
const isShown = z._default(z.boolean(), true)

/** Items of a collection, newest first. */
export const summary = defineBlock({
  type: blockTypeCodes['summary-v2'],
  slug: 'summary-v2',
  name: 'Summary',
  version: 1,
  data: z.object({
    collectionId: z.optional(referenceSchema),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(30)), 6),
    tag: word(50),
    category: word(25),
    featuredOnly: z._default(z.boolean(), false),
    columns: z._default(z.int().check(z.minimum(1), z.maximum(6)), 3),
    showsImage: isShown,
    showsTitle: isShown,
    showsExcerpt: isShown,
    showsDate: isShown,
    showsPrice: isShown,
  }),
  text: { heading: 'line' },
  variants: Object.keys(designs).map(Number),
  defaults: { size: { w: 12, h: 12 } },
  minSize: { w: 3, h: 2 },
  template,
  css,
  needs: ({ collectionId, limit, tag, category, featuredOnly }) =>
    collectionId === undefined ? undefined : { collectionId, limit, tag, category, featuredOnly },
  view: (shown, { block, items }) => ({
    design: Object.entries(designs).find(([code]) => Number(code) === block.variant)?.[1] ?? 'grid',
    isCarousel: block.variant === blockVariantCodes['summary-carousel'],
    columns: shown.columns,
    items: items.slice(0, shown.limit).map(({ title, href, excerpt, image, date, price }) => ({
      href: isWebAddress(href) ? href : '#',
      name: title,
      title: shown.showsTitle ? title : '',
      excerpt: shown.showsExcerpt ? (excerpt ?? '') : '',
      image:
        shown.showsImage && image
          ? imageView(image, {
              sizes: `(min-width:768px) ${Math.round(100 / shown.columns)}vw, 100vw`,
            })
          : '',
      date: shown.showsDate ? (date ?? '') : '',
      price: shown.showsPrice ? (price ?? '') : '',
    })),
  }),
})
