import { describe, expect, it } from 'vitest'
import { addFault, faultTitle, type Wanted } from './fault.ts'

const variants = [
  { attributes: { Glaze: 'Oat', Size: 'S', Lid: 'Yes' }, unlimited: false, qtyInStock: 2 },
  { attributes: { Glaze: 'Iron', Size: 'S', Lid: 'Yes' }, unlimited: false, qtyInStock: 0 },
]
const wanted = {
  type: 'physical',
  options: ['Glaze', 'Size', 'Lid'],
  variants,
  choice: { Glaze: 'Oat', Size: 'S', Lid: 'Yes' },
  quantity: 1,
} satisfies Wanted<(typeof variants)[number]>

describe('what keeps a product from the cart', () => {
  it('is nothing when all is chosen and in stock', () => {
    expect(addFault(wanted)).toBeUndefined()
  })

  it.each([
    [{ Glaze: 'Oat', Size: 'S' }, 'Please select the Lid option.'],
    [{ Glaze: 'Oat' }, 'Please select the Size and Lid options.'],
    [{}, 'Please select the Glaze, Size and Lid options.'],
  ])('is an option still open: %o', (choice, message) => {
    expect(addFault({ ...wanted, choice })).toBe(message)
  })

  it('is a gift card without a denomination', () => {
    const choice = {}
    expect(addFault({ ...wanted, type: 'gift-card', choice })).toBe(
      'Select a denomination for the Gift Card',
    )
  })

  it('is a choice that no variant answers to', () => {
    expect(addFault({ ...wanted, choice: { Glaze: 'Iron', Size: 'S', Lid: 'No' } })).toBe(
      'Sorry, that item variant is unavailable. Please select another variant.',
    )
  })

  it('is a variant that is sold out', () => {
    expect(addFault({ ...wanted, choice: { Glaze: 'Iron', Size: 'S', Lid: 'Yes' } })).toBe(
      'Sorry, we do not have enough of that item available.',
    )
  })

  it.each([
    [Number.NaN, 'Quantity must be a number.'],
    [1.5, 'Quantity must be a whole number'],
    [0, 'Quantity must be a whole number'],
    [-1, 'Quantity must be a whole number'],
    [10_000, 'The largest quantity is 9999.'],
  ])('is a quantity of %d', (quantity, message) => {
    expect(addFault({ ...wanted, quantity })).toBe(message)
  })

  it('leaves a product without options to the server', () => {
    expect(addFault({ ...wanted, options: [], variants: [], choice: {} })).toBeUndefined()
  })
})

describe('the title of the alert', () => {
  it('says what could not be done', () => {
    expect(faultTitle('physical', false)).toBe('Unable to Add Item')
    expect(faultTitle('physical', true)).toBe('Unable to Purchase Item')
    expect(faultTitle('gift-card', false)).toBe('Unable to purchase Gift Card')
  })
})
