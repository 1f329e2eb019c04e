import { getVariants } from '../product.ts'
import type { Run } from './run.ts'
import { findInScope } from './scope.ts'
import { asString, getChild, isArray, isObject, Untrusted } from '../value.ts'

/**
 * The extra cost of a formatter or predicate beyond a call, in steps, if it exceeds what the length
 * of its text tells. One step is about 10 ns. An estimate three times too low does no harm, because
 * the time limit applies as well.
 */
export type Weight = (value: unknown, run: Run) => number

const PRICE_COST = 20
const CHOICE_COST = 20
const FORM_COST = 60
const ELEMENT_COST = 10
const KEY_COST = 16
/** The cost of a character of a list written as text. */
const CHARACTER_COST = 3

const weighVariants: Weight = (value) => PRICE_COST * getVariants(value).length

const weighChoices: Weight = (value) => {
  const names = getChild(value, 'variantOptionOrdering')
  const options = isArray(names) ? names.length : 0
  return CHOICE_COST * (options + 1) * getVariants(value).length
}

const createViewsWeight =
  (key: string): Weight =>
  (value, run) => {
    const contexts = findInScope(run, value, ['productMerchandisingContext'])
    const views = getChild(getChild(contexts, asString(getChild(value, 'id'))), key)
    return isArray(views) ? FORM_COST * views.length : 0
  }

const weighElements: Weight = (value) => (isArray(value) ? ELEMENT_COST * value.length : 0)

function createListWeight(key: string): Weight {
  return (value) => {
    const list = getChild(value, key)
    if (isArray(list)) return ELEMENT_COST * list.length
    return typeof list === 'string' ? CHARACTER_COST * list.length : 0
  }
}

/** Weighs a source set, which has the URL once for each width. */
const weighWidths: Weight = (value) => {
  const widths = asString(getChild(value, 'systemDataVariants')).length
  const { length } = asString(getChild(value, 'assetUrl'))
  return CHARACTER_COST * widths + Math.ceil((widths * length) / 16)
}

const weighAnswers = createListWeight('values')

/** Weighs the keys of an object: counting them takes about as long as reading them. */
const weighKeys: Weight = (value) => (isObject(value) ? KEY_COST * Object.keys(value).length : 0)

const NODE_COST = 10
const MAX_WEIGHED_DEPTH = 1000

/**
 * Charges for everything inside a value as it is list, because a template may put the same object
 * into a value a million times. The formatter itself rejects a cycle.
 */
const weighTree: Weight = (value, run) => {
  const above = new Set<object>()
  const weigh = (inner: unknown): void => {
    run.charge(typeof inner === 'string' ? NODE_COST + inner.length : NODE_COST)
    if (typeof inner !== 'object' || inner === null || inner instanceof Untrusted) return
    if (above.has(inner) || above.size > MAX_WEIGHED_DEPTH) return
    above.add(inner)
    for (const [key, item] of Object.entries(inner)) {
      run.charge(key.length)
      weigh(item)
    }
    above.delete(inner)
  }
  weigh(value)
  return 0
}

/** The cost of formatting an amount with the locale. */
const weighMoney: Weight = () => 100
const weighNumber: Weight = () => 250
const weighDate: Weight = () => 500
/** The cost of grouping digits of any length. */
const weighDigits: Weight = () => 100

export const weights: Readonly<Record<string, Weight>> = {
  json: weighTree,
  'json-pretty': weighTree,
  raw: weighTree,
  smartypants: () => 60,
  money: weighMoney,
  'money-format': weighDigits,
  moneyFormat: weighDigits,
  'money-string': weighDigits,
  'i18n-money-format': weighDigits,
  'cart-subtotal': weighDigits,
  decimal: weighNumber,
  'bookkeeper-money-format': weighNumber,
  'percentage-format': weighNumber,
  unit: weighNumber,
  date: () => 20,
  datetime: weighDate,
  datetimefield: weighDate,
  'datetime-interval': weighDate,
  'relative-time': weighDate,
  'from-price': weighVariants,
  'normal-price': weighVariants,
  'sale-price': weighVariants,
  'product-price': (value, run) => 4 * weighVariants(value, run),
  'subscription-price': (value, run) => 4 * weighVariants(value, run),
  'product-status': weighVariants,
  'product-checkout': (value, run) => 2 * weighChoices(value, run),
  'variants-select': (value, run) => 2 * weighChoices(value, run),
  'quantity-input': weighVariants,
  'add-to-cart-btn': weighVariants,
  'product-scarcity': createViewsWeight('scarcityTemplateViews'),
  'product-restock-notification': createViewsWeight('restockNotificationViews'),
  'cart-quantity': createListWeight('entries'),
  'variant-descriptor': createListWeight('optionValues'),
  'item-classes': weighVariants,
  'summary-form-field': (value, run) =>
    weighAnswers(value, run) + weighKeys(getChild(value, 'values'), run),
  'image-srcset': weighWidths,
  'image-component': weighWidths,
  image: createListWeight('body'),
  'image-meta': createListWeight('body'),
  'key-by': weighElements,
  'find-first': weighElements,
  'find-last': weighElements,
  safe: weighKeys,
  'social-button': (_, run) => weighKeys(run.resolve(['website', 'shareButtonOptions']), run),
  'social-button-inline': (_, run) =>
    weighKeys(run.resolve(['website', 'shareButtonOptions']), run),
  'excerpt?': createListWeight('excerpt'),
  'has-multiple?': weighKeys,
  'has-variants?': weighVariants,
  'on-sale?': weighVariants,
  'sold-out?': weighVariants,
  'varied-prices?': weighVariants,
}

export function getWeight(name: string): Weight | undefined {
  return Object.hasOwn(weights, name) ? weights[name] : undefined
}
