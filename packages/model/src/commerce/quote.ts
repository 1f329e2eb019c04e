/** A cart entry with the values that its price depends on. */
export interface PricedEntry {
  readonly unitPriceMinor: bigint
  readonly quantity: number
  /** Whether tax applies, as it does unless this is false: money in another form is not taxed. */
  readonly isTaxed?: boolean
}

export interface TaxRate {
  readonly name: string
  /** The rate in millionths: 21 % is 210000. */
  readonly rateMillionths: number
}

export interface TaxAmount extends TaxRate {
  readonly amountMinor: bigint
}

/** A discount on each line, on the order or on shipping; either a percentage or an amount. */
export interface DiscountRule {
  readonly lane: 'item' | 'order' | 'shipping'
  readonly percentMillionths: number | null
  readonly amountMinor: bigint | null
}

export interface ShippingRule {
  readonly priceMinor: bigint
  /** The merchandise total after discounts from which shipping is free; null for never. */
  readonly freeOverMinor: bigint | null
}

export interface QuotedLine {
  readonly subtotalMinor: bigint
  readonly discountMinor: bigint
  readonly taxes: readonly TaxAmount[]
  readonly taxMinor: bigint
}

export interface Quote {
  readonly lines: readonly QuotedLine[]
  readonly subtotalMinor: bigint
  /** The sum of all discounts, on lines and on shipping. */
  readonly discountMinor: bigint
  readonly shippingDiscountMinor: bigint
  /** The shipping price before its discount. */
  readonly shippingMinor: bigint
  readonly shippingTaxes: readonly TaxAmount[]
  readonly taxMinor: bigint
  readonly grandTotalMinor: bigint
}

const MILLION = 1_000_000n

/**
 * Computes the price of a cart in whole minor units. Discounts come first, then shipping on the remainder, then
 * tax on each line and on shipping.
 */
export function computeQuote(input: {
  readonly entries: readonly PricedEntry[]
  readonly discount?: DiscountRule | undefined
  readonly shipping?: ShippingRule | undefined
  readonly taxRates?: readonly TaxRate[]
  readonly taxIncluded?: boolean
}): Quote {
  const { discount, shipping, taxRates = [], taxIncluded = false } = input
  const subtotals = input.entries.map((e) => e.unitPriceMinor * BigInt(e.quantity))
  const discounts = computeLineDiscounts(input.entries, subtotals, discount)
  const subtotalMinor = sum(subtotals)
  const shippingMinor = computeShippingPrice(shipping, subtotalMinor - sum(discounts))
  const shippingDiscountMinor =
    discount?.lane === 'shipping' ? computeDiscount(discount, shippingMinor) : 0n
  const taxOn = (amount: bigint) => computeTaxes(amount, taxRates, taxIncluded)

  const lines = subtotals.map((lineSubtotal, index) => {
    const discountMinor = discounts[index] ?? 0n
    const isTaxed = input.entries[index]?.isTaxed ?? true
    const taxes = isTaxed ? taxOn(lineSubtotal - discountMinor) : []
    return { subtotalMinor: lineSubtotal, discountMinor, taxes, taxMinor: sumTaxes(taxes) }
  })
  const shippingTaxes = taxOn(shippingMinor - shippingDiscountMinor)
  const discountMinor = sum(discounts) + shippingDiscountMinor
  const taxMinor = sum(lines.map((line) => line.taxMinor)) + sumTaxes(shippingTaxes)
  const net = subtotalMinor - discountMinor + shippingMinor
  return {
    lines,
    subtotalMinor,
    discountMinor,
    shippingDiscountMinor,
    shippingMinor,
    shippingTaxes,
    taxMinor,
    grandTotalMinor: taxIncluded ? net : net + taxMinor,
  }
}

function computeLineDiscounts(
  entries: readonly PricedEntry[],
  subtotals: readonly bigint[],
  rule: DiscountRule | undefined,
): readonly bigint[] {
  if (rule?.lane === 'order') return splitMinor(computeDiscount(rule, sum(subtotals)), subtotals)
  if (rule?.lane !== 'item') return subtotals.map(() => 0n)
  return entries.map(({ unitPriceMinor, quantity }, index) => {
    if (rule.amountMinor !== null) return computeDiscount(rule, unitPriceMinor) * BigInt(quantity)
    return computeDiscount(rule, subtotals[index] ?? 0n)
  })
}

/** Computes the discount of `rule` on an amount; never more than the amount. */
function computeDiscount(rule: DiscountRule, from: bigint): bigint {
  const off = rule.amountMinor ?? divideHalfUp(from * BigInt(rule.percentMillionths ?? 0), MILLION)
  return off < from ? off : from
}

/** Computes the shipping price for merchandise worth `merchandiseMinor`. */
export function computeShippingPrice(
  rule: ShippingRule | undefined,
  merchandiseMinor: bigint,
): bigint {
  if (!rule) return 0n
  const { freeOverMinor, priceMinor } = rule
  return freeOverMinor !== null && merchandiseMinor >= freeOverMinor ? 0n : priceMinor
}

/** Computes the tax on an amount, by rate. Included tax is split over the rates without a remainder. */
function computeTaxes(amount: bigint, rates: readonly TaxRate[], included: boolean): TaxAmount[] {
  const parts = rates.map((rate) => BigInt(rate.rateMillionths))
  const amounts = included
    ? splitMinor(amount - divideHalfUp(amount * MILLION, MILLION + sum(parts)), parts)
    : parts.map((part) => divideHalfUp(amount * part, MILLION))
  return rates.map((rate, index) => ({ ...rate, amountMinor: amounts[index] ?? 0n }))
}

/**
 * Splits `total` over `weights` (none below zero) without a remainder. The share rounded down most
 * gets the next unit, then the heavier, then the earlier. The order of weights only breaks ties, so no sum depends
 * on it.
 */
export function splitMinor(total: bigint, weights: readonly bigint[]): readonly bigint[] {
  const whole = sum(weights)
  if (whole === 0n) return weights.map((_, index) => (index === 0 ? total : 0n))
  const shares = weights.map((weight, index) => ({
    index,
    weight,
    amount: (total * weight) / whole,
    remainder: (total * weight) % whole,
  }))
  const left = Number(total - sum(shares.map(({ amount }) => amount)))
  const roundedUp = shares
    .toSorted(
      (a, b) => compareAscending(b.remainder, a.remainder) || compareAscending(b.weight, a.weight),
    )
    .slice(0, left)
    .map(({ index }) => index)
  const chosen = new Set(roundedUp)
  return shares.map(({ index, amount }) => (chosen.has(index) ? amount + 1n : amount))
}

function compareAscending(a: bigint, b: bigint): number {
  return Number(a > b) - Number(a < b)
}

/** Divides non-negative amounts, rounding halves up. */
export function divideHalfUp(amount: bigint, by: bigint): bigint {
  return (2n * amount + by) / (2n * by)
}

function sumTaxes(taxes: readonly TaxAmount[]): bigint {
  return sum(taxes.map(({ amountMinor }) => amountMinor))
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n)
}
