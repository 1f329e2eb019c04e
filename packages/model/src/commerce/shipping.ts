/** The kinds of shipping rates. */
export const shippingKinds = ['flat', 'weight', 'price', 'item', 'pickup'] as const

export type ShippingKind = (typeof shippingKinds)[number]

/** The price of a delivery, and the parcels it is for. */
export interface ShippingRule {
  readonly kind: ShippingKind
  /** The price; of `item`, that of the first item. */
  readonly priceMinor: bigint
  /** The merchandise of a `flat` rate from which delivery is free; null for never. */
  readonly freeOverMinor: bigint | null
  /** The price of each further item of an `item` rate. */
  readonly furtherMinor: bigint
  /** The weight in grams of a `weight` rate, or the merchandise of a `price` rate, from which it is offered. */
  readonly lowerBound: bigint
  /** The weight or merchandise below which it is offered; null for any above. */
  readonly upperBound: bigint | null
}

/** The countries that share the same rates. */
export interface ShippingZone<Rate extends ShippingRule = ShippingRule> {
  /** The ISO 3166-1 codes of its countries; none for the rest of the world. */
  readonly countries: readonly string[]
  readonly rates: readonly Rate[]
}

/** The products of a cart that are shipped. */
export interface Parcel {
  /** Their price after discounts. */
  readonly merchandiseMinor: bigint
  /** Their weight in grams; products without a weight count 0. */
  readonly grams: bigint
  readonly items: bigint
}

/** Returns the zone that names a country, or else the rest of the world; undefined if there is neither. */
export function findShippingZone<Zone extends Pick<ShippingZone, 'countries'>>(
  zones: readonly Zone[],
  country: string,
): Zone | undefined {
  return (
    zones.find(({ countries }) => countries.includes(country)) ??
    zones.find(({ countries }) => countries.length === 0)
  )
}

/** Returns whether a parcel is within the bounds of a rate. */
export function isRateOffered(rule: ShippingRule, parcel: Parcel): boolean {
  if (rule.kind !== 'weight' && rule.kind !== 'price') return true
  const measured = rule.kind === 'weight' ? parcel.grams : parcel.merchandiseMinor
  const { lowerBound, upperBound } = rule
  return measured >= lowerBound && (upperBound === null || measured < upperBound)
}

/** Computes the price of shipping a parcel. */
export function computeShippingPrice(rule: ShippingRule | undefined, parcel: Parcel): bigint {
  if (!rule) return 0n
  const { kind, priceMinor, freeOverMinor, furtherMinor } = rule
  if (kind === 'item' && parcel.items > 1n) return priceMinor + furtherMinor * (parcel.items - 1n)
  const isFree = freeOverMinor !== null && parcel.merchandiseMinor >= freeOverMinor
  return kind === 'flat' && isFree ? 0n : priceMinor
}
