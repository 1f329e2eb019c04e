import {
  type AppliedDiscount,
  type CartDiscount,
  chooseItemDiscounts,
  chooseLaneDiscount,
  type DiscountableEntry,
  type DiscountPart,
  isDiscountable,
  judgeDiscounts,
  type RejectedDiscount,
} from './discount.ts'
import { computeShippingPrice, type Parcel, type ShippingRule } from './shipping.ts'
import { splitMinor, sum } from './split.ts'
import {
  computeTaxes,
  pickRates,
  pickShippingRates,
  sumTaxes,
  type TaxAmount,
  type TaxRate,
} from './taxes/tax-rates.ts'

/** A cart entry with the values that its price depends on. */
export interface PricedEntry extends DiscountableEntry {
  /** Whether tax applies, as it does unless this is false: money in another form is not taxed. */
  readonly isTaxed?: boolean
  /** The tax class of the product; null or absent for Standard. */
  readonly taxClass?: string | null
  /** Whether it is part of the parcel, as it is unless this is false. */
  readonly isShipped?: boolean
  /** The weight of one in grams; none counts 0. */
  readonly weightGrams?: number | null
}

export interface QuotedLine {
  readonly subtotalMinor: bigint
  readonly discountMinor: bigint
  /** The parts of discounts that make up `discountMinor`. */
  readonly discounts: readonly DiscountPart[]
  readonly taxes: readonly TaxAmount[]
  readonly taxMinor: bigint
}

export interface Quote {
  readonly lines: readonly QuotedLine[]
  readonly subtotalMinor: bigint
  /** The sum of all discounts, on lines and on shipping. */
  readonly discountMinor: bigint
  readonly shippingDiscountMinor: bigint
  /** The discount on shipping; undefined for none. */
  readonly shippingDiscount: DiscountPart | undefined
  /** The discounts that apply, in the order of their ids. */
  readonly applied: readonly AppliedDiscount[]
  /** The discounts that take nothing off, and why. */
  readonly rejected: readonly RejectedDiscount[]
  /** The shipping price before its discount. */
  readonly shippingMinor: bigint
  readonly shippingTaxes: readonly TaxAmount[]
  /** The products that are shipped, by which rates are offered and priced. */
  readonly parcel: Parcel
  readonly taxMinor: bigint
  readonly grandTotalMinor: bigint
}

/**
 * Computes the price of a cart in whole minor units, in one pass. Each entry gets its best item discount. The best order
 * discount is taken off what remains and split over the entries; then shipping is priced and discounted, and tax
 * computed on each line and on shipping.
 */
export function computeQuote(input: {
  readonly entries: readonly PricedEntry[]
  readonly discounts?: readonly CartDiscount[]
  readonly shipping?: ShippingRule | undefined
  readonly taxRates?: readonly TaxRate[]
  readonly taxIncluded?: boolean
  /** The tax class of delivery; null for Standard. */
  readonly shippingTaxClass?: string | null
}): Quote {
  const { entries, shipping, taxRates = [], taxIncluded = false, shippingTaxClass = null } = input
  const { usable, rejected } = judgeDiscounts(entries, input.discounts ?? [])
  const subtotals = entries.map((e) => e.unitPriceMinor * BigInt(e.quantity))
  const parts = computeLineDiscounts(entries, subtotals, usable)
  const discounts = parts.map(sumParts)
  const subtotalMinor = sum(subtotals)
  const parcel = computeParcel(
    entries,
    subtotals.map((subtotal, index) => subtotal - (discounts[index] ?? 0n)),
  )
  const shippingMinor = computeShippingPrice(shipping, parcel)
  const shippingDiscount = chooseLaneDiscount('shipping', usable, shippingMinor)
  const shippingDiscountMinor = shippingDiscount?.amountMinor ?? 0n
  const lines = subtotals.map((lineSubtotal, index) => {
    const discountMinor = discounts[index] ?? 0n
    const { isTaxed = true, taxClass = null } = entries[index] ?? {}
    const rates = isTaxed ? pickRates(taxRates, taxClass) : []
    const taxes = computeTaxes(lineSubtotal - discountMinor, rates, taxIncluded)
    const line = { subtotalMinor: lineSubtotal, discountMinor, discounts: parts[index] ?? [] }
    return { ...line, taxes, taxMinor: sumTaxes(taxes) }
  })
  const shippingTaxes = computeTaxes(
    shippingMinor - shippingDiscountMinor,
    pickShippingRates(taxRates, shippingTaxClass),
    taxIncluded,
  )
  const discountMinor = sum(discounts) + shippingDiscountMinor
  const taxMinor = sum(lines.map((line) => line.taxMinor)) + sumTaxes(shippingTaxes)
  const net = subtotalMinor - discountMinor + shippingMinor
  const all = [...parts.flat(), ...(shippingDiscount ? [shippingDiscount] : [])]
  return {
    lines,
    subtotalMinor,
    discountMinor,
    shippingDiscountMinor,
    shippingDiscount,
    ...separateApplied(usable, rejected, all),
    shippingMinor,
    shippingTaxes,
    parcel,
    taxMinor,
    grandTotalMinor: taxIncluded ? net : net + taxMinor,
  }
}

