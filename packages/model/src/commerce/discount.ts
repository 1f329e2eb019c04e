import { divideHalfUp, sum } from './split.ts'

const MILLION = 1_000_000n

/** Whether a discount can be used, as the clock, its owner and its limits decide. */
export type DiscountState =
  | 'active'
  | 'off'
  | 'scheduled'
  | 'expired'
  | 'used-up'
  | 'used-by-customer'

/**
 * A discount on the items it is for, on the order or on shipping; either a percentage or an amount. The amount of an
 * item is taken off each unit.
 */
export interface DiscountRule {
  readonly lane: 'item' | 'order' | 'shipping'
  readonly percentMillionths: number | null
  readonly amountMinor: bigint | null
}

/** A discount of a cart: automatic, or by a code that its visitor entered. */
export interface CartDiscount extends DiscountRule {
  readonly id: string
  /** Null if it is automatic. */
  readonly code: string | null
  readonly title: string
  readonly state: DiscountState
  /** The units to pay for, of a discount that gives others away; null for other discounts. */
  readonly buyQuantity: number | null
  /** The units that are discounted for them; null for other discounts. */
  readonly getQuantity: number | null
  /** The subtotal from which it applies; null for any. */
  readonly minimumMinor: bigint | null
  /** The entries it is for; null for all. */
  readonly entryIds: readonly string[] | null
}

/** The reason why a discount takes nothing off a cart. */
export type DiscountReason =
  | Exclude<DiscountState, 'active'>
  /** The subtotal is below its minimum. */
  | 'below-minimum'
  /** It is for products that are not in the cart, or for more of them. */
  | 'other-products'
  /** Another discount takes off more, and they do not add up. */
  | 'outdone'

/** A discount that takes nothing off. */
export interface RejectedDiscount {
  readonly discount: CartDiscount
  readonly reason: DiscountReason
  /** The amount that is missing from the minimum; 0 for other reasons. */
  readonly missingMinor: bigint
}

/** A discount with the amount that it takes off in all. */
export interface AppliedDiscount {
  readonly discount: CartDiscount
  readonly amountMinor: bigint
}

/** A part of a discount. */
export interface DiscountPart {
  readonly discountId: string
  readonly amountMinor: bigint
}

/** A cart entry that discounts are computed for. */
export interface DiscountableEntry {
  readonly id: string
  readonly unitPriceMinor: bigint
  readonly quantity: number
  /** Whether discounts apply, as they do unless this is false: money in another form is never cheaper. */
  readonly isDiscountable?: boolean
}

/** Computes the discount of `rule` on an amount; never more than the amount. */
export function computeDiscount(rule: DiscountRule, from: bigint): bigint {
  const off = rule.amountMinor ?? divideHalfUp(from * BigInt(rule.percentMillionths ?? 0), MILLION)
  return off < from ? off : from
}

/** Separates the discounts that apply to these entries from the others, in the order of their ids. */
export function judgeDiscounts(
  entries: readonly DiscountableEntry[],
  discounts: readonly CartDiscount[],
): { readonly usable: readonly CartDiscount[]; readonly rejected: readonly RejectedDiscount[] } {
  const usable: CartDiscount[] = []
  const rejected: RejectedDiscount[] = []
  const subtotalMinor = sum(entries.filter(isDiscountable).map(computeSubtotal))
  for (const discount of discounts.toSorted(compareIds)) {
    const missingMinor = (discount.minimumMinor ?? 0n) - subtotalMinor
    if (discount.state !== 'active')
      rejected.push({ discount, reason: discount.state, missingMinor: 0n })
    else if (!hasMatch(entries, discount))
      rejected.push({ discount, reason: 'other-products', missingMinor: 0n })
    else if (missingMinor > 0n) rejected.push({ discount, reason: 'below-minimum', missingMinor })
    else usable.push(discount)
  }
  return { usable, rejected }
}

