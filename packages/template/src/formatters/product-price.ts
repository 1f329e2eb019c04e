import type { Price } from '../product.ts'
import {
  cheapestVariant,
  contentOf,
  fromPrice,
  hasVariedPrices,
  isOnSale,
  isSubscribable,
  normalPrice,
  priceOf,
  productType,
  productTypes,
  salePrice,
} from '../product.ts'
import { localized } from '../scope.ts'
import { asNumber, asString, child, isArray, isObject, truthy } from '../value.ts'
import { formatMessage, namedValues } from './message-text.ts'
import type { PriceSetting } from './price.ts'
import { moneyText } from './price.ts'

export function productPrice(product: unknown, setting: PriceSetting): string {
  const content = isSubscribable(product)
    ? subscriptionContent(product, setting)
    : plainContent(product, setting)
  return `\n\n\n<div class="product-price">\n${content}\n</div>`
}

function plainContent(product: unknown, setting: PriceSetting): string {
  const { run } = setting
  const show = (price: Price): string => moneyText(price, setting)
  if (hasVariedPrices(product)) {
    const pattern = localized(run, product, 'productPriceFromText', 'from {fromPrice}')
    return `${formatMessage(pattern, namedValues({ fromPrice: show(fromPrice(product)) }), run)}\n`
  }
  if (isOnSale(product)) {
    const prices = { sale: show(salePrice(product)), normal: show(normalPrice(product)) }
    return saleContent(product, prices, setting)
  }
  return productType(product) === -1 ? '' : show(normalPrice(product))
}

/** The words that only screen readers say are in the site's language; the reference has them in English. */
function saleContent(
  product: unknown,
  { sale, normal }: { readonly sale: string; readonly normal: string },
  { run, setup }: PriceSetting,
): string {
  const say = (key: string, english: string): string =>
    setup.dialect === 'vitrine' ? localized(run, product, key, english) : english
  const [saleWords, normalWords] = [
    say('salePriceText', 'Sale Price:'),
    say('originalPriceText', 'Original Price:'),
  ]
  return (
    `<span class="visually-hidden v6-visually-hidden">${saleWords}</span>${sale} ` +
    `<span class="visually-hidden v6-visually-hidden">${normalWords}</span>` +
    `<span class="original-price">${normal}</span>\n`
  )
}

function subscriptionContent(product: unknown, setting: PriceSetting): string {
  const { run } = setting
  const plan = child(contentOf(product), 'subscriptionPlan')
  const period = child(plan, 'billingPeriod')
  if (!isObject(period))
    return `${localized(run, product, 'productPriceUnavailable', 'Unavailable')}\n`
  const varied = hasVariedPrices(product)
  const terms = termsOf(plan, varied)
  const pattern = localized(run, product, terms.key, terms.fallback)
  const { value, duration } = terms
  const text = (shown: Price): string => {
    const price = moneyText(shown, setting)
    const prices = varied ? { fromPrice: price, price } : { price }
    return formatMessage(
      pattern,
      namedValues({ ...prices, billingPeriodValue: value, duration }),
      run,
    )
  }
  if (varied) return `${text(fromPrice(product))}\n`
  const normal = text(normalPrice(product))
  if (!isOnSale(product)) return normal
  return saleContent(product, { sale: text(salePrice(product)), normal }, setting)
}

interface Terms {
  readonly key: string
  readonly fallback: string
  readonly value: number
  readonly duration: number
}

/** A plan in words: how often, and for how long if it ends. */
function termsOf(plan: unknown, varied: boolean): Terms {
  const period = child(plan, 'billingPeriod')
  const value = asNumber(child(period, 'value'))
  const unit = asString(child(period, 'unit'))
  const cycles = asNumber(child(plan, 'numBillingCycles'))
  const total = value * cycles
  const inYears = yearsOf(total, unit)
  const duration = inYears ?? total
  const durationUnit = inYears === null ? unit : 'YEAR'
  const limit = cycles > 0 ? `limited__${many(duration)}${capital(durationUnit)}s` : 'indefinite'
  const prices = varied ? 'multiplePrices' : 'singlePrice'
  const every = value > 1 ? `{billingPeriodValue} ${unit.toLowerCase()}s` : unit.toLowerCase()
  const lasting =
    cycles > 0 ? ` for {duration} ${durationUnit.toLowerCase()}${duration === 1 ? '' : 's'}` : ''
  return {
    key: `productPrice__${prices}__${many(value)}${capital(unit)}ly__${limit}`,
    fallback: `${varied ? 'from {fromPrice}' : '{price}'} every ${every}${lasting}`,
    value,
    duration,
  }
}

function many(count: number): string {
  return count === 1 ? '1' : 'n'
}

function capital(unit: string): string {
  return unit.slice(0, 1).toUpperCase() + unit.slice(1).toLowerCase()
}

/** Whole years, where a duration in weeks or months makes some. */
function yearsOf(total: number, unit: string): number | null {
  const perYear = unit === 'WEEK' ? 52 : 12
  if (unit !== 'WEEK' && unit !== 'MONTH') return null
  return total > 0 && total % perYear === 0 ? total / perYear : null
}

/** The price of the cheapest variant by subscription. */
export function subscriptionPrice(product: unknown, setting: PriceSetting): string {
  const show = (money: unknown): string => moneyText(priceOf(money), setting)
  const content = optionContent(product, show, setting)
  return `\n\n\n<div class="subscription-price">\n${content}\n</div>`
}

function optionContent(
  product: unknown,
  show: (money: unknown) => string,
  setting: PriceSetting,
): string {
  const { run } = setting
  const type = productType(product)
  if (type !== productTypes.physical && type !== productTypes.service) return ''
  const pricing = child(cheapestVariant(product), 'pricingOptions')
  const first: unknown = isArray(pricing) ? pricing[0] : undefined
  if (first === undefined) return ''
  const onSale = truthy(child(first, 'onSale'))
  const sale = show(child(first, 'salePriceMoney'))
  const normal = show(child(first, 'priceMoney'))
  if (hasVariedPrices(product)) {
    const pattern = localized(run, product, 'productPriceFromText', 'from {fromPrice}')
    return `${formatMessage(pattern, namedValues({ fromPrice: onSale ? sale : normal }), run)}\n`
  }
  return onSale ? saleContent(product, { sale, normal }, setting) : normal
}
