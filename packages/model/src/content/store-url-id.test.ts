import { expect, it } from 'vitest'
import { createStoreUrlId } from './store-url-id.ts'

it.each([
  ['pottery', [], 'pottery'],
  ['', [], 'store'],
  ['ab', [], 'store'],
  ['abc', [], 'abc'],
  ['商店', [], 'store'],
  ['', ['store'], 'store-1'],
  ['pottery', ['pottery'], 'pottery-1'],
  ['pottery', ['pottery', 'pottery-1', 'pottery-3'], 'pottery-2'],
  ['pottery', ['pottery', 'pottery-1', 'pottery-2', 'pottery-3'], 'pottery-4'],
  ['cart', [], 'cart-1'],
  ['readme', [], 'readme-1'],
])('derived as "%s" with %j taken, a store gets the URL id %s', (derived, taken, urlId) => {
  expect(createStoreUrlId(derived, new Set(taken))).toBe(urlId)
})

it('keeps a long URL id with its number within the maximum length', () => {
  const long = `${'a'.repeat(197)}-bc`
  const urlId = createStoreUrlId(long, new Set([long]))
  expect(urlId).toBe(`${'a'.repeat(197)}-1`)
})
