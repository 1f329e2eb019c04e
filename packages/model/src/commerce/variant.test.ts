import { describe, expect, it } from 'vitest'
import { getChosenVariant, isInStock, getUnselectedOptions, getValueState } from './variant.ts'

const options = ['Glaze', 'Size']
const variants = [
  { sku: 'O2', attributes: { Glaze: 'Oat', Size: '220' }, unlimited: false, qtyInStock: 3 },
  { sku: 'O3', attributes: { Glaze: 'Oat', Size: '320' }, unlimited: true, qtyInStock: 0 },
  { sku: 'I2', attributes: { Glaze: 'Iron', Size: '220' }, unlimited: false, qtyInStock: 0 },
]

describe('choosing a variant', () => {
  it('returns the options not chosen yet, in their order', () => {
    expect(getUnselectedOptions(options, {})).toEqual(['Glaze', 'Size'])
    expect(getUnselectedOptions(options, { Glaze: 'Oat', Size: '' })).toEqual(['Size'])
    expect(getUnselectedOptions(options, { Glaze: 'Oat', Size: '220' })).toEqual([])
  })

  it('returns the variant with all chosen values', () => {
    expect(getChosenVariant(variants, options, { Glaze: 'Oat', Size: '320' })?.sku).toBe('O3')
  })

  it('returns undefined while an option is not chosen', () => {
    expect(getChosenVariant(variants, options, { Glaze: 'Oat' })).toBeUndefined()
  })

  it('returns undefined for a combination that no variant has', () => {
    expect(getChosenVariant(variants, options, { Glaze: 'Iron', Size: '320' })).toBeUndefined()
  })

  it('ignores inherited properties', () => {
    expect(getChosenVariant(variants, ['constructor'], { constructor: 'x' })).toBeUndefined()
  })
})

describe('stock of a variant', () => {
  it('is in stock with one unit or unlimited units', () => {
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

describe('the state of an option value', () => {
  it('is available when some variant with it is in stock', () => {
    expect(getValueState(variants, {}, { option: 'Size', value: '220' })).toBe('available')
  })

  it('is sold out when every variant with it is', () => {
    expect(getValueState(variants, {}, { option: 'Glaze', value: 'Iron' })).toBe('sold-out')
    expect(getValueState(variants, { Glaze: 'Iron' }, { option: 'Size', value: '220' })).toBe(
      'sold-out',
    )
  })

  it('is unavailable when no variant has it with the others', () => {
    expect(getValueState(variants, { Glaze: 'Iron' }, { option: 'Size', value: '320' })).toBe(
      'unavailable',
    )
  })

  it('does not depend on the value it would replace', () => {
    expect(
      getValueState(variants, { Glaze: 'Iron', Size: '220' }, { option: 'Glaze', value: 'Oat' }),
    ).toBe('available')
  })
})
