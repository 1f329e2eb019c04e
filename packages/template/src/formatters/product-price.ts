import type { Price } from '../product.ts'
import {
  getCheapestVariant,
  getContent,
  computeFromPrice,
  hasVariedPrices,
  isOnSale,
  isSubscribable,
  computeNormalPrice,
  toPrice,
  getProductType,
  findLowestPrice,
  productTypes,
  computeSalePrice,
} from '../product.ts'
import { getLocalizedText } from '../run/scope.ts'
import { asNumber, asString, getChild, isArray, isObject, isTruthy } from '../value.ts'
import { escapeAttribute } from './escape.ts'
import { formatMessage, toMessageValues } from './message.ts'
import type { PriceContext } from './price.ts'
import { renderPrice } from './price.ts'

export function renderProductPrice(product: unknown, context: PriceContext): string {
  const content = isSubscribable(product)
    ? renderSubscriptionContent(product, context)
    : renderPlainContent(product, context)
  const pattern = getLowestPricePattern(product, context)
  // The script that shows the price of the chosen variant needs the text of the label.
  const label = pattern === undefined ? '' : ` data-lowest-price-text="${escapeAttribute(pattern)}"`
  return `\n\n\n<div class="product-price"${label}>\n${content}\n</div>`
}

function renderPlainContent(product: unknown, context: PriceContext): string {
  const { run } = context
  const show = (price: Price): string => renderPrice(price, context)
  if (hasVariedPrices(product)) {
    const pattern = getLocalizedText(run, product, 'productPriceFromText', 'from {fromPrice}')
    return `${formatMessage(pattern, toMessageValues({ fromPrice: show(computeFromPrice(product)) }), run)}\n`
  }
  if (isOnSale(product)) {
    const prices = {
      sale: show(computeSalePrice(product)),
      normal: show(computeNormalPrice(product)),
    }
    return renderSaleContent(product, prices, context)
  }
  return getProductType(product) === -1 ? '' : show(computeNormalPrice(product))
}

/**
 * Renders a sale price and the original price. The labels for screen readers are in the site's
 * language; in the reference engine they are English.
 */
function renderSaleContent(
  product: unknown,
  { sale, normal }: { readonly sale: string; readonly normal: string },
  context: PriceContext,
): string {
  const { run, setup } = context
  const translate = (key: string, english: string): string =>
    setup.dialect === 'vitrine' ? getLocalizedText(run, product, key, english) : english
  const saleLabel = translate('salePriceText', 'Sale Price:')
  const normalLabel = translate('originalPriceText', 'Original Price:')
  return (
    `<span class="visually-hidden v6-visually-hidden">${saleLabel}</span>${sale} ` +
    `<span class="visually-hidden v6-visually-hidden">${normalLabel}</span>` +
    `<span class="original-price">${normal}</span>\n${renderLowestPrice(product, context)}`
  )
}

/** Renders the lowest price of the 30 days before a sale, if the site shows it. */
function renderLowestPrice(product: unknown, context: PriceContext): string {
  const pattern = getLowestPricePattern(product, context)
  const price = findLowestPrice(product)
  if (pattern === undefined || !price) return ''
  const values = toMessageValues({ price: renderPrice(price, context) })
  return `<span class="product-lowest-price">${formatMessage(pattern, values, context.run)}</span>\n`
}

/** Returns the label of the lowest price; undefined if none is shown. Only dialect `vitrine` has one. */
function getLowestPricePattern(product: unknown, { run, setup }: PriceContext): string | undefined {
  if (setup.dialect !== 'vitrine' || !findLowestPrice(product)) return undefined
  const fallback = 'Lowest price in the last 30 days: {price}'
  return getLocalizedText(run, product, 'productLowestPriceText', fallback)
}

