import { blockTypeCodes } from '@vitrine/model'
import { isWebAddress } from '@vitrine/page'
import { defineBlock } from '../../definition/define-block.ts'
import { createScene } from '../../parts/illustration.ts'
import { createImageView } from '../../parts/image.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { createPurchaseView, createSlides } from './purchase-view.ts'
import { data, text } from './schema.ts'
import { template } from './template.ts'

/** A product that can be bought with the script of its page, or with a plain form. */
export default defineBlock({
  type: blockTypeCodes.product,
  slug: 'product',
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
  view: ({ productId, align, ...shown }, ports) => {
    const { block, text, items, sizes } = ports
    const item = productId === undefined ? undefined : items[0]
    const purchase = item?.purchase
    const isBought = shown.showsButton && purchase && !purchase.isSoldOut
    const slides = shown.showsImage && purchase ? createSlides(purchase, { sizes }) : []
    return {
      align,
      isChosen: productId !== undefined,
      sample: block.placeholder && productId === undefined ? createScene(0) : '',
      product: item
        ? {
            href: isWebAddress(item.href) ? item.href : '#',
            id: purchase?.itemId ?? '',
            name: item.title,
            title: shown.showsTitle ? item.title : '',
            excerpt: shown.showsExcerpt ? (item.excerpt ?? '') : '',
            price: shown.showsPrice ? (purchase?.price ?? '') : '',
            status: shown.showsPrice || shown.showsButton ? (purchase?.status ?? '') : '',
            slides: slides.length > 0 ? slides : '',
            image:
              shown.showsImage && item.image && slides.length === 0
                ? createImageView(item.image, { sizes })
                : '',
            form: isBought ? createPurchaseView(purchase, text('button')?.words ?? '', ports) : '',
          }
        : '',
    }
  },
})
