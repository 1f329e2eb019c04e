import { expect, it } from 'vitest'
import { computeRefundTax } from './refund-tax.ts'

const line = { id: 'mug', quantity: 3, subtotalMinor: 3_000n, discountMinor: 0n, taxMinor: 500n }
const order = { grandTotalMinor: 3_600n, shippingMinor: 600n, taxIncluded: true, taxMinor: 600n }

/** Returns a refund of some mugs. */
function refundMugs(quantity: number, totalMinor: bigint, shippingMinor = 0n) {
  const mugs = { orderLineId: 'mug', quantity, fulfilled: false, restockQuantity: 0 }
  const ids = { siteId: 'site', id: 'line', refundId: 'refund' }
  return { lines: quantity === 0 ? [] : [{ ...ids, ...mugs }], shippingMinor, totalMinor }
}

it('gives each item its tax, and parts add up to the tax of the line', () => {
  const one = refundMugs(1, 1_000n)
  const parts = [[], [one], [one, one]].map(
    (earlier) => computeRefundTax({ order, lines: [line], refund: one, earlier }).totalMinor,
  )
  expect(parts).toEqual([166n, 167n, 167n])
})

it('adds the tax of shipping', () => {
  const refund = refundMugs(3, 3_600n, 600n)
  expect(computeRefundTax({ order, lines: [line], refund, earlier: [] })).toMatchObject({
    lines: [500n],
    totalMinor: 600n,
  })
})

it('returns less tax if less is refunded than the items cost', () => {
  const refund = refundMugs(3, 1_500n)
  expect(computeRefundTax({ order, lines: [line], refund, earlier: [] }).lines).toEqual([250n])
})

it('returns the tax of an amount without any item by its ratio', () => {
  const refund = refundMugs(0, 1_800n)
  expect(computeRefundTax({ order, lines: [line], refund, earlier: [] })).toMatchObject({
    lines: [],
    totalMinor: 300n,
  })
})

it('counts tax on top as paid with the items', () => {
  const added = { ...order, taxIncluded: false, grandTotalMinor: 4_200n }
  const refund = refundMugs(3, 3_500n)
  expect(computeRefundTax({ order: added, lines: [line], refund, earlier: [] })).toMatchObject({
    lines: [500n],
    totalMinor: 500n,
  })
})

it('counts tax on top of shipping as paid with it, so that a full refund returns the tax of the order', () => {
  const item = { id: 'mug', quantity: 1, subtotalMinor: 10_000n, discountMinor: 0n }
  const lines = [{ ...item, taxMinor: 2_000n }]
  const added = { grandTotalMinor: 13_200n, shippingMinor: 1_000n, taxIncluded: false }
  const given = { order: { ...added, taxMinor: 2_200n }, lines, earlier: [] }
  const whole = computeRefundTax({ ...given, refund: refundMugs(1, 13_200n, 1_000n) })
  expect(whole).toMatchObject({
    lines: [2_000n],
    shipping: { amountMinor: 1_200n, taxMinor: 200n },
    surplus: { amountMinor: 0n, taxMinor: 0n },
    totalMinor: 2_200n,
  })
  // Less than shipping with its tax: the tax is less by the same ratio.
  const part = computeRefundTax({ ...given, refund: refundMugs(0, 600n, 1_000n) })
  expect(part).toMatchObject({
    shipping: { amountMinor: 600n, taxMinor: 100n },
    totalMinor: 100n,
  })
})
