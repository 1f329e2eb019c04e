import { describe, expect, it } from 'vitest'
import { keepRatio } from './fit-height.ts'

/** Columns of 90 px and rows of 20 px, with gaps of 10 px. */
const tracks = {
  columns: Array.from({ length: 13 }, (_, at) => at * 100),
  unit: 30,
  gap: { x: 10, y: 10 },
}

const place = { x: 2, y: 5, w: 6, h: 3, z: 0 }

describe('the height of an image that is resized at a corner', () => {
  it('follows its width', () => {
    const shape = { ratio: 2, tracks, min: undefined }
    // 590 px wide, so 295 px tall: ten rows with the gaps between them are 290 px.
    expect(keepRatio(place, { handle: 'se', ...shape })).toEqual({ ...place, h: 10 })
    expect(keepRatio({ ...place, w: 3 }, { handle: 'sw', ...shape }).h).toBe(5)
  })

  it('keeps the lower edge where the upper one moves, inside of the section', () => {
    const shape = { handle: 'ne', tracks, min: undefined } as const
    expect(keepRatio(place, { ...shape, ratio: 4 })).toEqual({ ...place, y: 3, h: 5 })
    expect(keepRatio(place, { ...shape, ratio: 1 })).toEqual({ ...place, y: 0, h: 8 })
  })

  it('is not below the minimum of its type', () => {
    const shape = { handle: 'se', ratio: 50, tracks } as const
    expect(keepRatio(place, { ...shape, min: { w: 1, h: 2 } }).h).toBe(2)
    expect(keepRatio(place, { ...shape, min: undefined }).h).toBe(1)
  })

  it('is the same on a page that is written from right to left', () => {
    const mirrored = { ...tracks, columns: tracks.columns.map((line) => -line) }
    const shape = { handle: 'se', ratio: 2, tracks: mirrored, min: undefined } as const
    expect(keepRatio(place, shape).h).toBe(10)
  })
})
