import fc from 'fast-check'
import { expect, it } from 'vitest'
import { computeQuote } from '../quote.ts'
import { flat } from '../shipping-fixtures.ts'
import { sum } from '../split.ts'
import { findTaxClass } from './tax-class.ts'
import { computeTaxes, removeIncludedTax, sumTaxes, type TaxRate } from './tax-rates.ts'
import { computeUntaxedQuote } from './untaxed-quote.ts'

const classes = [null, 'Reduced', 'Zero'] as const

const someRates: fc.Arbitrary<readonly TaxRate[]> = fc.array(
  fc.record({
    name: fc.constant('VAT'),
    rateMillionths: fc.integer({ min: 0, max: 300_000 }),
    taxClass: fc.constantFrom(...classes),
    taxesShipping: fc.boolean(),
    isCompound: fc.boolean(),
  }),
  { maxLength: 6 },
)

const carts = fc.record({
  entries: fc
    .array(
      fc.record({
        unitPriceMinor: fc.bigInt({ min: 0n, max: 100_000n }),
        quantity: fc.integer({ min: 1, max: 9 }),
        isTaxed: fc.boolean(),
        taxClass: fc.constantFrom(...classes),
      }),
      { minLength: 1, maxLength: 8 },
    )
    .map((entries) => entries.map((each, index) => ({ ...each, id: String(index) }))),
  shipping: fc.bigInt({ min: 0n, max: 10_000n }).map((price) => flat(price)),
  taxRates: someRates,
  taxIncluded: fc.boolean(),
  shippingTaxClass: fc.constantFrom(...classes),
})

it('taxes each line at the rates of its class only, and delivery at those of its own', () => {
  fc.assert(
    fc.property(carts, (cart) => {
      const made = computeQuote(cart)
      const taxOn = (amount: bigint, taxClass: string | null, rates: readonly TaxRate[]) =>
        computeTaxes(
          amount,
          rates.filter((rate) => rate.taxClass === taxClass),
          cart.taxIncluded,
        )
      for (const [index, { isTaxed, taxClass }] of cart.entries.entries()) {
        const line = made.lines[index]
        const expected = taxOn(line?.subtotalMinor ?? 0n, taxClass, isTaxed ? cart.taxRates : [])
        expect(line?.taxes).toEqual(expected)
      }
      const onShipping = cart.taxRates.filter(({ taxesShipping }) => taxesShipping)
      expect(made.shippingTaxes).toEqual(
        taxOn(made.shippingMinor, cart.shippingTaxClass, onShipping),
      )
      expect(made.taxMinor).toBe(
        sum(made.lines.map(({ taxMinor }) => taxMinor)) + sumTaxes(made.shippingTaxes),
      )
      const net = made.subtotalMinor + made.shippingMinor
      expect(made.grandTotalMinor).toBe(cart.taxIncluded ? net : net + made.taxMinor)
    }),
  )
})

it('takes off each price the tax of its class', () => {
  fc.assert(
    fc.property(carts, (cart) => {
      const made = computeUntaxedQuote({ ...cart, taxIncluded: true })
      for (const [index, entry] of cart.entries.entries()) {
        const rates = cart.taxRates.filter(({ taxClass }) => taxClass === entry.taxClass)
        const price = entry.isTaxed
          ? removeIncludedTax(entry.unitPriceMinor, rates)
          : entry.unitPriceMinor
        expect(made.lines[index]?.subtotalMinor).toBe(price * BigInt(entry.quantity))
      }
      expect(made.grandTotalMinor).toBe(made.subtotalMinor + made.shippingMinor)
    }),
  )
})

it('finds the class that a file names, as other programs write it', () => {
  const own = ['Reduced rate', 'Zero']
  expect(findTaxClass('reduced-rate', own)).toBe('Reduced rate')
  expect(findTaxClass(' ZERO ', own)).toBe('Zero')
  expect(findTaxClass('', own)).toBeNull()
  expect(findTaxClass('standard', own)).toBeNull()
  expect(findTaxClass('Food', own)).toBeUndefined()
})

const GST = { name: 'GST', rateMillionths: 50_000 }
const PST = { name: 'PST', rateMillionths: 99_750, isCompound: true }

it('computes a compound rate on the amount plus the taxes before it', () => {
  const amounts = (amount: bigint, included: boolean) =>
    computeTaxes(amount, [GST, PST], included).map(({ amountMinor }) => amountMinor)
  expect(amounts(10_000n, false)).toEqual([500n, 1_047n])
  // 11547 is 10000 with both.
  expect(amounts(11_547n, true)).toEqual([500n, 1_047n])
  expect(computeTaxes(10_000n, [PST, GST], false)).toMatchObject([
    { amountMinor: 998n },
    { amountMinor: 500n },
  ])
})

it('adds up with compound rates: included tax is in the price, and none is negative', () => {
  const amount = fc.bigInt({ min: 0n, max: 100_000_000n })
  fc.assert(
    fc.property(amount, someRates, (gross, rates) => {
      const net = removeIncludedTax(gross, rates)
      const taxes = computeTaxes(gross, rates, true)
      expect(net + sumTaxes(taxes)).toBe(gross)
      expect(taxes.every(({ amountMinor }) => amountMinor >= 0n)).toBe(true)
      // Rounding of each rate, and of the net amount that the rates enlarge again.
      const added = sumTaxes(computeTaxes(net, rates, false))
      const difference = net + added - gross
      const limit = BigInt(rates.length) + 8n
      expect(difference >= -limit && difference <= limit).toBe(true)
    }),
  )
})

it('has the same included tax whether no rate or only the first one is compound', () => {
  const amount = fc.bigInt({ min: 0n, max: 100_000_000n })
  fc.assert(
    fc.property(amount, someRates, (gross, rates) => {
      const simple = rates.map((rate) => ({ ...rate, isCompound: false }))
      const first = simple.map((rate, index) => ({ ...rate, isCompound: index === 0 }))
      for (const included of [true, false]) {
        const [one, other] = [first, simple].map((each) =>
          computeTaxes(gross, each, included).map(({ amountMinor }) => amountMinor),
        )
        expect(one).toEqual(other)
      }
    }),
  )
})
