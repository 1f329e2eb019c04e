import { expect, it } from 'vitest'
import { parseOwnPath } from './own-path.ts'

it.each([
  ['/account', '/account'],
  ['/journal/first?tag=clay#end', '/journal/first?tag=clay#end'],
  ['/a b/é', '/a%20b/%C3%A9'],
  ['/apiary', '/apiary'],
  ['/a/../b', '/b'],
])('continues to %s', (asked, path) => {
  expect(parseOwnPath(asked, '/account')).toBe(path)
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
])('does not redirect to %j', (asked) => {
  expect(parseOwnPath(asked, '/account')).toBe('/account')
})
