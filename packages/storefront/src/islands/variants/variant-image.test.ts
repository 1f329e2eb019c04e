import { expect, it } from 'vitest'
import { getVariantImage } from './variant-image.ts'

const variants = [
  { attributes: { Glaze: 'Oat', Size: 'S' }, mainImageId: 'oat' },
  { attributes: { Glaze: 'Oat', Size: 'L' }, mainImageId: 'oat' },
  { attributes: { Glaze: 'Iron', Size: 'S' }, mainImageId: 'iron' },
  { attributes: { Glaze: 'Chalk', Size: 'S' }, mainImageId: null },
]

it('is the image that all variants of a glaze share, before a size is chosen', () => {
  expect(getVariantImage(variants, { Glaze: 'Oat', Size: '' })).toBe('oat')
})

it('is null if the images differ', () => {
  expect(getVariantImage(variants, { Glaze: '', Size: 'S' })).toBeNull()
})

it('is null if nothing is chosen', () => {
  expect(getVariantImage(variants, { Glaze: '', Size: '' })).toBeNull()
})

it('is null for a variant without an image and for an unknown combination', () => {
  expect(getVariantImage(variants, { Glaze: 'Chalk' })).toBeNull()
  expect(getVariantImage(variants, { Glaze: 'Iron', Size: 'L' })).toBeNull()
})
