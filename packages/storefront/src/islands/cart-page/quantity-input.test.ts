import { expect, it } from 'vitest'
import { parseQuantityInput } from './quantity-input.ts'

it.each([
  ['2', { kind: 'unchanged' }],
  ['02', { kind: 'unchanged' }],
  ['3', { kind: 'quantity', quantity: 3 }],
  ['0', { kind: 'removal' }],
  ['', { kind: 'invalid', error: 'quantityNotNumber' }],
  ['-1', { kind: 'invalid', error: 'quantityNotWhole' }],
  ['1.5', { kind: 'invalid', error: 'quantityNotWhole' }],
  ['10000', { kind: 'invalid', error: 'quantityTooLarge' }],
])('parses %o for a quantity of 2', (text, input) => {
  expect(parseQuantityInput(text, 2)).toEqual(input)
})
