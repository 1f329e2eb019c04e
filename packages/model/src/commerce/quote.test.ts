import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CartDiscount, DiscountRule } from './discount.ts'
import { computeQuote } from './quote.ts'
import { removeIncludedTax } from './taxes/tax-rates.ts'
import { computeUntaxedQuote } from './taxes/untaxed-quote.ts'
import { shippingKinds } from './shipping.ts'
import { flat } from './shipping-fixtures.ts'
import { splitMinor } from './split.ts'

const entry = (unitPriceMinor: bigint, quantity = 1) => ({
  id: String(unitPriceMinor),
  unitPriceMinor,
  quantity,
})
/** A discount by code, which applies to everything. */
const offer = (rule: Partial<CartDiscount> & Pick<DiscountRule, 'lane'>): CartDiscount => ({
  id: 'a',
  code: 'CODE',
  title: 'Code',
  state: 'active',
  percentMillionths: null,
  amountMinor: null,
  buyQuantity: null,
  getQuantity: null,
  minimumMinor: null,
  entryIds: null,
  ...rule,
})
const vat = (rateMillionths: number) => [{ name: 'VAT', rateMillionths }]
const total = (amounts: readonly bigint[]) => amounts.reduce((a, b) => a + b, 0n)

it('splits without a remainder: heavier shares first, then earlier ones', () => {
  expect(splitMinor(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n])
  expect(splitMinor(5n, [0n, 0n])).toEqual([5n, 0n])
  expect(splitMinor(2n, [1n, 3n])).toEqual([0n, 2n])
  expect(splitMinor(2n, [3n, 1n])).toEqual([2n, 0n])
})

