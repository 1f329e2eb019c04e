import { expect, it } from 'vitest'
import { readCookie } from './read-cookie.ts'

it('reads a cookie by its whole name and ignores malformed values', () => {
  expect(readCookie('xcrumb=1; crumb=a%20b=', 'crumb')).toBe('a b=')
  expect(readCookie('crumb=%E0%A4', 'crumb')).toBeUndefined()
})
