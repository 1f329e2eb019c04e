import { blockTypeCodes, blockVariantCodes } from '@vitrine/model'
import { type Block, isWebAddress } from '@vitrine/page'
import { defineBlock } from '../../definition/define-block.ts'
import type { View } from '../../definition/view.ts'
import { createScene } from '../../parts/illustration.ts'
import { createImageView, divideSizes } from '../../parts/image.ts'
import type { SummaryColors } from '../../ports/collection.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { type Data, data, designs, text } from './schema.ts'
import { template } from './template.ts'

/** The items of a collection, newest first. */
export default defineBlock({
  type: blockTypeCodes['summary-v2'],
  slug: 'summary-v2',
  version: 1,
  legacyTypes: [
    { type: blockTypeCodes.journal, slug: 'journal' },
    { type: blockTypeCodes.summary, slug: 'summary' },
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
  view: (shown, { block, items, sizes }) => ({
    design: getDesign(block),
    isCarousel: block.variant === blockVariantCodes['summary-carousel'],
    columns: shown.columns,
    isChosen: shown.collectionId !== undefined,
    samples: block.placeholder && items.length === 0 ? createSamples(shown) : '',
    showsSamples: !shown.showsDate,
    items: items.slice(0, shown.limit).map(({ title, href, excerpt, image, date, ...product }) => ({
      href: isWebAddress(href) ? href : '#',
      name: title,
      title: shown.showsTitle ? title : '',
      excerpt: shown.showsExcerpt ? (excerpt ?? '') : '',
      image:
        shown.showsImage && image
          ? createImageView(image, {
              sizes: formatSizes(getDesign(block), { sizes, columns: shown.columns }),
            })
          : '',
      date: shown.showsDate ? (date ?? '') : '',
      price: shown.showsPrice ? (product.price ?? '') : '',
      originalPrice: product.originalPrice ?? '',
      mark: product.mark ?? '',
      colors: shown.showsColors && product.colors ? createColorsView(product.colors) : '',
    })),
  }),
})

/** Returns the dots of a product's colors, and their names for visitors who cannot see them. */
function createColorsView({ option, values, names = values }: SummaryColors): View {
  return { name: `${option}: ${names.join(', ')}`, values: values.map((value) => ({ value })) }
}

/** Returns as many sample items as one row has. */
function createSamples({
  columns,
  limit,
  showsDate,
}: Pick<Data, 'columns' | 'limit' | 'showsDate'>) {
  return Array.from({ length: Math.min(Math.max(columns, 3), limit) }, (_, index) => ({
    ...createScene(index),
    hasDate: showsDate,
  }))
}

function getDesign({ variant }: Block): string {
  return Object.entries(designs).find(([code]) => Number(code) === variant)?.[1] ?? 'grid'
}

/** Returns the `sizes` of an image as the styles of the design lay it out. */
function formatSizes(
  design: string,
  { sizes, columns }: { readonly sizes: string; readonly columns: number },
): string {
  if (design === 'carousel') return 'min(80vw, 18rem)'
  return design === 'list'
    ? divideSizes(sizes, 3).replace(/100vw$/, '34vw')
    : divideSizes(sizes, columns)
}
