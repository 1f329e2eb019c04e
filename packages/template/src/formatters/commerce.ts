import type { FormatterTable } from '../plugin.ts'
import type { Price } from '../product.ts'
import { plainText, shifted } from '../decimal.ts'
import { fromPrice, isOnSale, isSoldOut, normalPrice, salePrice } from '../product.ts'
import type { Run } from '../run.ts'
import { find, localized } from '../scope.ts'
import { asNumber, asString, child, isArray, isObject, member } from '../value.ts'
import { escapeAttribute } from './escape.ts'
import { formatMessage, namedValues } from './message-text.ts'
import { addToCartButton, quantityInput, variantsSelect } from './product-form.ts'
import { productPrice, subscriptionPrice } from './product-price.ts'
import { restockNotification } from './restock.ts'
import { attributeText } from './vitrine.ts'
import { splitPath } from './core.ts'

export const commerce: FormatterTable = {
  'add-to-cart-btn': (_, setup) => (value, run) => addToCartButton(value, run, setup),
  'cart-quantity': () => (value) => `<span class="sqs-cart-quantity">${cartQuantity(value)}</span>`,
  'cart-url':
    (_, { dialect }) =>
    (_value, run) =>
      // The reference knows one cart; ours stands in each language.
      dialect === 'vitrine' ? `${asString(run.resolve(['website', 'pathPrefix']))}/cart` : '/cart',
  'from-price': () => (value) => hundredths(fromPrice(value)),
  'normal-price': () => (value) => hundredths(normalPrice(value)),
  'sale-price': () => (value) => hundredths(salePrice(value)),
  'product-checkout': (_, setup) => (value, run) =>
    (variantsSelect(value, run, setup) ?? '') +
    (quantityInput(value, run, setup) ?? '') +
    addToCartButton(value, run, setup),
  'product-price': (options, setup) => (value, run) => productPrice(value, { run, setup, options }),
  'subscription-price': (options, setup) => (value, run) =>
    subscriptionPrice(value, { run, setup, options }),
  'product-quick-view': (args, setup) => (value, run) => {
    const safe = attributeText(setup)
    const id = safe(asString(child(value, 'id')))
    const group = safe(groupOf(value, run, args[0]))
    const label = safe(localized(run, value, 'productQuickViewText', 'Quick View'))
    return (
      '<span class="sqs-product-quick-view-button" role="button" tabindex="0" ' +
      `data-id="${id}" data-group="${group}">${label}</span>`
    )
  },
  'product-restock-notification': () => restockNotification,
  'product-scarcity':
    (_, { dialect }) =>
    (value, run) => {
      const context = merchandising(value, run)
      if (!isObject(context) || child(context, 'scarcityEnabled') !== true) {
        return dialect === 'vitrine' ? undefined : value
      }
      const views = child(context, 'scarcityTemplateViews')
      const pattern = asString(child(context, 'scarcityText'))
      return isArray(views) ? views.map((view) => scarcityView(view, pattern, run)).join('') : ''
    },
  'product-status': (_, setup) => (value, run) => {
    const safe = attributeText(setup)
    if (isSoldOut(value)) {
      const custom = asString(child(merchandising(value, run), 'customSoldOutText'))
      const text = custom || localized(run, value, 'productSoldOutText', 'sold out')
      return `<div class="product-mark sold-out">${escapeAttribute(text)}</div>`
    }
    if (!isOnSale(value)) return undefined
    const text = localized(run, value, 'productSaleText', 'sale')
    return `<div class="product-mark sale">${safe(text)}</div>`
  },
  'quantity-input': (_, setup) => (value, run) => quantityInput(value, run, setup),
  'variant-descriptor': () => (value) => {
    const options = child(value, 'optionValues')
    const values = isArray(options) ? options.map((option) => asString(child(option, 'value'))) : []
    return values.join(' / ')
  },
  'variants-select': (_, setup) => (value, run) => variantsSelect(value, run, setup),
}

function hundredths(price: Price): string {
  return plainText(shifted(price.amount, 2))
}

function cartQuantity(cart: unknown): number {
  const entries = child(cart, 'entries')
  if (!isArray(entries)) return 0
  return entries.reduce<number>((total, entry) => total + asNumber(child(entry, 'quantity')), 0)
}

/** What merchandising says of a product: limited stock, restock notices, its own sold-out text. */
function merchandising(product: unknown, run: Run): unknown {
  const contexts = find(run, product, ['productMerchandisingContext'])
  return child(contexts, asString(child(product, 'id')))
}

function groupOf(product: unknown, run: Run, name: string | undefined): string {
  if (name === undefined) return ''
  const own = member(product, name)
  const found = own === undefined ? run.resolve(splitPath(name)) : own
  return found === undefined ? name : asString(found)
}

function scarcityView(view: unknown, pattern: string, run: Run): string {
  const attributes = child(view, 'attributes')
  const values = namedValues({ qtyInStock: child(view, 'qtyInStock') })
  const text = escapeAttribute(formatMessage(pattern, values, run))
  const hidden = isObject(attributes)
    ? ` data-variant-attributes="${escapeAttribute(JSON.stringify(attributes))}" hidden`
    : ''
  return `\n  <div class="product-scarcity"${hidden}>\n    ${text}\n  </div>\n`
}
