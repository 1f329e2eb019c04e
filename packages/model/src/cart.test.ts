import { describe, expect, it } from 'vitest'
import { chooseOptionsMessage, entryFault, quantityFault } from './cart.ts'

describe('what keeps an entry from being bought', () => {
  const entry = { isSold: true, unlimited: false, qtyInStock: 2, quantity: 2 }

  it('is nothing while there is enough, or no end of it', () => {
    expect(entryFault(entry)).toBeUndefined()
    expect(entryFault({ ...entry, unlimited: true, qtyInStock: 0 })).toBeUndefined()
  })

  it('is that there is less than it asks for', () => {
    expect(entryFault({ ...entry, quantity: 3 })).toBe(
      'Sorry, we do not have enough of that item available.',
    )
  })

  it('is that it is sold no more, however much there is', () => {
    expect(entryFault({ ...entry, isSold: false })).toBe(
      'Sorry, that item variant is unavailable. Please select another variant.',
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
])('finds of a quantity of %o: %s', (given, fault) => {
  expect(quantityFault(given)).toBe(fault)
})

it.each([
  [['Size'], 'Please select the Size option.'],
  [['Size', 'Glaze'], 'Please select the Size and Glaze options.'],
  [['Size', 'Glaze', 'Lid'], 'Please select the Size, Glaze and Lid options.'],
])('asks for %j in words', (options, message) => {
  expect(chooseOptionsMessage(options)).toBe(message)
})
