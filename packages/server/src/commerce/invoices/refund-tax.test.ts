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