it('splits any amount exactly, with no share above its weight', () => {
  const amount = fc.bigInt({ min: 0n, max: 10_000_000n })
  const weights = fc.array(fc.bigInt({ min: 0n, max: 1_000_000n }), { minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(amount, weights, (whole, parts) => {
      const shares = splitMinor(whole, parts)
      expect(total(shares)).toBe(whole)
      if (total(parts) >= whole && total(parts) > 0n)
        shares.forEach((share, index) => expect(share).toBeLessThanOrEqual(parts[index] ?? 0n))
    }),
  )
})

it('does not change prices that include tax', () => {
  const [wine, glass] = [entry(4_500n), entry(4_900n)]
  const shipping = flat(600n)
  const mixed = computeQuote({
    entries: [wine, glass],
    shipping,
    taxRates: vat(210_000),
    taxIncluded: true,
  })
  expect(mixed.grandTotalMinor).toBe(10_000n)

  const two = [entry(9_500n), entry(1_100n)]
  expect(
    computeQuote({ entries: two, taxRates: vat(190_000), taxIncluded: true }).grandTotalMinor,
  ).toBe(10_600n)
  const one = computeQuote({ entries: [entry(59_900n)], taxRates: vat(180_000), taxIncluded: true })
  expect([one.grandTotalMinor, one.taxMinor]).toEqual([59_900n, 9_137n])
})

it('adds tax on top, rounding each rate separately', () => {
  const taxRates = [...vat(50_000), { name: 'State', rateMillionths: 99_750 }]
  const made = computeQuote({ entries: [entry(999n)], taxRates })
  expect(made.lines[0]?.taxes.map((tax) => tax.amountMinor)).toEqual([50n, 100n])
  expect(made.grandTotalMinor).toBe(1_149n)
})

it('deducts a discount from lines, the order or shipping, and never more than their amount', () => {
  const entries = [entry(1_000n, 2), entry(500n)]
  const shipping = flat(400n)
  const off = (discount: CartDiscount) => computeQuote({ entries, shipping, discounts: [discount] })
  const amount = (lane: DiscountRule['lane'], amountMinor: bigint) => offer({ lane, amountMinor })
  expect(off(amount('order', 500n)).lines.map((line) => line.discountMinor)).toEqual([400n, 100n])
  expect(off(amount('item', 700n)).lines.map((line) => line.discountMinor)).toEqual([1_400n, 500n])
  expect(off(amount('shipping', 900n)).grandTotalMinor).toBe(2_500n)
  expect(off(amount('order', 9_000n)).grandTotalMinor).toBe(400n)
})

it('has free shipping from the threshold on, computed after discounts', () => {
  const shipping = flat(450n, 5_000n)
  const discounts = [offer({ lane: 'order', amountMinor: 1n })]
  expect(computeQuote({ entries: [entry(5_000n)], shipping }).shippingMinor).toBe(0n)
  expect(computeQuote({ entries: [entry(5_000n)], shipping, discounts }).shippingMinor).toBe(450n)
})

/** Arbitrary entries with ids of their own. */
const someEntries = fc
  .array(
    fc.record({
      unitPriceMinor: fc.oneof(
        fc.bigInt({ min: 0n, max: 9n }),
        fc.bigInt({ min: 0n, max: 100_000n }),
      ),
      quantity: fc.integer({ min: 1, max: 9 }),
      isDiscountable: fc.boolean(),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((entries) => entries.map((each, index) => ({ ...each, id: String(index) })))

/** Arbitrary discounts of all kinds. */
const someDiscounts = fc
  .array(
    fc.record({
      lane: fc.constantFrom('item' as const, 'order' as const, 'shipping' as const),
      value: fc.oneof(
        fc.record({
          percentMillionths: fc.integer({ min: 1, max: 1_000_000 }),
          amountMinor: fc.constant(null),
        }),
        fc.record({
          percentMillionths: fc.constant(null),
          amountMinor: fc.bigInt({ min: 1n, max: 50_000n }),
        }),
      ),
      gift: fc.option(
        fc.record({
          buyQuantity: fc.integer({ min: 1, max: 4 }),
          getQuantity: fc.integer({ min: 1, max: 3 }),
        }),
      ),
      minimumMinor: fc.option(fc.bigInt({ min: 1n, max: 50_000n })),
      entryIds: fc.option(fc.subarray(['0', '1', '2', '3', '4'])),
    }),
    { maxLength: 5 },
  )
  .map((rules) =>
    rules.map(({ value, gift, ...rule }, index) =>
      offer({ ...rule, ...value, ...(rule.lane === 'item' && gift), id: String(index) }),
    ),
  )

/** Arbitrary carts with discounts, shipping and tax rates. */
const carts = fc.record({
  entries: someEntries,
  discounts: someDiscounts,
  shipping: fc.record({
    kind: fc.constantFrom(...shippingKinds),
    priceMinor: fc.bigInt({ min: 0n, max: 10_000n }),
    freeOverMinor: fc.option(fc.bigInt({ min: 1n, max: 100_000n })),
    furtherMinor: fc.bigInt({ min: 0n, max: 1_000n }),
    lowerBound: fc.constant(0n),
    upperBound: fc.constant(null),
  }),
  taxRates: fc.array(
    fc.record({ name: fc.constant('Tax'), rateMillionths: fc.integer({ min: 0, max: 300_000 }) }),
    { maxLength: 2 },
  ),
  taxIncluded: fc.boolean(),
})

it('adds up for any purchase, and every part of a discount is in a line or in shipping', () => {
  fc.assert(
    fc.property(carts, (cart) => {
      const made = computeQuote(cart)
      const net = made.subtotalMinor - made.discountMinor + made.shippingMinor
      expect(made.grandTotalMinor).toBe(cart.taxIncluded ? net : net + made.taxMinor)
      expect(made.grandTotalMinor).toBeGreaterThanOrEqual(0n)
      expect(total(made.lines.map((line) => line.subtotalMinor))).toBe(made.subtotalMinor)
      expect(total(made.lines.map((line) => line.discountMinor)) + made.shippingDiscountMinor).toBe(
        made.discountMinor,
      )
      for (const line of made.lines)
        expect(total(line.discounts.map(({ amountMinor }) => amountMinor))).toBe(line.discountMinor)
      expect(total(made.applied.map(({ amountMinor }) => amountMinor))).toBe(made.discountMinor)
      expect(made.applied.length + made.rejected.length).toBe(cart.discounts.length)
    }),
  )
})

it('does not depend on the order of cart entries and discounts', () => {
  const sums = ({ lines: _lines, ...totals }: ReturnType<typeof computeQuote>) => totals
  fc.assert(
    fc.property(carts, fc.infiniteStream(fc.nat()), (cart, chance) => {
      const shuffle = <Value>(values: readonly Value[]) =>
        values
          .map((value) => ({ value, key: chance.next().value }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ value }) => value)
      const shuffled = {
        ...cart,
        entries: shuffle(cart.entries),
        discounts: shuffle(cart.discounts),
      }
      expect(sums(computeQuote(shuffled))).toEqual(sums(computeQuote(cart)))
    }),
  )
})

it('has the former price again when a discount is removed, and none that is higher', () => {
  fc.assert(
    fc.property(carts, (cart) => {
      const without = computeQuote({ ...cart, discounts: [] })
      const made = computeQuote({ ...cart, shipping: undefined })
      expect(made.subtotalMinor - made.discountMinor).toBeLessThanOrEqual(without.subtotalMinor)
      expect(without.discountMinor).toBe(0n)
    }),
  )
})

it('has no negative amounts in any line, and discounts nothing that is money', () => {
  fc.assert(
    fc.property(carts, (cart) => {
      const {
        lines,
        shippingTaxes,
        applied,
        rejected,
        shippingDiscount: _,
        parcel,
        ...totals
      } = computeQuote(cart)
      const amounts = [
        ...Object.values(totals),
        ...Object.values(parcel),
        ...shippingTaxes.map(({ amountMinor }) => amountMinor),
        ...applied.map(({ amountMinor }) => amountMinor),
        ...rejected.map(({ missingMinor }) => missingMinor),
        ...lines.flatMap((line) => [
          line.subtotalMinor - line.discountMinor,
          line.discountMinor,
          ...line.taxes.map(({ amountMinor }) => amountMinor),
        ]),
      ]
      expect(amounts.filter((amount) => amount < 0n)).toEqual([])
      for (const [index, { isDiscountable }] of cart.entries.entries())
        if (!isDiscountable) expect(lines[index]?.discountMinor).toBe(0n)
    }),
  )
})

it('adds up without tax, with each price less its included tax', () => {
  fc.assert(
    fc.property(carts, (cart) => {
      const gross = computeQuote(cart)
      const made = computeUntaxedQuote(cart)
      const removeTax = (amount: bigint) =>
        cart.taxIncluded ? removeIncludedTax(amount, cart.taxRates) : amount
      expect(made.taxMinor).toBe(0n)
      expect(made.grandTotalMinor).toBe(
        made.subtotalMinor - made.discountMinor + made.shippingMinor,
      )
      expect(total(made.lines.map((line) => line.subtotalMinor))).toBe(made.subtotalMinor)
      expect(total(made.applied.map(({ amountMinor }) => amountMinor))).toBe(made.discountMinor)
      for (const [index, line] of made.lines.entries()) {
        const [entry, listed] = [cart.entries[index], gross.lines[index]]
        if (!entry || !listed) throw new Error('A line is missing')
        const { unitPriceMinor, quantity } = entry
        expect(line.subtotalMinor).toBe(removeTax(unitPriceMinor) * BigInt(quantity))
        expect(total(line.discounts.map((part) => part.amountMinor))).toBe(line.discountMinor)
        const [paid, listedPaid] = [line, listed].map((l) => l.subtotalMinor - l.discountMinor)
        const difference = (paid ?? 0n) - removeTax(listedPaid ?? 0n)
        const limit = BigInt(quantity)
        expect(difference <= limit && difference >= -limit).toBe(true)
        if (listedPaid === 0n) expect(paid).toBe(0n)
      }
    }),
  )
})

it('takes the tax off prices, discounts and shipping', () => {
  const discounts = [offer({ id: 'a', lane: 'order', percentMillionths: 500_000 })]
  const entries = [entry(11_900n)]
  const input = { entries, discounts, taxRates: vat(190_000), taxIncluded: true }
  expect(computeUntaxedQuote(input)).toMatchObject({
    subtotalMinor: 10_000n,
    discountMinor: 5_000n,
    taxMinor: 0n,
    grandTotalMinor: 5_000n,
  })
})
