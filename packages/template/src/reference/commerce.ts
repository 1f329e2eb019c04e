import type { Entry } from './entry.ts'
import { entry } from './entry.ts'

const usd = (value: string): unknown => ({ value, currency: 'USD' })

const product = {
  id: 'p1',
  collectionId: 'c1',
  title: 'Jar',
  variantOptionOrdering: ['Size'],
  structuredContent: {
    productType: 1,
    variantOptionOrdering: ['Size'],
    variants: [
      {
        attributes: { Size: 'S' },
        optionValues: [{ value: 'S' }],
        price: 1000,
        priceMoney: usd('10.00'),
        salePrice: 800,
        salePriceMoney: usd('8.00'),
        onSale: true,
        qtyInStock: 3,
      },
      {
        attributes: { Size: 'L' },
        optionValues: [{ value: 'L' }],
        price: 2000,
        priceMoney: usd('20.00'),
        salePrice: 1500,
        salePriceMoney: usd('15.00'),
        onSale: true,
        qtyInStock: 4,
      },
    ],
  },
}

const merchandising = {
  ...product,
  productMerchandisingContext: {
    p1: {
      scarcityEnabled: true,
      scarcityText: 'Only {qtyInStock} left',
      scarcityTemplateViews: [{ qtyInStock: 3 }],
      restockNotificationViews: [{ id: 'v1' }],
      restockNotificationMessages: { buttonText: 'Tell me' },
    },
  },
}

function ofProduct(name: string, summary: string, args: readonly string[] = []): Entry {
  return entry(name, summary, args, `{@|${name}}`, product)
}

const moneyOptions = [
  'style:name?: symbol accounting code name short',
  'symbol:name?: default or narrow',
  'digits and grouping…?: as decimal',
]

export const commerceReference: readonly Entry[] = [
  entry('money', 'A sum in the manner of the locale.', moneyOptions, '{price|money}', {
    price: usd('12.50'),
  }),
  entry('money-format', 'Hundredths as 1,234.50.', [], '{cents|money-format}', { cents: 123_450 }),
  entry('moneyFormat', 'Hundredths as 1,234.50.', [], '{cents|moneyFormat}', { cents: 123_450 }),
  entry('money-string', 'Hundredths, in the element scripts convert.', [], '{cents|money-string}', {
    cents: 123_450,
  }),
  entry(
    'i18n-money-format',
    'Hundredths with the symbol of an old table.',
    ['locale?: such as de-DE; en-US', 'currency?: instead of the locale’s'],
    '{cents|i18n-money-format en-GB}',
    { cents: 123_450 },
  ),
  entry(
    'bookkeeper-money-format',
    'Hundredths in the currency of the locale’s region.',
    [],
    '{cents|bookkeeper-money-format}',
    { cents: 123_450 },
  ),
  ofProduct('from-price', 'The lowest price, in hundredths.'),
  ofProduct('normal-price', 'The highest price without a sale, in hundredths.'),
  ofProduct('sale-price', 'The lowest price of a sale, in hundredths.'),
  ofProduct('product-price', 'The price of a product, with words for sales and ranges.', [
    'options…?: as money',
  ]),
  entry(
    'subscription-price',
    'The price of a product by subscription.',
    ['options…?: as money'],
    '{@|subscription-price}',
    {
      structuredContent: {
        productType: 1,
        variants: [{ priceMoney: usd('10.00'), pricingOptions: [{ priceMoney: usd('9.00') }] }],
      },
    },
  ),
  ofProduct('add-to-cart-btn', 'The button that puts the product into the cart.'),
  ofProduct('quantity-input', 'The field for how many.'),
  ofProduct('variants-select', 'The fields that choose a variant.'),
  ofProduct('product-checkout', 'Variants, quantity and button, one after the other.'),
  ofProduct('product-status', 'The mark of a product that is sold out or on sale.'),
  ofProduct('product-quick-view', 'The button that shows the product in a window.', [
    'group?: products that are leafed through together',
  ]),
  entry('product-scarcity', 'How few are left.', [], '{@|product-scarcity}', merchandising),
  entry(
    'product-restock-notification',
    'The form that asks to be told when there is more.',
    [],
    '{@|product-restock-notification}',
    merchandising,
  ),
  entry('variant-descriptor', 'The options of a variant in a line.', [], '{@|variant-descriptor}', {
    optionValues: [{ value: 'S' }, { value: 'Blue' }],
  }),
  entry('cart-quantity', 'How many things are in the cart.', [], '{@|cart-quantity}', {
    entries: [{ quantity: 2 }, { quantity: 1 }],
  }),
  entry('cart-subtotal', 'What the things in the cart cost.', [], '{@|cart-subtotal}', {
    subtotalCents: 2500,
  }),
  entry('cart-url', 'The path of the cart.', [], '{@|cart-url}', {}),
  entry('summary-form-field', 'A visitor’s answer in a form.', [], '{@|summary-form-field}', {
    type: 'text',
    rawTitle: 'Engraving',
    value: 'For <Ada>',
  }),
]
