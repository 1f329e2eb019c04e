import { expect, it } from 'vitest'
import { computeHandleSpace, placeHandles } from './handle-places.ts'

const page = { width: 1_280, height: 4_000, enlargement: 1, isCoarse: false }

function find(places: ReturnType<typeof placeHandles>, name: string) {
  const found = places.find((place) => place.name === name)
  if (!found) throw new Error(name)
  return found
}

it.each([
  [24, 1, false],
  [44, 1, true],
  [48, 2, false],
])(
  'areas of %i pixels do not overlap, whatever the size of the block',
  (size, enlargement, isCoarse) => {
    for (const [width, height] of [
      [4, 4],
      [30, 200],
      [300, 18],
      [70, 70],
      [600, 400],
    ] as const) {
      const box = { left: 400, top: 900, width, height }
      const places = placeHandles(box, { ...page, enlargement, isCoarse })
      for (const [at, one] of places.entries())
        for (const other of places.slice(at + 1)) {
          const distance = Math.max(Math.abs(one.left - other.left), Math.abs(one.top - other.top))
          expect(
            distance,
            `${one.name} and ${other.name} of ${width} × ${height}`,
          ).toBeGreaterThanOrEqual(size)
        }
    }
  },
)

it('a large block has them on its edge, and a small one beside it', () => {
  const large = placeHandles({ left: 100, top: 100, width: 400, height: 300 }, page)
  expect(find(large, 'nw')).toEqual({ name: 'nw', left: 100, top: 100, isOutside: false })
  expect(find(large, 's')).toMatchObject({ left: 300, top: 400 })
  const small = placeHandles({ left: 100, top: 100, width: 400, height: 30 }, page)
  expect(find(small, 'n')).toMatchObject({ top: 88, isOutside: true })
  expect(find(small, 's')).toMatchObject({ top: 142 })
  expect(find(small, 'e')).toMatchObject({ left: 500, top: 115 })
})

it('they stay on the page', () => {
  const full = placeHandles({ left: 0, top: 0, width: 1_280, height: 500 }, page)
  expect(find(full, 'nw')).toMatchObject({ left: 12, top: 12 })
  expect(find(full, 'e')).toMatchObject({ left: 1_268 })
})

it('the handles of a small block take the space above and below it', () => {
  expect(computeHandleSpace({ height: 300 }, page)).toBe(0)
  expect(computeHandleSpace({ height: 40 }, page)).toBe(24)
  expect(computeHandleSpace({ height: 10 }, { ...page, enlargement: 2 })).toBe(67)
})
