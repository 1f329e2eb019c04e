import { expect, it } from 'vitest'
import {
  computeChroma,
  computeContrast,
  computeDistance,
  isColour,
  isDarkColour,
  computeMinContrast,
  mixColours,
  getReadableColour,
} from './colour.ts'

it.each([
  ['#000000', '#ffffff', 21],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
  ['#0000ff', '#ffff00', 8],
  ['#336699', '#336699', 1],
])('%s on %s has the contrast of WCAG', (one, other, ratio) => {
  expect(computeContrast(one, other)).toBeCloseTo(ratio, 1)
  expect(computeContrast(other, one)).toBe(computeContrast(one, other))
})

it('mixes perceptually, from the first color to the second', () => {
  expect(mixColours('#a8481f', '#faf7f2', 0)).toBe('#a8481f')
  expect(mixColours('#a8481f', '#faf7f2', 1)).toBe('#faf7f2')
  expect(mixColours('#000000', '#ffffff', 0.5)).toBe('#636363')
})

it('returns a readable color unchanged', () => {
  expect(getReadableColour('#1c1917', ['#faf7f2'], 4.5)).toBe('#1c1917')
})

it('adjusts an unreadable color as little as possible, with the same hue', () => {
  const moved = getReadableColour('#e8935f', ['#ffffff', '#f1eae0'], 4.5) ?? ''
  const ratio = computeMinContrast(moved, ['#ffffff', '#f1eae0'])
  expect(ratio).toBeGreaterThanOrEqual(4.5)
  expect(ratio).toBeLessThan(4.6)
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(moved.slice(at, at + 2), 16))
  expect(red).toBeGreaterThan(green ?? 255)
  expect(green).toBeGreaterThan(blue ?? 255)
})

it('returns undefined if no color is readable on all backgrounds', () => {
  expect(getReadableColour('#808080', ['#000000', '#ffffff'], 4.6)).toBeUndefined()
})

it.each(['#FFFFFF', '#fff', 'ffffff', 'red', '#ffffff;', '#ffffff\n'])(
  '%j is not a color',
  (text) => {
    expect(isColour(text)).toBe(false)
  },
)

it.each([
  ['#a6a6a6', true],
  ['#a7a7a7', false],
  ['F00', true],
  ['#0f0', false],
  ['#00FF00', false],
  ['ffff', false],
  ['0ff', false],
  ['00007', true],
])('tests %s against a luminance of 0.65 of 256', (colour, isDark) => {
  expect(isDarkColour(colour)).toBe(isDark)
})

it.each(['', '#ff', '#1234567', 'red', '#ffg'])('has no dark color test for %j', (text) => {
  expect(() => isDarkColour(text)).toThrow(
    new RangeError(`A color has 3 to 6 hexadecimal digits, unlike "${text}".`),
  )
})

it('measures how different and how colorful colors look', () => {
  expect(computeDistance('#a8481f', '#a8481f')).toBe(0)
  expect(computeDistance('#000000', '#ffffff')).toBeCloseTo(1, 2)
  expect(computeDistance('#2a1cff', '#0000ff')).toBeLessThan(computeDistance('#2a1cff', '#ff0000'))
  expect(computeChroma('#808080')).toBeCloseTo(0, 3)
  expect(computeChroma('#0000ff')).toBeGreaterThan(0.3)
})
