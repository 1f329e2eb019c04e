import type { Entry } from './entry.ts'
import { createEntry } from './entry.ts'

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

function createProductEntry(name: string, summary: string, args: readonly string[] = []): Entry {
  return createEntry(name, summary, args, `{@|${name}}`, product)
}

const moneyOptions = [
  'style:name?: symbol, accounting, code, name or short',
  'symbol:name?: default or narrow',
  'digits and grouping…?: the options of decimal',
]

export const commerceReference: readonly Entry[] = [
  createEntry(
    'money',
    'Formats an amount of money for the locale.',
    moneyOptions,
    '{price|money}',
    {
      price: usd('12.50'),
    },
  ),
  createEntry(
    'money-format',
    'Formats an amount in hundredths as 1,234.50.',
    [],
    '{cents|money-format}',
    { cents: 123_450 },
  ),
  createEntry(
    'moneyFormat',
    'Formats an amount in hundredths as 1,234.50.',
    [],
    '{cents|moneyFormat}',
    {
      cents: 123_450,
    },
  ),
  createEntry(
    'money-string',
    'Formats an amount in hundredths, in the element that scripts convert.',
    [],
    '{cents|money-string}',
    {
      cents: 123_450,
    },
  ),
  createEntry(
    'i18n-money-format',
    'Formats an amount in hundredths with a currency symbol from an old fixed table.',
    [
      'locale?: a locale such as de-DE; default en-US',
      'currency?: an ISO 4217 code; default the currency of the locale',
    ],
    '{cents|i18n-money-format en-GB}',
    { cents: 123_450 },
  ),
  createEntry(
    'bookkeeper-money-format',
    'Formats an amount in hundredths in the currency of the locale’s region.',
    [],
    '{cents|bookkeeper-money-format}',
    { cents: 123_450 },
  ),
  createProductEntry('from-price', 'Returns the lowest price of a product, in hundredths.'),
  createProductEntry(
    'normal-price',
    'Returns the highest regular price of a product, in hundredths.',
  ),
  createProductEntry('sale-price', 'Returns the lowest sale price of a product, in hundredths.'),
  createProductEntry(
    'product-price',
    'Renders the price of a product, with labels for sales and price ranges.',
    ['options…?: the options of money'],
  ),
  createEntry(
    'subscription-price',
    'Renders the subscription price of a product.',
    ['options…?: the options of money'],
    '{@|subscription-price}',
    {
      structuredContent: {
        productType: 1,
        variants: [{ priceMoney: usd('10.00'), pricingOptions: [{ priceMoney: usd('9.00') }] }],
      },
    },
  ),
  createProductEntry('add-to-cart-btn', 'Renders the button that adds the product to the cart.'),
  createProductEntry('quantity-input', 'Renders the quantity field of a product.'),
  createProductEntry('variants-select', 'Renders the fields that select a variant.'),
  createProductEntry(
    'product-checkout',
    'Renders the variant fields, the quantity field and the add-to-cart button.',
  ),
  createProductEntry('product-status', 'Renders a label if the product is sold out or on sale.'),
  createProductEntry(
    'product-quick-view',
    'Renders the button that opens the product in a dialog.',
    ['group?: the name of the products that share one dialog'],
  ),
  createEntry(
    'product-scarcity',
    'Renders a notice of limited stock.',
    [],
    '{@|product-scarcity}',
    merchandising,
  ),
  createEntry(
    'product-restock-notification',
    'Renders the form to request a restock notification.',
    [],
    '{@|product-restock-notification}',
    merchandising,
  ),
  createEntry(
    'variant-descriptor',
    'Lists the options of a variant on one line.',
    [],
    '{@|variant-descriptor}',
    {
      optionValues: [{ value: 'S' }, { value: 'Blue' }],
    },
  ),
  createEntry(
    'cart-quantity',
    'Renders the number of items in the cart.',
    [],
    '{@|cart-quantity}',
    {
      entries: [{ quantity: 2 }, { quantity: 1 }],
    },
  ),
  createEntry('cart-subtotal', 'Renders the subtotal of the cart.', [], '{@|cart-subtotal}', {
    subtotalCents: 2500,
  }),
  createEntry('cart-url', 'Returns the path of the cart.', [], '{@|cart-url}', {}),
  createEntry(
    'summary-form-field',
    'Renders a visitor’s answer to a form field.',
    [],
    '{@|summary-form-field}',
    {
      type: 'text',
      rawTitle: 'Engraving',
      value: 'For <Ada>',
    },
  ),
]
