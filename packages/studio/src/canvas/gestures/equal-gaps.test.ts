import { expect, it } from 'vitest'
import { findEqualGaps } from './equal-gaps.ts'

const box = (left: number, top: number) => ({ left, top, width: 100, height: 40 })

it('marks equal gaps on both sides of a box', () => {
  expect(findEqualGaps(box(130, 0), [box(0, 0), box(262, 0)])).toEqual([
    { left: 100, top: 20, width: 30, height: 1 },
    { left: 230, top: 20, width: 32, height: 1 },
  ])
  expect(findEqualGaps(box(0, 60), [box(0, 0), box(0, 120)])).toEqual([
    { left: 50, top: 40, width: 1, height: 20 },
    { left: 50, top: 100, width: 1, height: 20 },
  ])
})

it('marks the gap that a box has in common with its neighbors', () => {
  const one = { left: 100, top: 20, width: 30, height: 1 }
  const other = { left: 230, top: 20, width: 30, height: 1 }
  expect(findEqualGaps(box(260, 0), [box(0, 0), box(130, 0)])).toEqual([one, other])
  expect(findEqualGaps(box(0, 0), [box(130, 0), box(260, 0)])).toEqual([one, other])
})

it('marks nothing between boxes of other rows, that touch, or with different gaps', () => {
  expect(findEqualGaps(box(130, 0), [box(0, 50), box(260, 50)])).toEqual([])
  expect(findEqualGaps(box(100, 0), [box(0, 0), box(200, 0)])).toEqual([])
  expect(findEqualGaps(box(130, 0), [box(0, 0), box(280, 0)])).toEqual([])
})
