import { blockTypeCodes } from '@vitrine/model'
import {
  assetId,
  collectionId,
  type Change,
  createDataChanges,
  type Fixture,
  createBlock,
  createTextChanges,
} from '../../fixture/fixture.ts'

const { product: type } = blockTypeCodes
const data = { productId: assetId }

export const fixtures: readonly Fixture[] = [
  {
    name: 'with a choice',
    block: createBlock(type, { data, text: { fr: { button: 'Acheter' } } }),
    html:
      `<div class="product-block product-block-align-left" data-item-id="${assetId}"><a class="image-container" href="/shop/p/jug" aria-label="Jug" tabindex="-1">` +
      '<img class="product-block-image" src="/assets/mug.webp" srcset="/assets/mug.webp?format=300w 300w" sizes="100vw" width="800" height="1000" alt="A mug" loading="lazy" decoding="async" style="object-position:50% 25%;background-color:#c8b8a0">' +
      '</a><div class="productDetails"><p class="product-title"><a href="/shop/p/jug">Jug</a></p><div class="product-price">$30.00</div><div class="product-mark sale">sale</div>' +
      '<p class="product-excerpt">Salt &amp; smoke</p><form class="product-block-form" method="post" action="/fr/cart/entries">' +
      `<input type="hidden" name="itemId" value="${assetId}"><div class="product-variants"></div>` +
      '<div class="product-block-buy"><div class="product-quantity-input"></div><div class="sqs-add-to-cart-button-wrapper">' +
      `<div class="sqs-add-to-cart-button sqs-editable-button product-block-button sqs-block-button-element" role="button" tabindex="0" data-collection-id="${collectionId}" data-item-id="${assetId}" data-product-type="1" data-use-custom-label="true" data-original-label="Acheter">` +
      '<div class="sqs-add-to-cart-button-inner">Acheter</div></div></div>' +
      '<noscript><button class="product-block-button sqs-block-button-element" type="submit">Acheter</button></noscript></div></form></div></div>',
  },
  {
    name: 'of its title',
    block: createBlock(type, {
      data: {
        ...data,
        showsImage: false,
        showsExcerpt: false,
        showsButton: false,
        align: 'center',
      },
    }),
    html:
      `<div class="product-block product-block-align-center" data-item-id="${assetId}"><div class="productDetails"><p class="product-title">` +
      '<a href="/shop/p/jug">Jug</a></p><div class="product-price">$30.00</div><div class="product-mark sale">sale</div></div></div>',
  },
  { name: 'without one', block: createBlock(type), html: '' },
]

export const changes: readonly Change[] = [
  ...createDataChanges(
    type,
    { data },
    {
      showsImage: false,
      showsTitle: false,
      showsPrice: false,
      showsExcerpt: false,
      showsButton: false,
      align: 'right',
    },
  ),
  ...createTextChanges(type, { data }, { button: 'Acheter' }),
]
