import { newSection } from '@vitrine/page'
import { expect, it } from 'vitest'
import { keepRatio } from '../values/keep-ratio.ts'

const { grid } = newSection(() => 'main')
const place = { x: 2, y: 0, w: 6, h: 10, z: 0 }
const shape = { ratio: 2, grid: grid.desktop, bp: 'desktop' } as const

it('changes the height with the width, and the width with the height', () => {
  const wide = keepRatio(place, { w: grid.desktop.cols - 2 }, shape)
  const narrow = keepRatio(place, { w: 4 }, shape)
  expect(wide.h).toBeGreaterThan(narrow.h ?? Infinity)
  const back = keepRatio({ ...place, ...narrow }, { h: narrow.h ?? 0 }, shape)
  expect(back).toEqual({ w: 4, h: narrow.h })
})

it('keeps the width within the columns', () => {
  const tall = keepRatio(place, { h: 500 }, shape)
  expect(tall.w).toBe(grid.desktop.cols - place.x)
  expect(tall.h).toBe(keepRatio(place, { w: tall.w ?? 0 }, shape).h)
})

it('changes nothing else of a block without a ratio, or that moves', () => {
  expect(keepRatio(place, { w: 4 }, { ...shape, ratio: undefined })).toEqual({ w: 4 })
  expect(keepRatio(place, { x: 4 }, shape)).toEqual({ x: 4 })
})
