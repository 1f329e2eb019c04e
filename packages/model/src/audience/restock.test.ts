import { expect, it } from 'vitest'
import { checkRestockEmail } from './restock.ts'

it.each(['', '   '])('asks for an address instead of %j', (email) => {
  expect(checkRestockEmail(email)).toBe('restock.emailBlank')
})

it.each([
  'ada',
  'ada@',
  '@b.co',
  'a@b',
  'a@b.c',
  'a b@c.de',
  'a@b.photo',
  `${'a'.repeat(252)}@b.co`,
])('refuses %j', (email) => {
  expect(checkRestockEmail(email)).toBe('restock.emailInvalid')
})

it.each(['a@b.co', ' ada@example.com ', 'a@b.c0m', `${'a'.repeat(251)}@b.co`])(
  'takes %j',
  (email) => {
    expect(checkRestockEmail(email)).toBeUndefined()
  },
)
