import { expect, it } from 'vitest'
import { computePasswordError } from './password.ts'

it.each([
  ...['aaaaaaaaaaaa', 'abcabcabcabc', 'a1a1a1a1a1a1', '0'.repeat(128), 'Kiln'.repeat(20)],
  ...['password', 'Password1', 'P@ssw0rd', 'passwordpassword', 'iloveyou2', 'letmein123'],
  ...['12345678', '87654321', 'abcdefghij', 'qwertyuiop', 'asdfghjkl', '20102010'],
])('rejects the password %j, which is guessed soon', async (password) => {
  expect(await computePasswordError(password)).toBe('passwordTooCommon')
})

it.each(['ada.lovelace@example.com', 'Ada.Lovelace', 'ada.lovelace1', 'example.com'])(
  'rejects %j, which is in the own email address',
  async (password) => {
    const email = 'ada.lovelace@example.com'
    expect(await computePasswordError(password, email)).toBe('passwordTooCommon')
  },
)

it.each([
  'four plain words here',
  'xkq7!mPz',
  'a wheel in the boathouse',
  'Fünf Öfen glühen',
  '陶芸は楽しいですね',
])('accepts %j, whatever characters it has or lacks', async (password) => {
  expect(await computePasswordError(password)).toBeUndefined()
})
