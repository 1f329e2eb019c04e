import { variantsOf } from './product.ts'
import type { Run } from './run.ts'
import { find } from './scope.ts'
import { asString, child, isArray, isObject } from './value.ts'

/**
 * What a formatter or predicate costs beyond a call, in steps, where that depends on what is inside
 * the value. One step is some 40 ns on a slow machine; a guess three times too low does no harm.
 */
export type Weight = (value: unknown, run: Run) => number

const perPrice = 20
const perChoice = 20
const perForm = 60
const perElement = 10

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

function byLists(...keys: readonly string[]): Weight {
  return (value) => {
    let total = 0
    for (const key of keys) {
      const found = child(value, key)
      if (isArray(found) || typeof found === 'string') total += found.length
    }
    return perElement * total
  }
}

const answers = byLists('values')

/** Keys of an object: counting them takes about as long as reading them. */
const byKeys: Weight = (value) => (isObject(value) ? Object.keys(value).length : 0)

/** A text of the locale, made anew. */
const ofNumber: Weight = () => 100
const ofDate: Weight = () => 300

export const weights: Readonly<Record<string, Weight>> = {
  money: ofNumber,
  decimal: ofNumber,
  'bookkeeper-money-format': ofNumber,
  'percentage-format': ofNumber,
  unit: ofNumber,
  date: () => 30,
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
  'summary-form-field': (value, run) =>
    answers(value, run) + perElement * byKeys(child(value, 'values'), run),
  'image-srcset': byLists('systemDataVariants'),
  'image-component': byLists('systemDataVariants'),
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