/** Returns the parts of discounts that each entry gets: of its best item discount, and of the best order discount. */
function computeLineDiscounts(
  entries: readonly PricedEntry[],
  subtotals: readonly bigint[],
  discounts: readonly CartDiscount[],
): readonly (readonly DiscountPart[])[] {
  const items = chooseItemDiscounts(entries, discounts)
  const rest = entries.map((entry, index) =>
    isDiscountable(entry) ? (subtotals[index] ?? 0n) - (items[index]?.amountMinor ?? 0n) : 0n,
  )
  const order = chooseLaneDiscount('order', discounts, sum(rest))
  const shares = order ? splitMinor(order.amountMinor, rest) : []
  return entries.map((_, index) =>
    [items[index], order && { ...order, amountMinor: shares[index] ?? 0n }].filter(
      (part): part is DiscountPart => part !== undefined && part.amountMinor > 0n,
    ),
  )
}

/**
 * Adds up what each discount takes off. One that takes nothing off is outdone by another. One on shipping waits for a
 * delivery that costs something, unless another took its place.
 */
function separateApplied(
  usable: readonly CartDiscount[],
  rejected: readonly RejectedDiscount[],
  parts: readonly DiscountPart[],
): Pick<Quote, 'applied' | 'rejected'> {
  const totals = usable.map((discount) => ({
    discount,
    amountMinor: sumParts(parts.filter(({ discountId }) => discountId === discount.id)),
  }))
  const isShippingFree = totals.every(
    ({ discount, amountMinor }) => discount.lane !== 'shipping' || amountMinor === 0n,
  )
  const isApplied = ({ discount, amountMinor }: AppliedDiscount) =>
    amountMinor > 0n || (discount.lane === 'shipping' && isShippingFree)
  return {
    applied: totals.filter(isApplied),
    rejected: [
      ...rejected,
      ...totals
        .filter((total) => !isApplied(total))
        .map(({ discount }) => ({ discount, reason: 'outdone' as const, missingMinor: 0n })),
    ],
  }
}

function sumParts(parts: readonly DiscountPart[]): bigint {
  return sum(parts.map(({ amountMinor }) => amountMinor))
}

/** Adds up the entries that are shipped, whose prices after discounts are `amounts`. */
function computeParcel(entries: readonly PricedEntry[], amounts: readonly bigint[]): Parcel {
  const shipped = entries.flatMap(({ isShipped = true, quantity, weightGrams }, index) => {
    const items = BigInt(quantity)
    const grams = items * BigInt(weightGrams ?? 0)
    return isShipped ? [{ merchandiseMinor: amounts[index] ?? 0n, grams, items }] : []
  })
  return {
    merchandiseMinor: sum(shipped.map(({ merchandiseMinor }) => merchandiseMinor)),
    grams: sum(shipped.map(({ grams }) => grams)),
    items: sum(shipped.map(({ items }) => items)),
  }
}
