import { variantsOf } from './product.ts'
import type { Run } from './run.ts'
import { find } from './scope.ts'
import { asString, child, isArray, isObject, Untrusted } from './value.ts'

/**
 * What a formatter or predicate costs beyond a call, in steps, where that is more than its text
 * tells. One step is some 10 ns. A guess three times too low does no harm: the clock is looked at
 * besides.
 */
export type Weight = (value: unknown, run: Run) => number

const perPrice = 20
const perChoice = 20
const perForm = 60
const perElement = 10
const perKey = 16
/** Of a list written as text. */
const perCharacter = 3

const byVariants: Weight = (value) => perPrice * variantsOf(value).length

const byChoices: Weight = (value) => {
  const names = child(value, 'variantOptionOrdering')
  const options = isArray(names) ? names.length : 0
  return perChoice * (options + 1) * variantsOf(value).length
}

const byViews =
  (key: string): Weight =>
  (value, run) => {
    const contexts = find(run, value, ['productMerchandisingContext'])
    const views = child(child(contexts, asString(child(value, 'id'))), key)
    return isArray(views) ? perForm * views.length : 0
  }

const byElements: Weight = (value) => (isArray(value) ? perElement * value.length : 0)

function byLists(key: string): Weight {
  return (value) => {
    const found = child(value, key)
    if (isArray(found)) return perElement * found.length
    return typeof found === 'string' ? perCharacter * found.length : 0
  }
}

/** The address is written once for each width. */
const byWidths: Weight = (value) => {
  const widths = asString(child(value, 'systemDataVariants')).length
  const { length } = asString(child(value, 'assetUrl'))
  return perCharacter * widths + Math.ceil((widths * length) / 16)
}

const answers = byLists('values')

/** Keys of an object: counting them takes about as long as reading them. */
const byKeys: Weight = (value) => (isObject(value) ? perKey * Object.keys(value).length : 0)

const perNode = 10
const deepestWeighed = 1000

/**
 * All that is inside a value, charged as it is found: what a template puts together may hold the
 * same thing a million times. A cycle is left to the formatter, which refuses it.
 */
const byTree: Weight = (value, run) => {
  const above = new Set<object>()
  const weigh = (inner: unknown): void => {
    run.charge(typeof inner === 'string' ? perNode + inner.length : perNode)
    if (typeof inner !== 'object' || inner === null || inner instanceof Untrusted) return
    if (above.has(inner) || above.size > deepestWeighed) return
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

/** A text of the locale, made anew. */
const ofMoney: Weight = () => 100
const ofNumber: Weight = () => 250
const ofDate: Weight = () => 500
/** Digits of any length, put in groups. */
const ofDigits: Weight = () => 100

export const weights: Readonly<Record<string, Weight>> = {
  json: byTree,
  'json-pretty': byTree,
  raw: byTree,
  smartypants: () => 60,
  money: ofMoney,
  'money-format': ofDigits,
  moneyFormat: ofDigits,
  'money-string': ofDigits,
  'i18n-money-format': ofDigits,
  'cart-subtotal': ofDigits,
  decimal: ofNumber,
  'bookkeeper-money-format': ofNumber,
  'percentage-format': ofNumber,
  unit: ofNumber,
  date: () => 20,
  datetime: ofDate,
  datetimefield: ofDate,
  'datetime-interval': ofDate,
  'relative-time': ofDate,
  'from-price': byVariants,
  'normal-price': byVariants,
  'sale-price': byVariants,
  'product-price': (value, run) => 4 * byVariants(value, run),
  'subscription-price': (value, run) => 4 * byVariants(value, run),
  'product-status': byVariants,
  'product-checkout': (value, run) => 2 * byChoices(value, run),
  'variants-select': (value, run) => 2 * byChoices(value, run),
  'quantity-input': byVariants,
  'add-to-cart-btn': byVariants,
  'product-scarcity': byViews('scarcityTemplateViews'),
  'product-restock-notification': byViews('restockNotificationViews'),
  'cart-quantity': byLists('entries'),
  'variant-descriptor': byLists('optionValues'),
  'item-classes': byVariants,
  'summary-form-field': (value, run) => answers(value, run) + byKeys(child(value, 'values'), run),
  'image-srcset': byWidths,
  'image-component': byWidths,
  image: byLists('body'),
  'image-meta': byLists('body'),
  'key-by': byElements,
  'find-first': byElements,
  'find-last': byElements,
  safe: byKeys,
  'social-button': (_, run) => byKeys(run.resolve(['website', 'shareButtonOptions']), run),
  'social-button-inline': (_, run) => byKeys(run.resolve(['website', 'shareButtonOptions']), run),
  'excerpt?': byLists('excerpt'),
  'has-multiple?': byKeys,
  'has-variants?': byVariants,
  'on-sale?': byVariants,
  'sold-out?': byVariants,
  'varied-prices?': byVariants,
}

export function weightOf(name: string): Weight | undefined {
  return Object.hasOwn(weights, name) ? weights[name] : undefined
}
