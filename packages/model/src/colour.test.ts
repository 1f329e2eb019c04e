import { expect, it } from 'vitest'
import { contrast, isColour, leastContrast, mix, readable } from './colour.ts'

it.each([
  ['#000000', '#ffffff', 21],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
  ['#0000ff', '#ffff00', 8],
  ['#336699', '#336699', 1],
])('%s on %s has the contrast that WCAG says', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1)
  expect(contrast(other, one)).toBe(contrast(one, other))
})

it('mixes as the eye does, and its ends are the colours themselves', () => {
  expect(mix('#a8481f', '#faf7f2', 0)).toBe('#a8481f')
  expect(mix('#a8481f', '#faf7f2', 1)).toBe('#faf7f2')
  // Blue and yellow make a grey green, not the dirty grey of their halves.
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#636363')
})

it('leaves what can be read as it is', () => {
  expect(readable('#1c1917', ['#faf7f2'], 4.5)).toBe('#1c1917')
})

it('moves what cannot be read by as little as it can, and keeps its hue', () => {
  const moved = readable('#e8935f', ['#ffffff', '#f1eae0'], 4.5) ?? ''
  const ratio = leastContrast(moved, ['#ffffff', '#f1eae0'])
  expect(ratio).toBeGreaterThanOrEqual(4.5)
  expect(ratio).toBeLessThan(4.6)
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(moved.slice(at, at + 2), 16))
  expect(red).toBeGreaterThan(green ?? 255)
  expect(green).toBeGreaterThan(blue ?? 255)
})

it('says where nothing can be read: on black and on white at once', () => {
  expect(readable('#808080', ['#000000', '#ffffff'], 4.6)).toBeUndefined()
})

it.each(['#FFFFFF', '#fff', 'ffffff', 'red', '#ffffff;', '#ffffff\n'])(
  '%j is no colour',
  (text) => {
    expect(isColour(text)).toBe(false)
  },
)
