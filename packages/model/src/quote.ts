/** What the price of one entry is made from. */
export interface PricedEntry {
  readonly unitPriceMinor: bigint
  readonly quantity: number
}

export interface TaxRate {
  readonly name: string
  /** 21 % is 210000. */
  readonly rateMillionths: number
}

export interface TaxAmount extends TaxRate {
  readonly amountMinor: bigint
}

/** Off each line, off the order, or off shipping: either a share or an amount. */
export interface DiscountRule {
  readonly lane: 'item' | 'order' | 'shipping'
  readonly percentMillionths: number | null
  readonly amountMinor: bigint | null
}

export interface ShippingRule {
  readonly priceMinor: bigint
  /** Free from this merchandise total on, after discounts. */
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
  /** All that is taken off: from lines and from shipping. */
  readonly discountMinor: bigint
  readonly shippingDiscountMinor: bigint
  /** Before its discount. */
  readonly shippingMinor: bigint
  readonly shippingTaxes: readonly TaxAmount[]
  readonly taxMinor: bigint
  readonly grandTotalMinor: bigint
}

const MILLION = 1_000_000n

/**
 * The price of a cart: one pass, whole minor units, sums by addition only. Discounts come first, then
 * shipping on what is left, then tax on each line and on shipping.
 */
export function quote(given: {
  readonly entries: readonly PricedEntry[]
  readonly discount?: DiscountRule | undefined
  readonly shipping?: ShippingRule | undefined
  readonly taxRates?: readonly TaxRate[]
  readonly taxIncluded?: boolean
}): Quote {
  const { discount, shipping, taxRates = [], taxIncluded = false } = given
  const subtotals = given.entries.map((e) => e.unitPriceMinor * BigInt(e.quantity))
  const discounts = lineDiscounts(given.entries, subtotals, discount)
  const subtotalMinor = sum(subtotals)
  const shippingMinor = shippingPrice(shipping, subtotalMinor - sum(discounts))
  const shippingDiscountMinor =
    discount?.lane === 'shipping' ? amountOff(discount, shippingMinor) : 0n
  const taxOn = (amount: bigint) => taxesOf(amount, taxRates, taxIncluded)

  const lines = subtotals.map((lineSubtotal, index) => {
    const discountMinor = discounts[index] ?? 0n
    const taxes = taxOn(lineSubtotal - discountMinor)
    return { subtotalMinor: lineSubtotal, discountMinor, taxes, taxMinor: totalOf(taxes) }
  })
  const shippingTaxes = taxOn(shippingMinor - shippingDiscountMinor)
  const discountMinor = sum(discounts) + shippingDiscountMinor
  const taxMinor = sum(lines.map((line) => line.taxMinor)) + totalOf(shippingTaxes)
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

function lineDiscounts(
  entries: readonly PricedEntry[],
  subtotals: readonly bigint[],
  rule: DiscountRule | undefined,
): readonly bigint[] {
  if (rule?.lane === 'order') return splitMinor(amountOff(rule, sum(subtotals)), subtotals)
  if (rule?.lane !== 'item') return subtotals.map(() => 0n)
  return entries.map(({ unitPriceMinor, quantity }, index) => {
    if (rule.amountMinor !== null) return amountOff(rule, unitPriceMinor) * BigInt(quantity)
    return amountOff(rule, subtotals[index] ?? 0n)
  })
}

/** What `rule` takes off `from`: never more than there is. */
function amountOff(rule: DiscountRule, from: bigint): bigint {
  const off = rule.amountMinor ?? divideHalfUp(from * BigInt(rule.percentMillionths ?? 0), MILLION)
  return off < from ? off : from
}

/** What `rule` asks for a parcel worth `merchandiseMinor`. */
export function shippingPrice(rule: ShippingRule | undefined, merchandiseMinor: bigint): bigint {
  if (!rule) return 0n
  const { freeOverMinor, priceMinor } = rule
  return freeOverMinor !== null && merchandiseMinor >= freeOverMinor ? 0n : priceMinor
}

/** Tax inside a gross amount is what is left of it without; split over the rates without a remainder. */
function taxesOf(amount: bigint, rates: readonly TaxRate[], included: boolean): TaxAmount[] {
  const parts = rates.map((rate) => BigInt(rate.rateMillionths))
  const amounts = included
    ? splitMinor(amount - divideHalfUp(amount * MILLION, MILLION + sum(parts)), parts)
    : parts.map((part) => divideHalfUp(amount * part, MILLION))
  return rates.map((rate, index) => ({ ...rate, amountMinor: amounts[index] ?? 0n }))
}

/**
 * Splits `total` over `weights` (none below zero) without a remainder: who was rounded down most gets
 * the next unit, then the heavier, then the earlier. So the order of weights decides only between
 * equals, and no sum depends on it.
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
  const lucky = shares
    .toSorted((a, b) => ascending(b.remainder, a.remainder) || ascending(b.weight, a.weight))
    .slice(0, left)
    .map(({ index }) => index)
  const chosen = new Set(lucky)
  return shares.map(({ index, amount }) => (chosen.has(index) ? amount + 1n : amount))
}

function ascending(a: bigint, b: bigint): number {
  return Number(a > b) - Number(a < b)
}

/** Division of amounts none of which is below zero, halves rounded up. */
export function divideHalfUp(amount: bigint, by: bigint): bigint {
  return (2n * amount + by) / (2n * by)
}

function totalOf(taxes: readonly TaxAmount[]): bigint {
  return sum(taxes.map(({ amountMinor }) => amountMinor))
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n)
}
