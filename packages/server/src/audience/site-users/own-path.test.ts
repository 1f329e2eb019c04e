import { expect, it } from 'vitest'
import { ownPath } from './own-path.ts'

it.each([
  ['/account', '/account'],
  ['/journal/first?tag=clay#end', '/journal/first?tag=clay#end'],
  ['/a b/é', '/a%20b/%C3%A9'],
  ['/apiary', '/apiary'],
  ['/a/../b', '/b'],
])('goes on to %s', (asked, path) => {
  expect(ownPath(asked, '/account')).toBe(path)
})

it.each([
  undefined,
  '',
  'journal',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '/.//evil.example/',
  '/a/..//evil.example/',
  '\\\\evil.example',
  'javascript:alert(1)',
  '/api/site-users/account/session',
  '/config',
  '/config/orders',
  '/x/../api/studio/session',
  `/${'a'.repeat(1_000)}`,
])('goes nowhere by %j', (asked) => {
  expect(ownPath(asked, '/account')).toBe('/account')
})
