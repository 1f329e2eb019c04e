import { computeQuote } from '@vitrine/model'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { computeRefundTax } from '../invoices/index.ts'
import type { TaxedRefund } from './refund-tax-store.ts'
import { listRefundedTaxes, subtractRefundedTaxes } from './refunded-taxes.ts'

const sum = (amounts: readonly bigint[]) => amounts.reduce((a, b) => a + b, 0n)

/** An order of any lines and rates. */
const orders = fc
  .record({
    entries: fc
      .array(
        fc.record({
          unitPriceMinor: fc.bigInt({ min: 1n, max: 100_000n }),
          quantity: fc.integer({ min: 1, max: 5 }),
          taxClass: fc.constantFrom(null, 'Reduced'),
        }),
        { minLength: 1, maxLength: 5 },
      )
      .map((entries) => entries.map((each, index) => ({ ...each, id: `line-${index}` }))),
    taxRates: fc.array(
      fc.record({
        name: fc.constantFrom('GST', 'PST'),
        rateMillionths: fc.integer({ min: 1, max: 250_000 }),
        taxClass: fc.constantFrom(null, 'Reduced'),
        isCompound: fc.boolean(),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    taxIncluded: fc.boolean(),
  })
  .map((input) => {
    const quote = computeQuote(input)
    const orderLines = input.entries.map(({ id, quantity }, index) => ({
      ...{ id, quantity },
      subtotalMinor: quote.lines[index]?.subtotalMinor ?? 0n,
      discountMinor: 0n,
      taxMinor: quote.lines[index]?.taxMinor ?? 0n,
    }))
    const taxes = input.entries.flatMap(({ id }, index) =>
      (quote.lines[index]?.taxes ?? []).map((tax) => ({ ...tax, lineId: id })),
    )
    const { grandTotalMinor, taxMinor } = quote
    const { taxIncluded } = input
    return {
      order: { grandTotalMinor, taxMinor, taxIncluded, shippingMinor: 0n },
      orderLines,
      taxes,
    }
  })

const toLines = (order: Pick<TaxedRefund, 'orderLines'>) =>
  order.orderLines.map(({ id, quantity }) => ({ orderLineId: id, quantity }))

it('adds up to the tax of the credit note, whatever is refunded', () => {
  fc.assert(
    fc.property(
      orders,
      fc.bigInt({ min: 1n, max: 1_000n }),
      fc.boolean(),
      (order, part, isItems) => {
        const totalMinor = (order.order.grandTotalMinor * part) / 1_000n
        if (totalMinor === 0n) return
        const lines = isItems ? toLines(order) : []
        const refund = {
          ...order,
          country: 'CA',
          lines,
          earlier: [],
          shippingMinor: 0n,
          totalMinor,
        }
        const { totalMinor: expected } = computeRefundTax({
          ...{ order: order.order, lines: order.orderLines, earlier: [] },
          refund: { lines, shippingMinor: 0n, totalMinor },
        })
        if (order.order.taxMinor > 0n)
          expect(sum(listRefundedTaxes(refund).map(({ amountMinor }) => amountMinor))).toBe(
            expected,
          )
      },
    ),
  )
})

it('leaves no tax of an order that is refunded in whole, in two parts', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const { grandTotalMinor } = order.order
      const [line, ...others] = toLines(order)
      if (!line) return
      const paid = order.orderLines.map(
        ({ subtotalMinor, taxMinor }) => subtotalMinor + (order.order.taxIncluded ? 0n : taxMinor),
      )
      const common = { ...order, country: 'CA', shippingMinor: 0n }
      const first = { ...common, lines: [line], earlier: [], totalMinor: paid[0] ?? 0n }
      const rest = {
        ...common,
        lines: others,
        earlier: [line],
        totalMinor: grandTotalMinor - (paid[0] ?? 0n),
      }
      const sold = order.taxes.map(({ name, rateMillionths, amountMinor }) => ({
        ...{ country: 'CA', name, rateMillionths, netMinor: 0n, amountMinor },
      }))
      const rows = subtractRefundedTaxes([], [first, rest])
      for (const { name, rateMillionths, tax } of rows) {
        const same = sold.filter(
          (each) => each.name === name && each.rateMillionths === rateMillionths,
        )
        expect(-BigInt(tax)).toBe(sum(same.map(({ amountMinor }) => amountMinor)))
      }
    }),
  )
})

it('shows a tax of refunds alone as negative', () => {
  const refund: TaxedRefund = {
    country: 'DE',
    shippingMinor: 0n,
    totalMinor: 1_190n,
    lines: [{ orderLineId: 'mug', quantity: 1 }],
    earlier: [],
    order: { grandTotalMinor: 1_190n, shippingMinor: 0n, taxMinor: 190n, taxIncluded: true },
    orderLines: [
      { id: 'mug', quantity: 1, subtotalMinor: 1_190n, discountMinor: 0n, taxMinor: 190n },
    ],
    taxes: [{ lineId: 'mug', name: 'VAT', rateMillionths: 190_000, amountMinor: 190n }],
  }
  const place = { country: 'DE', region: '', city: '', postalCode: '' }
  const vat = { ...place, name: 'VAT', rateMillionths: 190_000 }
  expect(subtractRefundedTaxes([], [refund])).toEqual([
    { ...vat, orders: 0, net: '-1000', tax: '-190' },
  ])
  const sold = { ...vat, orders: 2, net: '2000', tax: '380' }
  expect(subtractRefundedTaxes([sold], [refund])).toEqual([{ ...sold, net: '1000', tax: '190' }])
  // A rate of a place is another row than that of the whole country.
  const source = { country: 'DE', region: '', city: '', postalCode: '27*' }
  const placed = { ...refund, taxes: refund.taxes.map((tax) => ({ ...tax, source })) }
  expect(subtractRefundedTaxes([sold], [placed])).toMatchObject([
    { ...sold, tax: '380' },
    { postalCode: '27*', orders: 0, tax: '-190' },
  ])
})
