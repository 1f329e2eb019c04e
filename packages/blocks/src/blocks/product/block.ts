import { blockTypeCodes } from '@vitrine/model'
import { isWebAddress } from '@vitrine/page'
import { defineBlock } from '../../definition/define-block.ts'
import { createScene } from '../../parts/illustration.ts'
import { createImageView } from '../../parts/image.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, text } from './schema.ts'
import { template } from './template.ts'

/** A product with a plain form to buy it. */
export default defineBlock({
  type: blockTypeCodes.product,
  slug: 'product',
  name: 'Product',
  version: 1,
  data,
  text,
  defaults: { size: { w: 6, h: 14 }, auto: { h: 'content' } },
  fields,
  minSize: { w: 2, h: 3 },
  template,
  css,
  itemQuery: ({ productId }) =>
    productId === undefined
      ? undefined
      : { collectionId: '', productId, limit: 1, featuredOnly: false },
  view: ({ productId, align, ...shown }, { block, text, items, sizes, translate }) => {
    const item = productId === undefined ? undefined : items[0]
    const { purchase } = item ?? {}
    const label = text('button')?.words ?? ''
    return {
      align,
      isChosen: productId !== undefined,
      sample: block.placeholder && productId === undefined ? createScene(0) : '',
      product: item
        ? {
            href: isWebAddress(item.href) ? item.href : '#',
            name: item.title,
            title: shown.showsTitle ? item.title : '',
            excerpt: shown.showsExcerpt ? (item.excerpt ?? '') : '',
            price: shown.showsPrice ? (item.price ?? '') : '',
            image: shown.showsImage && item.image ? createImageView(item.image, { sizes }) : '',
            soldOut:
              shown.showsButton && purchase?.choices.length === 0
                ? translate('blocks.soldOut')
                : '',
            form:
              shown.showsButton && purchase && purchase.choices.length > 0
                ? {
                    action: isWebAddress(purchase.action) ? purchase.action : '#',
                    itemId: purchase.itemId,
                    only: purchase.choices.length === 1 ? (purchase.choices[0]?.sku ?? '') : '',
                    choices: purchase.choices.length > 1 ? purchase.choices : '',
                    chooseWords: translate('blocks.choose'),
                    label: label === '' ? translate('blocks.addToCart') : label,
                  }
                : '',
          }
        : '',
    }
  },
})