function renderSubscriptionContent(product: unknown, context: PriceContext): string {
  const { run } = context
  const plan = getChild(getContent(product), 'subscriptionPlan')
  const period = getChild(plan, 'billingPeriod')
  if (!isObject(period))
    return `${getLocalizedText(run, product, 'productPriceUnavailable', 'Unavailable')}\n`
  const varied = hasVariedPrices(product)
  const terms = computeTerms(plan, varied)
  const pattern = getLocalizedText(run, product, terms.key, terms.fallback)
  const { value, duration } = terms
  const text = (shown: Price): string => {
    const price = renderPrice(shown, context)
    const prices = varied ? { fromPrice: price, price } : { price }
    return formatMessage(
      pattern,
      toMessageValues({ ...prices, billingPeriodValue: value, duration }),
      run,
    )
  }
  if (varied) return `${text(computeFromPrice(product))}\n`
  const normal = text(computeNormalPrice(product))
  if (!isOnSale(product)) return normal
  return renderSaleContent(product, { sale: text(computeSalePrice(product)), normal }, context)
}

interface Terms {
  readonly key: string
  readonly fallback: string
  readonly value: number
  readonly duration: number
}

/** Computes the text of a plan: how often it is billed, and for how long if it ends. */
function computeTerms(plan: unknown, varied: boolean): Terms {
  const period = getChild(plan, 'billingPeriod')
  const value = asNumber(getChild(period, 'value'))
  const unit = asString(getChild(period, 'unit'))
  const cycles = asNumber(getChild(plan, 'numBillingCycles'))
  const total = value * cycles
  const inYears = toWholeYears(total, unit)
  const duration = inYears ?? total
  const durationUnit = inYears === null ? unit : 'YEAR'
  const limit =
    cycles > 0 ? `limited__${formatCount(duration)}${capitalize(durationUnit)}s` : 'indefinite'
  const prices = varied ? 'multiplePrices' : 'singlePrice'
  const every = value > 1 ? `{billingPeriodValue} ${unit.toLowerCase()}s` : unit.toLowerCase()
  const lasting =
    cycles > 0 ? ` for {duration} ${durationUnit.toLowerCase()}${duration === 1 ? '' : 's'}` : ''
  return {
    key: `productPrice__${prices}__${formatCount(value)}${capitalize(unit)}ly__${limit}`,
    fallback: `${varied ? 'from {fromPrice}' : '{price}'} every ${every}${lasting}`,
    value,
    duration,
  }
}

function formatCount(count: number): string {
  return count === 1 ? '1' : 'n'
}

function capitalize(unit: string): string {
  return unit.slice(0, 1).toUpperCase() + unit.slice(1).toLowerCase()
}

/** Converts a duration in weeks or months to whole years; null if it has none. */
function toWholeYears(total: number, unit: string): number | null {
  const perYear = unit === 'WEEK' ? 52 : 12
  if (unit !== 'WEEK' && unit !== 'MONTH') return null
  return total > 0 && total % perYear === 0 ? total / perYear : null
}

/** Renders the subscription price of the cheapest variant. */
export function renderSubscriptionPrice(product: unknown, context: PriceContext): string {
  const show = (money: unknown): string => renderPrice(toPrice(money), context)
  const content = renderOptionContent(product, show, context)
  return `\n\n\n<div class="subscription-price">\n${content}\n</div>`
}

function renderOptionContent(
  product: unknown,
  show: (money: unknown) => string,
  context: PriceContext,
): string {
  const { run } = context
  const type = getProductType(product)
  if (type !== productTypes.physical && type !== productTypes.service) return ''
  const pricing = getChild(getCheapestVariant(product), 'pricingOptions')
  const first: unknown = isArray(pricing) ? pricing[0] : undefined
  if (first === undefined) return ''
  const onSale = isTruthy(getChild(first, 'onSale'))
  const sale = show(getChild(first, 'salePriceMoney'))
  const normal = show(getChild(first, 'priceMoney'))
  if (hasVariedPrices(product)) {
    const pattern = getLocalizedText(run, product, 'productPriceFromText', 'from {fromPrice}')
    return `${formatMessage(pattern, toMessageValues({ fromPrice: onSale ? sale : normal }), run)}\n`
  }
  return onSale ? renderSaleContent(product, { sale, normal }, context) : normal
}
