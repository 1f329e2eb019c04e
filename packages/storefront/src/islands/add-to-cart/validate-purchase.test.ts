import { getTranslate, type Message } from '@vitrine/model'
import { describe, expect, it } from 'vitest'
import { validatePurchase, getErrorTitle, type PurchaseRequest } from './validate-purchase.ts'

const toText = (message: Message | undefined) => message && getTranslate('en')(message)

const variants = [
  { attributes: { Glaze: 'Oat', Size: 'S', Lid: 'Yes' }, unlimited: false, qtyInStock: 2 },
  { attributes: { Glaze: 'Iron', Size: 'S', Lid: 'Yes' }, unlimited: false, qtyInStock: 0 },
]
const request = {
  type: 'physical',
  options: ['Glaze', 'Size', 'Lid'],
  variants,
  choice: { Glaze: 'Oat', Size: 'S', Lid: 'Yes' },
  quantity: 1,
} satisfies PurchaseRequest<(typeof variants)[number]>

describe('validating a purchase', () => {
  it('accepts a complete choice in stock', () => {
    expect(toText(validatePurchase(request))).toBeUndefined()
  })

  it.each([
    [{ Glaze: 'Oat', Size: 'S' }, 'Please select the Lid option.'],
    [{ Glaze: 'Oat' }, 'Please select the Size and Lid options.'],
    [{}, 'Please select the Glaze, Size and Lid options.'],
  ])('reports options not chosen yet: %o', (choice, message) => {
    expect(toText(validatePurchase({ ...request, choice }))).toBe(message)
  })

  it('reports a gift card without a denomination', () => {
    const choice = {}
    expect(toText(validatePurchase({ ...request, type: 'gift-card', choice }))).toBe(
      'Select a denomination for the Gift Card',
    )
  })

  it('reports a choice that no variant matches', () => {
    expect(
      toText(validatePurchase({ ...request, choice: { Glaze: 'Iron', Size: 'S', Lid: 'No' } })),
    ).toBe('Sorry, that item variant is unavailable. Please select another variant.')
  })

  it('reports a sold-out variant', () => {
    expect(
      toText(validatePurchase({ ...request, choice: { Glaze: 'Iron', Size: 'S', Lid: 'Yes' } })),
    ).toBe('Sorry, we do not have enough of that item available.')
  })

  it.each([
    [Number.NaN, 'Quantity must be a number.'],
    [1.5, 'Quantity must be a whole number'],
    [0, 'Quantity must be a whole number'],
    [-1, 'Quantity must be a whole number'],
    [10_000, 'The maximum quantity is 9999.'],
  ])('reports a quantity of %d', (quantity, message) => {
    expect(toText(validatePurchase({ ...request, quantity }))).toBe(message)
  })

  it('leaves products without options to the server', () => {
    expect(
      toText(validatePurchase({ ...request, options: [], variants: [], choice: {} })),
    ).toBeUndefined()
  })
})

describe('the title of the error dialog', () => {
  it('names the failed action', () => {
    expect(toText(getErrorTitle('physical', false))).toBe('Unable to Add Item')
    expect(toText(getErrorTitle('physical', true))).toBe('Unable to Purchase Item')
    expect(toText(getErrorTitle('gift-card', false))).toBe('Unable to purchase Gift Card')
  })
})
