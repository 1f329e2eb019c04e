import { expect, it } from 'vitest'
import type { CartDiscount } from './discount.ts'
import { computeQuote } from './quote.ts'
import { flat } from './shipping-fixtures.ts'

const entry = (id: string, unitPriceMinor: bigint, quantity = 1) => ({
  id,
  unitPriceMinor,
  quantity,
})
const base: CartDiscount = {
  id: 'a',
  code: 'CODE',
  title: 'Code',
  lane: 'order',
  state: 'active',
  percentMillionths: null,
  amountMinor: null,
  buyQuantity: null,
  getQuantity: null,
  minimumMinor: null,
  entryIds: null,
}
const percent = (id: string, share: number, rule: Partial<CartDiscount> = {}): CartDiscount => ({
  ...base,
  id,
  percentMillionths: share * 10_000,
  ...rule,
})
const lineDiscounts = (input: Parameters<typeof computeQuote>[0]) =>
  computeQuote(input).lines.map(({ discountMinor }) => discountMinor)

it('gives each entry its best item discount, then takes the best order discount off the rest', () => {
  const entries = [entry('mug', 1_000n), entry('vase', 4_000n)]
  const quote = computeQuote({
    entries,
    discounts: [
      percent('a', 10, { lane: 'item' }),
      percent('b', 50, { lane: 'item', entryIds: ['mug'] }),
      percent('c', 20),
      { ...base, id: 'd', amountMinor: 410n },
    ],
  })
  expect(quote.lines.map(({ discounts }) => discounts)).toEqual([
    [
      { discountId: 'b', amountMinor: 500n },
      { discountId: 'c', amountMinor: 100n },
    ],
    [
      { discountId: 'a', amountMinor: 400n },
      { discountId: 'c', amountMinor: 720n },
    ],
  ])
  expect(quote.applied.map(({ discount, amountMinor }) => [discount.id, amountMinor])).toEqual([
    ['a', 400n],
    ['b', 500n],
    ['c', 820n],
  ])
  expect(quote.rejected).toMatchObject([{ discount: { id: 'd' }, reason: 'outdone' }])
})

it('discounts the cheapest units for each group that is bought', () => {
  const gift = percent('a', 100, { lane: 'item', buyQuantity: 2, getQuantity: 1 })
  const off = (...entries: ReturnType<typeof entry>[]) =>
    lineDiscounts({ entries, discounts: [gift] })
  expect(off(entry('a', 1_000n, 3))).toEqual([1_000n])
  expect(off(entry('a', 1_000n, 5))).toEqual([1_000n])
  expect(off(entry('a', 3_000n, 2), entry('b', 500n))).toEqual([0n, 500n])
  expect(off(entry('a', 3_000n, 2), entry('b', 500n, 4))).toEqual([0n, 1_000n])
  expect(off(entry('a', 700n, 1), entry('b', 700n, 2))).toEqual(
    off(entry('a', 700n, 1), entry('b', 700n, 2)),
  )
  const half = { ...gift, percentMillionths: 500_000 }
  expect(lineDiscounts({ entries: [entry('a', 999n, 3)], discounts: [half] })).toEqual([500n])
})

it('says why a discount does not apply, with the amount that is missing', () => {
  const reject = (rule: Partial<CartDiscount>) => {
    const discounts = [percent('a', 10, rule)]
    const [rejected] = computeQuote({ entries: [entry('mug', 9_680n)], discounts }).rejected
    return rejected && [rejected.reason, rejected.missingMinor]
  }
  expect(reject({})).toBeUndefined()
  expect(reject({ minimumMinor: 10_000n })).toEqual(['below-minimum', 320n])
  expect(reject({ minimumMinor: 9_680n })).toBeUndefined()
  expect(reject({ lane: 'item', entryIds: [] })).toEqual(['other-products', 0n])
  expect(reject({ lane: 'item', buyQuantity: 1, getQuantity: 1 })).toEqual(['other-products', 0n])
  for (const state of ['off', 'scheduled', 'expired', 'used-up', 'used-by-customer'] as const)
    expect(reject({ state })).toEqual([state, 0n])
})

it('counts gift cards neither for a minimum nor for a discount', () => {
  const entries = [entry('mug', 1_000n), { ...entry('card', 5_000n), isDiscountable: false }]
  expect(lineDiscounts({ entries, discounts: [percent('a', 10)] })).toEqual([100n, 0n])
  const { rejected } = computeQuote({
    entries,
    discounts: [percent('a', 10, { minimumMinor: 2_000n })],
  })
  expect(rejected).toMatchObject([{ reason: 'below-minimum', missingMinor: 1_000n }])
})

it('makes shipping free, before any is chosen and when it costs something', () => {
  const discounts = [percent('a', 100, { lane: 'shipping' })]
  const entries = [entry('mug', 1_000n)]
  const shipping = flat(450n)
  expect(computeQuote({ entries, discounts }).applied).toHaveLength(1)
  expect(computeQuote({ entries, discounts, shipping })).toMatchObject({
    shippingMinor: 450n,
    shippingDiscountMinor: 450n,
    grandTotalMinor: 1_000n,
    applied: [{ amountMinor: 450n }],
  })
})