function hasMatch(entries: readonly DiscountableEntry[], discount: CartDiscount): boolean {
  const matches = entries.filter((entry) => isFor(discount, entry))
  const units = matches.reduce((total, { quantity }) => total + quantity, 0)
  return units >= Math.max(1, (discount.buyQuantity ?? 0) + (discount.getQuantity ?? 0))
}

/** Returns the best item discount of each entry, in their order; undefined where none applies. */
export function chooseItemDiscounts(
  entries: readonly DiscountableEntry[],
  discounts: readonly CartDiscount[],
): readonly (DiscountPart | undefined)[] {
  const offers = discounts
    .filter(({ lane }) => lane === 'item')
    .map((discount) => ({ discount, amounts: computeItemAmounts(entries, discount) }))
  return entries.map((_, index) =>
    chooseBest(
      offers.map(({ discount, amounts }) => ({
        discountId: discount.id,
        amountMinor: amounts[index] ?? 0n,
      })),
    ),
  )
}

/** Returns the discount of this lane that takes the most off an amount; undefined if none takes anything off. */
export function chooseLaneDiscount(
  lane: 'order' | 'shipping',
  discounts: readonly CartDiscount[],
  from: bigint,
): DiscountPart | undefined {
  return chooseBest(
    discounts
      .filter((discount) => discount.lane === lane)
      .map((rule) => ({ discountId: rule.id, amountMinor: computeDiscount(rule, from) })),
  )
}

/** Returns the largest part, the first of several; undefined if all are 0. */
function chooseBest(parts: readonly DiscountPart[]): DiscountPart | undefined {
  return parts.reduce<DiscountPart | undefined>(
    (best, part) => (part.amountMinor > (best?.amountMinor ?? 0n) ? part : best),
    undefined,
  )
}

/** Computes what an item discount takes off each entry. */
function computeItemAmounts(
  entries: readonly DiscountableEntry[],
  discount: CartDiscount,
): readonly bigint[] {
  if (discount.buyQuantity !== null) return computeGifts(entries, discount)
  return entries.map((entry) => {
    if (!isFor(discount, entry)) return 0n
    if (discount.amountMinor === null) return computeDiscount(discount, computeSubtotal(entry))
    return computeDiscount(discount, entry.unitPriceMinor) * BigInt(entry.quantity)
  })
}

/**
 * Computes a discount on some units for each so many: the cheapest units of the whole cart are discounted, so the order
 * in which they were added does not matter.
 */
function computeGifts(
  entries: readonly DiscountableEntry[],
  discount: CartDiscount,
): readonly bigint[] {
  const { buyQuantity, getQuantity } = discount
  const matches = entries.filter((entry) => isFor(discount, entry))
  const units = matches.reduce((total, { quantity }) => total + quantity, 0)
  const get = getQuantity ?? 0
  let left = Math.floor(units / Math.max(1, (buyQuantity ?? 0) + get)) * get
  const amounts = new Map<string, bigint>()
  const byPrice = matches.toSorted(
    (a, b) => Number(a.unitPriceMinor - b.unitPriceMinor) || compareIds(a, b),
  )
  for (const { id, unitPriceMinor, quantity } of byPrice) {
    const given = Math.min(left, quantity)
    left -= given
    amounts.set(id, computeDiscount(discount, unitPriceMinor) * BigInt(given))
  }
  return entries.map(({ id }) => amounts.get(id) ?? 0n)
}

function isFor({ entryIds }: CartDiscount, entry: DiscountableEntry): boolean {
  return isDiscountable(entry) && (entryIds === null || entryIds.includes(entry.id))
}

/** Returns whether discounts apply to an entry. */
export function isDiscountable({ isDiscountable: applies = true }: DiscountableEntry): boolean {
  return applies
}

function computeSubtotal({ unitPriceMinor, quantity }: DiscountableEntry): bigint {
  return unitPriceMinor * BigInt(quantity)
}

function compareIds(a: { readonly id: string }, b: { readonly id: string }): number {
  return Number(a.id > b.id) - Number(a.id < b.id)
}
