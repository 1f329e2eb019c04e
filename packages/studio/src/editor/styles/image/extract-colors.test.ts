import { computeDistance } from '@vitrine/model'
import { expect, it } from 'vitest'
import { extractColors } from './extract-colors.ts'

/** Returns pixels: `count` of each color with its alpha. */
function paint(...parts: readonly (readonly [string, number, number?])[]): readonly number[] {
  return parts.flatMap(([color, count, alpha = 255]) => {
    const rgb = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
    return Array.from({ length: count }, () => [...rgb, alpha]).flat()
  })
}

it('returns the colors of an image with their shares, most frequent first', () => {
  expect(extractColors(paint(['#ffffff', 60], ['#a8481f', 30], ['#1c1917', 10]))).toEqual([
    { color: '#ffffff', share: 0.6 },
    { color: '#a8481f', share: 0.3 },
    { color: '#1c1917', share: 0.1 },
  ])
})

it('ignores transparent pixels and colors of edges', () => {
  const pixels = paint(['#00ff00', 500, 0], ['#2f6b50', 199], ['#ff00ff', 1])
  expect(extractColors(pixels)).toEqual([{ color: '#2f6b50', share: 199 / 200 }])
  expect(extractColors(paint(['#2f6b50', 9, 20]))).toEqual([])
  expect(extractColors([])).toEqual([])
})

it('joins colors that look alike, such as noise of a photograph', () => {
  const [joined, ...more] = extractColors(
    paint(['#2f6b50', 50], ['#336f54', 30], ['#2b674c', 20], ['#fafafa', 10]),
  )
  expect(more).toHaveLength(1)
  expect(joined?.share).toBeCloseTo(100 / 110, 5)
  expect(computeDistance(joined?.color ?? '', '#2f6b50')).toBeLessThan(0.02)
})

it('returns at most eight colors', () => {
  const many = Array.from({ length: 27 }, (_, index) => {
    const channels = [index % 3, Math.floor(index / 3) % 3, Math.floor(index / 9)]
    const hex = channels.map((level) => ['10', '80', 'f0'][level]).join('')
    return [`#${hex}`, 100 - index] as const
  })
  expect(extractColors(paint(...many))).toHaveLength(8)
})
