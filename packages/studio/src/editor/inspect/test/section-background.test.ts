import { backgroundSourceCodes } from '@vitrine/model'
import { expect, it } from 'vitest'
import { getBackgroundParts, setBackgroundParts } from '../values/section-values.ts'

const { upload, video, none } = backgroundSourceCodes
const image = { source: upload, assetId: 'image-file-1', focal: { x: 0, y: 1 }, overlay: 0.4 }
const film = { source: video, assetId: 'film-file-1', stillId: 'image-file-1', overlay: 0.4 }

it('makes the image of a section the still of its film, and an image again', () => {
  expect(setBackgroundParts(image, { film: 'film-file-1' })).toEqual(film)
  expect(getBackgroundParts(film)).toEqual({ film: 'film-file-1', image: 'image-file-1' })
  const { focal: _, ...rest } = image
  expect(setBackgroundParts(film, { film: undefined })).toEqual(rest)
  expect(setBackgroundParts(film, { image: undefined })).toEqual({
    ...{ source: video, assetId: 'film-file-1', overlay: 0.4 },
  })
})

it('keeps the focal point of an image, and not for another one', () => {
  expect(setBackgroundParts(image, { color: '#123456' })).toEqual({ ...image, color: '#123456' })
  expect(setBackgroundParts(image, { image: 'image-file-2' })).toEqual({
    ...{ source: upload, assetId: 'image-file-2', overlay: 0.4 },
  })
})

it('has a color alone, and nothing without one', () => {
  const color = { source: none, color: '#123456' }
  expect(setBackgroundParts(undefined, { color: '#123456' })).toEqual(color)
  expect(setBackgroundParts({ ...image, ...color, source: upload }, { image: undefined })).toEqual(
    color,
  )
  expect(setBackgroundParts(color, { color: undefined })).toBeUndefined()
  expect(setBackgroundParts(image, { image: undefined })).toBeUndefined()
})
