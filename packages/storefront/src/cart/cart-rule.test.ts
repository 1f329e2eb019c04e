import { expect, it } from 'vitest'
import { cookieOf, hasCartToLoad } from './cart-rule.ts'

it('loads the cart of a visitor who has one', () => {
  expect(hasCartToLoad('crumb=x; hasCart=true')).toBe(true)
})

it('loads the cart when the cart cookie can be seen', () => {
  expect(hasCartToLoad('CART=abc')).toBe(true)
})

it('loads the cart of a visitor who is signed in', () => {
  const info = encodeURIComponent('{"authenticated":true,"siteUserId":"1"}')
  expect(hasCartToLoad(`SiteUserInfo=${info}`)).toBe(true)
})

it('skips the cart of everybody else', () => {
  const info = encodeURIComponent('{"authenticated":false}')
  expect(hasCartToLoad('')).toBe(false)
  expect(hasCartToLoad(`hasCart=false; SiteUserInfo=${info}; notCART=1`)).toBe(false)
})

it('reads a cookie by its whole name, and none that is broken', () => {
  expect(cookieOf('xcrumb=1; crumb=a%20b=', 'crumb')).toBe('a b=')
  expect(cookieOf('crumb=%E0%A4', 'crumb')).toBeUndefined()
})
