import { blockTypeCodes } from '@vitrine/model'
import { expect, test } from 'vitest'
import { createBlock } from '../fixture/fixture.ts'
import { createIllustration } from './illustration.ts'

const createImage = (id: string, { x, w }: { readonly x: number; readonly w: number }) => {
  const block = createBlock(blockTypeCodes.image)
  return { ...block, id, place: { desktop: { x, y: 0, w, h: 10, z: 0 } } }
}

test('images across all columns have different drawings by their ids, and others by their columns', () => {
  const wide = ['image-1', 'image-2', 'image-3'].map((id) =>
    createIllustration(createImage(id, { x: 0, w: 12 })),
  )
  expect(new Set(wide.map((view) => JSON.stringify(view))).size).toBe(3)
  const [first, second] = ['image-1', 'image-2'].map((id) =>
    createIllustration(createImage(id, { x: 6, w: 6 })),
  )
  expect(first).toEqual(second)
  expect(createIllustration(createImage('image-1', { x: 0, w: 6 }))).not.toEqual(first)
})

test('a portrait is the drawing of a person', () => {
  const portrait = { ...createImage('image-1', { x: 0, w: 12 }), auto: { ratio: 0.85 } }
  expect(createIllustration(portrait)).not.toEqual(
    createIllustration(createImage('image-1', { x: 0, w: 12 })),
  )
})
