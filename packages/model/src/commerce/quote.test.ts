import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type DiscountRule, computeQuote, splitMinor } from './quote.ts'

const entry = (unitPriceMinor: bigint, quantity = 1) => ({ unitPriceMinor, quantity })
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
  const shipping = { priceMinor: 600n, freeOverMinor: null }
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
  const shipping = { priceMinor: 400n, freeOverMinor: null }
  const off = (discount: DiscountRule) => computeQuote({ entries, shipping, discount })
  const amount = (lane: DiscountRule['lane'], amountMinor: bigint): DiscountRule => ({
    lane,
    amountMinor,
    percentMillionths: null,
  })
  expect(off(amount('order', 500n)).lines.map((line) => line.discountMinor)).toEqual([400n, 100n])
  expect(off(amount('item', 700n)).lines.map((line) => line.discountMinor)).toEqual([1_400n, 500n])
  expect(off(amount('shipping', 900n)).grandTotalMinor).toBe(2_500n)
  expect(off(amount('order', 9_000n)).grandTotalMinor).toBe(400n)
})

it('has free shipping from the threshold on, computed after discounts', () => {
  const shipping = { priceMinor: 450n, freeOverMinor: 5_000n }
  const discount = { lane: 'order', amountMinor: 1n, percentMillionths: null } as const
  expect(computeQuote({ entries: [entry(5_000n)], shipping }).shippingMinor).toBe(0n)
  expect(computeQuote({ entries: [entry(5_000n)], shipping, discount }).shippingMinor).toBe(450n)
})

it('adds up for any purchase, and two entries of one cost the same as one of two', () => {
  const entries = fc.array(
    fc.record({
      unitPriceMinor: fc.bigInt({ min: 0n, max: 1_000_000n }),
      quantity: fc.integer({ min: 1, max: 9_999 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  const discount = fc.record({
    lane: fc.constantFrom('item' as const, 'order' as const, 'shipping' as const),
    percentMillionths: fc.integer({ min: 1, max: 1_000_000 }),
    amountMinor: fc.constant(null),
  })
  const shipping = fc.record({
    priceMinor: fc.bigInt({ min: 0n, max: 10_000n }),
    freeOverMinor: fc.constant(null),
  })
  fc.assert(
    fc.property(entries, discount, shipping, fc.boolean(), (bought, rule, parcel, taxIncluded) => {
      const terms = { discount: rule, shipping: parcel, taxRates: vat(77_000), taxIncluded }
      const made = computeQuote({ entries: bought, ...terms })
      const net = made.subtotalMinor - made.discountMinor + made.shippingMinor
      expect(made.grandTotalMinor).toBe(taxIncluded ? net : net + made.taxMinor)
      expect(made.grandTotalMinor).toBeGreaterThanOrEqual(0n)
      expect(total(made.lines.map((line) => line.subtotalMinor))).toBe(made.subtotalMinor)
      expect(total(made.lines.map((line) => line.discountMinor)) + made.shippingDiscountMinor).toBe(
        made.discountMinor,
      )
    }),
  )
})

/** Arbitrary carts with discounts, shipping and tax rates. */
const carts = fc.record({
  entries: fc.array(
    fc.record({
      unitPriceMinor: fc.oneof(
        fc.bigInt({ min: 0n, max: 9n }),
        fc.bigInt({ min: 0n, max: 100_000n }),
      ),
      quantity: fc.integer({ min: 1, max: 9 }),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  discount: fc.record({
    lane: fc.constantFrom('item' as const, 'order' as const, 'shipping' as const),
    percentMillionths: fc.constant(null),
    amountMinor: fc.oneof(fc.bigInt({ min: 1n, max: 9n }), fc.bigInt({ min: 1n, max: 50_000n })),
  }),
  shipping: fc.record({
    priceMinor: fc.bigInt({ min: 0n, max: 10_000n }),
    freeOverMinor: fc.option(fc.bigInt({ min: 1n, max: 100_000n })),
  }),
  taxRates: fc.array(
    fc.record({ name: fc.constant('Tax'), rateMillionths: fc.integer({ min: 0, max: 300_000 }) }),
    { maxLength: 2 },
  ),
  taxIncluded: fc.boolean(),
})

it('does not depend on the order of cart entries', () => {
  const sums = ({ lines: _lines, ...totals }: ReturnType<typeof computeQuote>) => totals
  fc.assert(
    fc.property(carts, fc.infiniteStream(fc.nat()), (cart, chance) => {
      const keyed = cart.entries.map((entry) => ({ entry, key: chance.next().value }))
      const entries = keyed.toSorted((a, b) => a.key - b.key).map(({ entry }) => entry)
      expect(sums(computeQuote({ ...cart, entries }))).toEqual(sums(computeQuote(cart)))
    }),
  )
})

it('has no negative amounts in any line', () => {
  fc.assert(
    fc.property(carts, (cart) => {
      const { lines, shippingTaxes, ...totals } = computeQuote(cart)
      const amounts = [
        ...Object.values(totals),
        ...shippingTaxes.map(({ amountMinor }) => amountMinor),
        ...lines.flatMap((line) => [
          line.subtotalMinor - line.discountMinor,
          line.discountMinor,
          ...line.taxes.map(({ amountMinor }) => amountMinor),
        ]),
      ]
      expect(amounts.filter((amount) => amount < 0n)).toEqual([])
    }),
  )
})
