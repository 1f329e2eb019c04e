import { describe, expect, it } from 'vitest'
import { chosenVariant, isInStock, unselectedOptions, valueState } from './variant.ts'

const options = ['Glaze', 'Size']
const variants = [
  { sku: 'O2', attributes: { Glaze: 'Oat', Size: '220' }, unlimited: false, qtyInStock: 3 },
  { sku: 'O3', attributes: { Glaze: 'Oat', Size: '320' }, unlimited: true, qtyInStock: 0 },
  { sku: 'I2', attributes: { Glaze: 'Iron', Size: '220' }, unlimited: false, qtyInStock: 0 },
]

describe('choosing a variant', () => {
  it('names the options that are open, in their order', () => {
    expect(unselectedOptions(options, {})).toEqual(['Glaze', 'Size'])
    expect(unselectedOptions(options, { Glaze: 'Oat', Size: '' })).toEqual(['Size'])
    expect(unselectedOptions(options, { Glaze: 'Oat', Size: '220' })).toEqual([])
  })

  it('finds the variant with all chosen values', () => {
    expect(chosenVariant(variants, options, { Glaze: 'Oat', Size: '320' })?.sku).toBe('O3')
  })

  it('finds none while an option is open', () => {
    expect(chosenVariant(variants, options, { Glaze: 'Oat' })).toBeUndefined()
  })

  it('finds none for values that no variant has together', () => {
    expect(chosenVariant(variants, options, { Glaze: 'Iron', Size: '320' })).toBeUndefined()
  })

  it('does not take what objects inherit for an attribute', () => {
    expect(chosenVariant(variants, ['constructor'], { constructor: 'x' })).toBeUndefined()
  })
})

describe('stock of a variant', () => {
  it('is there while one unit is, or units are unlimited', () => {
    expect(isInStock({ unlimited: false, qtyInStock: 1 })).toBe(true)
    expect(isInStock({ unlimited: true, qtyInStock: 0 })).toBe(true)
    expect(isInStock({ unlimited: false, qtyInStock: 0 })).toBe(false)
  })

  it('does not run out for gift cards and digital products', () => {
    expect(isInStock({ unlimited: false, qtyInStock: 0 }, 'gift-card')).toBe(true)
    expect(isInStock({ unlimited: false, qtyInStock: 0 }, 'digital')).toBe(true)
    expect(isInStock({ unlimited: false, qtyInStock: 0 }, 'service')).toBe(false)
  })
})

describe('a value beside what is chosen', () => {
  it('is available when some variant with it is in stock', () => {
    expect(valueState(variants, {}, { option: 'Size', value: '220' })).toBe('available')
  })

  it('is sold out when every variant with it is', () => {
    expect(valueState(variants, {}, { option: 'Glaze', value: 'Iron' })).toBe('sold-out')
    expect(valueState(variants, { Glaze: 'Iron' }, { option: 'Size', value: '220' })).toBe(
      'sold-out',
    )
  })

  it('is unavailable when no variant has it with the others', () => {
    expect(valueState(variants, { Glaze: 'Iron' }, { option: 'Size', value: '320' })).toBe(
      'unavailable',
    )
  })

  it('is not held back by the value it would replace', () => {
    expect(
      valueState(variants, { Glaze: 'Iron', Size: '220' }, { option: 'Glaze', value: 'Oat' }),
    ).toBe('available')
  })
})
