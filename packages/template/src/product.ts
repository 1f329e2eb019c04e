import type { Decimal } from './decimal.ts'
import { compareDecimals, parseDecimal, zero } from './decimal.ts'
import {
  asBoolean,
  asNumber,
  asString,
  getChild,
  getDescendant,
  isEqual,
  isArray,
  isTruthy,
  Untrusted,
} from './value.ts'

/** The rules of section 11 that formatters and predicates share. A product is page JSON. */

export const productTypes = { physical: 1, digital: 2, service: 3, giftCard: 4 } as const

export interface Price {
  readonly amount: Decimal
  readonly currency: string
}

const NO_PRICE: Price = { amount: zero, currency: 'USD' }

export function getContent(product: unknown): unknown {
  return getChild(product, 'structuredContent')
}

export function getProductType(product: unknown): unknown {
  return getChild(getContent(product), 'productType')
}

export function getVariants(product: unknown): readonly unknown[] {
  const variants = getChild(getContent(product), 'variants')
  return isArray(variants) ? variants : []
}

function isAnyType(type: unknown, ...types: readonly number[]): boolean {
  return types.some((known) => known === type)
}

/** Returns whether the prices of a product belong to its variants. */
function isPricedByVariant(product: unknown): boolean {
  const { physical, service, giftCard } = productTypes
  return isAnyType(getProductType(product), physical, service, giftCard)
}

export function hasVariedPrices(product: unknown): boolean {
  if (!isPricedByVariant(product)) return false
  const variants = getVariants(product)
  if (variants.length < 2) return false
  const [first, ...others] = variants
  const onSale = isTruthy(getChild(first, 'onSale'))
  return others.some(
    (variant) =>
      isTruthy(getChild(variant, 'onSale')) !== onSale ||
      hasDifferentValue(variant, first, 'price') ||
      (onSale && hasDifferentValue(variant, first, 'salePrice')),
  )
}

function hasDifferentValue(a: unknown, b: unknown, key: string): boolean {
  return !isEqual(getChild(a, key), getChild(b, key))
}

export function isOnSale(product: unknown): boolean {
  const type = getProductType(product)
  if (isAnyType(type, productTypes.physical, productTypes.service)) {
    return getVariants(product).some((variant) => isTruthy(getChild(variant, 'onSale')))
  }
  return type === productTypes.digital && isTruthy(getChild(getContent(product), 'onSale'))
}

export function isSoldOut(product: unknown): boolean {
  const type = getProductType(product)
  if (isAnyType(type, productTypes.digital, productTypes.giftCard)) return false
  if (!isAnyType(type, productTypes.physical, productTypes.service)) return true
  return getVariants(product).every((variant) => isSoldOutVariant(product, variant))
}

/** Returns whether a variant has no stock. Those of digital products and gift cards never run out. */
export function isSoldOutVariant(product: unknown, variant: unknown): boolean {
  if (isAnyType(getProductType(product), productTypes.digital, productTypes.giftCard)) return false
  return !isTruthy(getChild(variant, 'unlimited')) && asNumber(getChild(variant, 'qtyInStock')) <= 0
}

/** Computes the total stock; `Infinity` if it is unlimited. */
export function computeTotalStock(product: unknown): number {
  const variants = getVariants(product)
  if (isAnyType(getProductType(product), productTypes.digital, productTypes.giftCard))
    return Infinity
  if (variants.some((variant) => isTruthy(getChild(variant, 'unlimited')))) return Infinity
  return variants.reduce<number>(
    (total, variant) => total + asNumber(getChild(variant, 'qtyInStock')),
    0,
  )
}

export function hasVariants(product: unknown): boolean {
  return getVariants(product).length > 1 && getProductType(product) !== productTypes.digital
}

export function isSubscribable(product: unknown): boolean {
  return asBoolean(getChild(getContent(product), 'isSubscribable'))
}

/** Converts a money object to a price. An unreadable amount is 0, a missing currency USD. */
export function toPrice(money: unknown): Price {
  const amount = parseDecimal(getChild(money, 'value')) ?? zero
  return { amount, currency: asString(getChild(money, 'currency')) || NO_PRICE.currency }
}

function getVariantPrice(variant: unknown): Price {
  return toPrice(
    getChild(variant, isTruthy(getChild(variant, 'onSale')) ? 'salePriceMoney' : 'priceMoney'),
  )
}

/** Returns the lowest or highest price of the variants. A variant may have none. */
function findExtremePrice(
  product: unknown,
  which: 'lowest' | 'highest',
  priceIn: (variant: unknown) => Price | null,
): Price {
  const sign = which === 'lowest' ? 1 : -1
  let best: Price | null = null
  for (const variant of getVariants(product)) {
    const price = priceIn(variant)
    if (price && (!best || sign * compareDecimals(price.amount, best.amount) < 0)) best = price
  }
  return best ?? NO_PRICE
}

function getNormalPrice(variant: unknown): Price {
  return toPrice(getChild(variant, 'priceMoney'))
}

function getSalePrice(variant: unknown): Price | null {
  return isTruthy(getChild(variant, 'onSale')) ? toPrice(getChild(variant, 'salePriceMoney')) : null
}

export function computeFromPrice(product: unknown): Price {
  if (isPricedByVariant(product)) return findExtremePrice(product, 'lowest', getVariantPrice)
  if (getProductType(product) !== productTypes.digital) return NO_PRICE
  return toPrice(getChild(getContent(product), 'priceMoney'))
}

export function computeNormalPrice(product: unknown): Price {
  if (isPricedByVariant(product)) return findExtremePrice(product, 'highest', getNormalPrice)
  if (getProductType(product) !== productTypes.digital) return NO_PRICE
  return toPrice(getChild(getContent(product), 'priceMoney'))
}

export function computeSalePrice(product: unknown): Price {
  const type = getProductType(product)
  if (isAnyType(type, productTypes.physical, productTypes.service)) {
    return findExtremePrice(product, 'lowest', getSalePrice)
  }
  if (type !== productTypes.digital) return NO_PRICE
  return toPrice(getChild(getContent(product), 'salePriceMoney'))
}

/** Returns the lowest price of the 30 days before the sale; undefined where none is shown. */
export function findLowestPrice(product: unknown): Price | undefined {
  const hasLowest = (variant: unknown): boolean => isTruthy(getChild(variant, 'lowestPriceMoney'))
  if (!getVariants(product).some(hasLowest)) return undefined
  return findExtremePrice(product, 'lowest', (variant) =>
    hasLowest(variant) ? toPrice(getChild(variant, 'lowestPriceMoney')) : null,
  )
}

/** Returns the variant with the lowest effective price. */
export function getCheapestVariant(product: unknown): unknown {
  return getVariants(product).reduce<unknown>((best, variant) => {
    if (best === undefined) return variant
    const cheaper =
      compareDecimals(getVariantPrice(variant).amount, getVariantPrice(best).amount) < 0
    return cheaper ? variant : best
  }, undefined)
}

export interface VariantOption {
  readonly name: string
  readonly values: readonly string[]
}

/** Returns the options in order, each with its distinct values in order of appearance. */
export function getVariantOptions(product: unknown): readonly VariantOption[] {
  const ordering = getDescendant(product, ['structuredContent', 'variantOptionOrdering'])
  const names = isArray(ordering) ? ordering.map(asString) : []
  return names.map((name) => {
    const values = new Set<string>()
    for (const variant of getVariants(product)) {
      const value = getChild(getChild(variant, 'attributes'), name)
      if (typeof value === 'string' || value instanceof Untrusted) values.add(asString(value))
    }
    return { name, values: [...values] }
  })
}
