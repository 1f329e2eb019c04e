import { expect, it } from 'vitest'
import {
  formatImageSrcset,
  parseFocalPoint,
  formatSystemDataVariants,
  getThumbnailWidth,
  parseImageWidth,
} from './image.ts'

it.each([
  [2500, 1500],
  [1001, 1500],
  [1000, 1000],
  [751, 1000],
  [750, 750],
  [501, 750],
  [500, 500],
  [301, 500],
  [300, 300],
  [101, 300],
  [100, 100],
  [0, 100],
])('fills a box of %i px with %i', (box, width) => {
  expect(getThumbnailWidth(box)).toBe(width)
})

it.each([
  ['500w', 500],
  ['2500w', 2500],
  ['640w', 750],
  ['1w', 100],
  ['1600w', 2500],
  ['99999w', 2500],
  ['original', 'original'],
  ['json', undefined],
  ['500', undefined],
  ['-500w', undefined],
  ['5e2w', undefined],
  ['', undefined],
])('parses ?format=%s as %s', (format, width) => {
  expect(parseImageWidth(format)).toBe(width)
})

it.each([
  [60, '60x40,100w'],
  [500, '500x40,100w,300w,500w'],
  [1200, '1200x40,100w,300w,500w,750w,1000w'],
  [2500, '2500x40,100w,300w,500w,750w,1000w,1500w,2500w'],
  [4000, '4000x40,100w,300w,500w,750w,1000w,1500w,2500w'],
])('lists the variants of an image %i wide as %s', (width, variants) => {
  expect(formatSystemDataVariants({ width, height: 40 })).toBe(variants)
})

it('adds the original width to a srcset only if no variant is as wide', () => {
  const at = (width: number) => formatImageSrcset('/a.jpg', { width, height: 40 })
  expect(at(400)).toBe(
    '/a.jpg?format=100w 100w, /a.jpg?format=300w 300w, /a.jpg?format=original 400w',
  )
  expect(at(300)).toBe('/a.jpg?format=100w 100w, /a.jpg?format=300w 300w')
  expect(at(4000)).toMatch(/format=2500w 2500w$/)
})

it.each([
  [
    { x: 0, y: 1 },
    { x: 0, y: 1 },
  ],
  [
    { x: 0.4, y: 0.3, source: 3 },
    { x: 0.4, y: 0.3 },
  ],
  [{ x: 1.01, y: 0 }, undefined],
  [{ x: -0.01, y: 0 }, undefined],
  [{ x: Number.NaN, y: 0 }, undefined],
  [{ x: '0.5', y: 0.5 }, undefined],
  [{ x: 0.5 }, undefined],
  [null, undefined],
  [[0.5, 0.5], undefined],
])('parses %j as the focal point %j', (value, point) => {
  expect(parseFocalPoint(value)).toEqual(point)
})
