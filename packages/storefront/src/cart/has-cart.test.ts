import { expect, it } from 'vitest'
import { hasCartToLoad } from './has-cart.ts'

it('loads the cart of a visitor who has one', () => {
  expect(hasCartToLoad('crumb=x; hasCart=true')).toBe(true)
})

it('loads the cart if the cart cookie is readable', () => {
  expect(hasCartToLoad('CART=abc')).toBe(true)
})

it('loads the cart of a signed-in visitor', () => {
  const info = encodeURIComponent('{"authenticated":true,"siteUserId":"1"}')
  expect(hasCartToLoad(`SiteUserInfo=${info}`)).toBe(true)
})

it('skips the cart of other visitors', () => {
  const info = encodeURIComponent('{"authenticated":false}')
  expect(hasCartToLoad('')).toBe(false)
  expect(hasCartToLoad(`hasCart=false; SiteUserInfo=${info}; notCART=1`)).toBe(false)
})
