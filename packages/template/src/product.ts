import type { Decimal } from './decimal.ts'
import { compareDecimals, decimalOf, zero } from './decimal.ts'
import {
  asBoolean,
  asNumber,
  asString,
  child,
  descend,
  equal,
  isArray,
  truthy,
  Untrusted,
} from './value.ts'

/** The rules of section 11 that formatters and predicates share; a product is page JSON. */

export const productTypes = { physical: 1, digital: 2, service: 3, giftCard: 4 } as const

export interface Price {
  readonly amount: Decimal
  readonly currency: string
}

const nothing: Price = { amount: zero, currency: 'USD' }

export function contentOf(product: unknown): unknown {
  return child(product, 'structuredContent')
}

export function productType(product: unknown): unknown {
  return child(contentOf(product), 'productType')
}

export function variantsOf(product: unknown): readonly unknown[] {
  const variants = child(contentOf(product), 'variants')
  return isArray(variants) ? variants : []
}

function isOneOf(type: unknown, ...types: readonly number[]): boolean {
  return types.some((known) => known === type)
}

/** Types whose prices stand on their variants. */
function isPricedByVariant(product: unknown): boolean {
  const { physical, service, giftCard } = productTypes
  return isOneOf(productType(product), physical, service, giftCard)
}

export function hasVariedPrices(product: unknown): boolean {
  if (!isPricedByVariant(product)) return false
  const variants = variantsOf(product)
  if (variants.length < 2) return false
  const [first, ...others] = variants
  const onSale = truthy(child(first, 'onSale'))
  return others.some(
    (variant) =>
      truthy(child(variant, 'onSale')) !== onSale ||
      differs(variant, first, 'price') ||
      (onSale && differs(variant, first, 'salePrice')),
  )
}

function differs(a: unknown, b: unknown, key: string): boolean {
  return !equal(child(a, key), child(b, key))
}

export function isOnSale(product: unknown): boolean {
  const type = productType(product)
  if (isOneOf(type, productTypes.physical, productTypes.service)) {
    return variantsOf(product).some((variant) => truthy(child(variant, 'onSale')))
  }
  return type === productTypes.digital && truthy(child(contentOf(product), 'onSale'))
}

export function isSoldOut(product: unknown): boolean {
  const type = productType(product)
  if (isOneOf(type, productTypes.digital, productTypes.giftCard)) return false
  if (!isOneOf(type, productTypes.physical, productTypes.service)) return true
  return !variantsOf(product).some(
    (variant) => truthy(child(variant, 'unlimited')) || asNumber(child(variant, 'qtyInStock')) > 0,
  )
}

/** `Infinity` where stock is unlimited. */
export function totalStock(product: unknown): number {
  const variants = variantsOf(product)
  if (isOneOf(productType(product), productTypes.digital, productTypes.giftCard)) return Infinity
  if (variants.some((variant) => truthy(child(variant, 'unlimited')))) return Infinity
  return variants.reduce<number>(
    (total, variant) => total + asNumber(child(variant, 'qtyInStock')),
    0,
  )
}

export function hasVariants(product: unknown): boolean {
  return variantsOf(product).length > 1 && productType(product) !== productTypes.digital
}

export function isSubscribable(product: unknown): boolean {
  return asBoolean(child(contentOf(product), 'isSubscribable'))
}

/** A money object as a price; unreadable amounts count as 0, a missing currency as USD. */
export function priceOf(money: unknown): Price {
  const amount = decimalOf(child(money, 'value')) ?? zero
  return { amount, currency: asString(child(money, 'currency')) || nothing.currency }
}

function variantPrice(variant: unknown): Price {
  return priceOf(child(variant, truthy(child(variant, 'onSale')) ? 'salePriceMoney' : 'priceMoney'))
}

/** The price, of one for each variant, that no other undercuts, or exceeds; variants may have none. */
function extreme(
  product: unknown,
  wanted: 'lowest' | 'highest',
  priceIn: (variant: unknown) => Price | null,
): Price {
  const sign = wanted === 'lowest' ? 1 : -1
  let best: Price | null = null
  for (const variant of variantsOf(product)) {
    const price = priceIn(variant)
    if (price && (!best || sign * compareDecimals(price.amount, best.amount) < 0)) best = price
  }
  return best ?? nothing
}

function normalPriceIn(variant: unknown): Price {
  return priceOf(child(variant, 'priceMoney'))
}

function salePriceIn(variant: unknown): Price | null {
  return truthy(child(variant, 'onSale')) ? priceOf(child(variant, 'salePriceMoney')) : null
}

export function fromPrice(product: unknown): Price {
  if (isPricedByVariant(product)) return extreme(product, 'lowest', variantPrice)
  if (productType(product) !== productTypes.digital) return nothing
  return priceOf(child(contentOf(product), 'priceMoney'))
}

export function normalPrice(product: unknown): Price {
  if (isPricedByVariant(product)) return extreme(product, 'highest', normalPriceIn)
  if (productType(product) !== productTypes.digital) return nothing
  return priceOf(child(contentOf(product), 'priceMoney'))
}

export function salePrice(product: unknown): Price {
  const type = productType(product)
  if (isOneOf(type, productTypes.physical, productTypes.service)) {
    return extreme(product, 'lowest', salePriceIn)
  }
  if (type !== productTypes.digital) return nothing
  return priceOf(child(contentOf(product), 'salePriceMoney'))
}

/** The variant with the lowest effective price. */
export function cheapestVariant(product: unknown): unknown {
  return variantsOf(product).reduce<unknown>((best, variant) => {
    if (best === undefined) return variant
    const cheaper = compareDecimals(variantPrice(variant).amount, variantPrice(best).amount) < 0
    return cheaper ? variant : best
  }, undefined)
}

export interface VariantOption {
  readonly name: string
  readonly values: readonly string[]
}

/** The options in their order, each with its distinct values in order of appearance. */
export function variantOptions(product: unknown): readonly VariantOption[] {
  const ordering = descend(product, ['structuredContent', 'variantOptionOrdering'])
  const names = isArray(ordering) ? ordering.map(asString) : []
  return names.map((name) => {
    const values = new Set<string>()
    for (const variant of variantsOf(product)) {
      const value = child(child(variant, 'attributes'), name)
      if (typeof value === 'string' || value instanceof Untrusted) values.add(asString(value))
    }
    return { name, values: [...values] }
  })
}
