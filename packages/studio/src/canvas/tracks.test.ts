import { expect, it } from 'vitest'
import { findNearestCell, getStart } from './tracks.ts'

const ltr = {
  ...{ isRightToLeft: false, columns: [100, 200, 300, 400], rows: [0, 50], unit: 50 },
  gap: { x: 0, y: 0 },
}
const rtl = { ...ltr, isRightToLeft: true, columns: [400, 300, 200, 100] }

it('finds the column nearest to a point, from the side where the text begins', () => {
  expect([90, 240, 260, 420].map((x) => findNearestCell(ltr, { x, y: 0 }).x)).toEqual([0, 1, 2, 23])
  expect([410, 260, 240, 80].map((x) => findNearestCell(rtl, { x, y: 0 }).x)).toEqual([0, 1, 2, 23])
})

it('a box begins at its left, or at its right where the text does', () => {
  expect(getStart(ltr, { left: 120, width: 80 })).toBe(120)
  expect(getStart(rtl, { left: 120, width: 80 })).toBe(200)
})
