import { expect, it } from 'vitest'
import { typedQuantity } from './typed-quantity.ts'

it.each([
  ['2', { asks: 'nothing' }],
  ['02', { asks: 'nothing' }],
  ['3', { asks: 'quantity', quantity: 3 }],
  ['0', { asks: 'removal' }],
  ['', { asks: 'mending', fault: 'quantityNotNumber' }],
  ['-1', { asks: 'mending', fault: 'quantityNotWhole' }],
  ['1.5', { asks: 'mending', fault: 'quantityNotWhole' }],
  ['10000', { asks: 'mending', fault: 'quantityTooLarge' }],
])('reads %o beside 2 in the cart', (text, typed) => {
  expect(typedQuantity(text, 2)).toEqual(typed)
})
