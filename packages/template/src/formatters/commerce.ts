import type { FormatterTable } from '../plugin.ts'
import type { Price } from '../product.ts'
import { formatPlain, shiftDecimal } from '../decimal.ts'
import {
  computeFromPrice,
  isOnSale,
  isSoldOut,
  computeNormalPrice,
  computeSalePrice,
} from '../product.ts'
import type { Run } from '../run/run.ts'
import { findInScope, getLocalizedText } from '../run/scope.ts'
import { asNumber, asString, getChild, isArray, isObject, getMember } from '../value.ts'
import { escapeAttribute } from './escape.ts'
import { formatMessage, toMessageValues } from './message.ts'
import { renderAddToCartButton, renderQuantityInput, renderVariantsSelect } from './product-form.ts'
import { renderProductPrice, renderSubscriptionPrice } from './product-price.ts'
import { renderRestockForms } from './restock.ts'
import { getAttributeEscape } from './attribute-escape.ts'
import { parsePath } from './core.ts'

export const commerce: FormatterTable = {
  'add-to-cart-btn': (_, setup) => (value, run) => renderAddToCartButton(value, run, setup),
  'cart-quantity': () => (value) =>
    `<span class="sqs-cart-quantity">${computeCartQuantity(value)}</span>`,
  'cart-url':
    (_, { dialect }) =>
    (_value, run) =>
      // The reference engine has one cart; a site with several languages has one in each.
      dialect === 'vitrine' ? `${asString(run.resolve(['website', 'pathPrefix']))}/cart` : '/cart',
  'from-price': () => (value) => formatHundredths(computeFromPrice(value)),
  'normal-price': () => (value) => formatHundredths(computeNormalPrice(value)),
  'sale-price': () => (value) => formatHundredths(computeSalePrice(value)),
  'product-checkout': (_, setup) => (value, run) =>
    (renderVariantsSelect(value, run, setup) ?? '') +
    (renderQuantityInput(value, run, setup) ?? '') +
    renderAddToCartButton(value, run, setup),
  'product-price': (options, setup) => (value, run) =>
    renderProductPrice(value, { run, setup, options }),
  'subscription-price': (options, setup) => (value, run) =>
    renderSubscriptionPrice(value, { run, setup, options }),
  'product-quick-view': (args, setup) => (value, run) => {
    const safe = getAttributeEscape(setup)
    const id = safe(asString(getChild(value, 'id')))
    const group = safe(getGroup(value, run, args[0]))
    const label = safe(getLocalizedText(run, value, 'productQuickViewText', 'Quick View'))
    return (
      '<span class="sqs-product-quick-view-button" role="button" tabindex="0" ' +
      `data-id="${id}" data-group="${group}">${label}</span>`
    )
  },
  'product-restock-notification': () => renderRestockForms,
  'product-scarcity':
    (_, { dialect }) =>
    (value, run) => {
      const context = getMerchandising(value, run)
      if (!isObject(context) || getChild(context, 'scarcityEnabled') !== true) {
        return dialect === 'vitrine' ? undefined : value
      }
      const views = getChild(context, 'scarcityTemplateViews')
      const pattern = asString(getChild(context, 'scarcityText'))
      return isArray(views)
        ? views.map((view) => renderScarcityView(view, pattern, run)).join('')
        : ''
    },
  'product-status': (_, setup) => (value, run) => {
    const safe = getAttributeEscape(setup)
    if (isSoldOut(value)) {
      const custom = asString(getChild(getMerchandising(value, run), 'customSoldOutText'))
      const text = custom || getLocalizedText(run, value, 'productSoldOutText', 'sold out')
      return `<div class="product-mark sold-out">${escapeAttribute(text)}</div>`
    }
    if (!isOnSale(value)) return undefined
    const text = getLocalizedText(run, value, 'productSaleText', 'sale')
    return `<div class="product-mark sale">${safe(text)}</div>`
  },
  'quantity-input': (_, setup) => (value, run) => renderQuantityInput(value, run, setup),
  'variant-descriptor': () => (value) => {
    const options = getChild(value, 'optionValues')
    const values = isArray(options)
      ? options.map((option) => asString(getChild(option, 'value')))
      : []
    return values.join(' / ')
  },
  'variants-select': (args, setup) => (value, run) =>
    renderVariantsSelect(value, run, setup, args[0] === 'selects'),
}

function formatHundredths(price: Price): string {
  return formatPlain(shiftDecimal(price.amount, 2))
}

function computeCartQuantity(cart: unknown): number {
  const entries = getChild(cart, 'entries')
  if (!isArray(entries)) return 0
  return entries.reduce<number>((total, entry) => total + asNumber(getChild(entry, 'quantity')), 0)
}

/**
 * Returns the merchandising context of a product: limited stock, restock notices, its own sold-out
 * text.
 */
function getMerchandising(product: unknown, run: Run): unknown {
  const contexts = findInScope(run, product, ['productMerchandisingContext'])
  return getChild(contexts, asString(getChild(product, 'id')))
}

function getGroup(product: unknown, run: Run, name: string | undefined): string {
  if (name === undefined) return ''
  const own = getMember(product, name)
  const found = own === undefined ? run.resolve(parsePath(name)) : own
  return found === undefined ? name : asString(found)
}

function renderScarcityView(view: unknown, pattern: string, run: Run): string {
  const attributes = getChild(view, 'attributes')
  const values = toMessageValues({ qtyInStock: getChild(view, 'qtyInStock') })
  const text = escapeAttribute(formatMessage(pattern, values, run))
  const hidden = isObject(attributes)
    ? ` data-variant-attributes="${escapeAttribute(JSON.stringify(attributes))}" hidden`
    : ''
  return `\n  <div class="product-scarcity"${hidden}>\n    ${text}\n  </div>\n`
}
