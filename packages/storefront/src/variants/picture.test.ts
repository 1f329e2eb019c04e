import { expect, it } from 'vitest'
import { pictureOf } from './picture.ts'

const variants = [
  { attributes: { Glaze: 'Oat', Size: 'S' }, mainImageId: 'oat' },
  { attributes: { Glaze: 'Oat', Size: 'L' }, mainImageId: 'oat' },
  { attributes: { Glaze: 'Iron', Size: 'S' }, mainImageId: 'iron' },
  { attributes: { Glaze: 'Chalk', Size: 'S' }, mainImageId: null },
]

it('is the picture that all variants of a glaze share, before a size is chosen', () => {
  expect(pictureOf(variants, { Glaze: 'Oat', Size: '' })).toBe('oat')
})

it('is none while the pictures differ', () => {
  expect(pictureOf(variants, { Glaze: '', Size: 'S' })).toBeNull()
})

it('is none while nothing is chosen', () => {
  expect(pictureOf(variants, { Glaze: '', Size: '' })).toBeNull()
})

it('is none for a variant without, and for values that no variant has together', () => {
  expect(pictureOf(variants, { Glaze: 'Chalk' })).toBeNull()
  expect(pictureOf(variants, { Glaze: 'Iron', Size: 'L' })).toBeNull()
})
