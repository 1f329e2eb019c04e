import { describe, expect, it } from 'vitest'
import { getTranslate } from '../messages/catalogues.ts'
import { message } from '../messages/message.ts'
import { createChooseOptionsMessage, getEntryError, validateQuantity } from './cart.ts'

describe('the error of a cart entry', () => {
  const entry = { isSold: true, unlimited: false, qtyInStock: 2, quantity: 2, needsForm: false }

  it('is undefined if stock suffices or is unlimited', () => {
    expect(getEntryError(entry)).toBeUndefined()
    expect(getEntryError({ ...entry, unlimited: true, qtyInStock: 0 })).toBeUndefined()
  })

  it('reports insufficient stock', () => {
    expect(getEntryError({ ...entry, quantity: 3 })).toEqual(message('cart.notEnoughStock'))
  })

  it('reports a variant that is no longer sold, whatever its stock', () => {
    expect(getEntryError({ ...entry, isSold: false })).toEqual(message('cart.variantUnavailable'))
  })

  it('asks for details that the form of the product requires, after stock', () => {
    const needsForm = true
    expect(getEntryError({ ...entry, needsForm })).toEqual(message('cart.formMissing'))
    expect(getEntryError({ ...entry, needsForm, quantity: 3 })).toEqual(
      message('cart.notEnoughStock'),
    )
  })
})

it.each([
  [1, undefined],
  [9999, undefined],
  [10_000, 'quantityTooLarge'],
  [1e9, 'quantityTooLarge'],
  [0, 'quantityNotWhole'],
  [-1, 'quantityNotWhole'],
  [1.5, 'quantityNotWhole'],
  ['2', 'quantityNotNumber'],
  [Number.NaN, 'quantityNotNumber'],
  [Number.POSITIVE_INFINITY, 'quantityNotNumber'],
  [null, 'quantityNotNumber'],
])('validates a quantity of %o: %s', (quantity, error) => {
  expect(validateQuantity(quantity)).toBe(error)
})

it.each([
  [['Size'], 'Please select the Size option.'],
  [['Size', 'Glaze'], 'Please select the Size and Glaze options.'],
  [['Size', 'Glaze', 'Lid'], 'Please select the Size, Glaze and Lid options.'],
])('asks for %j in a sentence', (options, text) => {
  expect(getTranslate('en')(createChooseOptionsMessage(options))).toBe(text)
})
