import { expect, it } from 'vitest'
import { changeOption, getOptions, removeOption, type Variations } from './options.ts'
import { newVariant } from './product-values.ts'

const saved = { ...newVariant(), key: 'a', id: 'a', sku: 'A', priceCents: 2_400, savedOnHand: 7 }
const plain: Variations = { optionNames: [], variants: [saved] }

const glaze = { index: 0, name: 'Glaze', values: [{ value: 'Oat' }, { value: 'Iron' }] }
const size = { index: 1, name: 'Size', values: [{ value: 'S' }, { value: 'L' }] }

const list = ({ variants }: Variations) => variants.map(({ optionValues }) => optionValues.join())

it('adds an option: the variant that is there gets the first value, and others its price', () => {
  const one = changeOption(plain, glaze)
  expect(one.optionNames).toEqual(['Glaze'])
  expect(one.variants).toMatchObject([
    { id: 'a', sku: 'A', optionValues: ['Oat'], priceCents: 2_400, savedOnHand: 7 },
    { id: undefined, sku: '', optionValues: ['Iron'], priceCents: 2_400, savedOnHand: null },
  ])
  expect(list(changeOption(one, size))).toEqual(['Oat,S', 'Oat,L', 'Iron,S', 'Iron,L'])
})

it('renames and adds values, in their new order, without losing a variant', () => {
  const two = changeOption(changeOption(plain, glaze), size)
  const changed = changeOption(two, {
    index: 0,
    name: 'Color',
    values: [
      { value: 'Chalk' },
      { value: 'Oats', before: 'Oat' },
      { value: 'Iron', before: 'Iron' },
    ],
  })
  expect(changed.optionNames).toEqual(['Color', 'Size'])
  expect(list(changed)).toEqual(['Chalk,S', 'Chalk,L', 'Oats,S', 'Oats,L', 'Iron,S', 'Iron,L'])
  expect(changed.variants.find(({ id }) => id === 'a')?.optionValues).toEqual(['Oats', 'S'])
})

it('swaps two values by their names', () => {
  const one = changeOption(plain, glaze)
  const swapped = changeOption(one, {
    index: 0,
    name: 'Glaze',
    values: [
      { value: 'Iron', before: 'Oat' },
      { value: 'Oat', before: 'Iron' },
    ],
  })
  expect(swapped.variants[0]).toMatchObject({ id: 'a', optionValues: ['Iron'] })
})

it('deletes the variants of a value that is gone, and of an option all but the first', () => {
  const two = changeOption(changeOption(plain, glaze), size)
  const fewer = changeOption(two, { ...size, values: [{ value: 'S', before: 'S' }] })
  expect(list(fewer)).toEqual(['Oat,S', 'Iron,S'])
  const removed = removeOption(two, 0)
  expect(removed.optionNames).toEqual(['Size'])
  expect(removed.variants).toMatchObject([
    { id: 'a', optionValues: ['S'] },
    { optionValues: ['L'] },
  ])
  expect(getOptions(removed)).toEqual([{ name: 'Size', values: ['S', 'L'] }])
})
