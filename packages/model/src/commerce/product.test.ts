import { expect, it } from 'vitest'
import { isOnSale, isSoldOut } from './product.ts'

const none = { unlimited: false, qtyInStock: 0 }

it.each(['physical', 'service'] as const)(
  'is sold out as a %s product once no variant has stock',
  (type) => {
    expect(isSoldOut(type, [none, none])).toBe(true)
    expect(isSoldOut(type, [none, { unlimited: false, qtyInStock: 1 }])).toBe(false)
    expect(isSoldOut(type, [none, { unlimited: true, qtyInStock: 0 }])).toBe(false)
    expect(isSoldOut(type, [])).toBe(true)
  },
)

it.each(['digital', 'gift-card'] as const)('is never sold out as a %s product', (type) => {
  expect(isSoldOut(type, [none])).toBe(false)
})

it('is on sale when any variant is', () => {
  expect(isOnSale([{ isReduced: false }, { isReduced: true }])).toBe(true)
  expect(isOnSale([{ isReduced: false }])).toBe(false)
})
