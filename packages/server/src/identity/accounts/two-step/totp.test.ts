import { expect, it } from 'vitest'
import { showCode } from '../test/authenticator-app.ts'
import { findTotpStep, formatTotpSecret, formatTotpUri, newTotpSecret } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('accepts the code of RFC 6238 at %i s', (seconds, code) => {
  expect(findTotpStep(secret, code, seconds * 1_000)).toBe(Math.floor(seconds / 30))
})

it('accepts the codes of one step before and after, and no others', () => {
  const now = 1_800_000_015_000
  const step = 60_000_000
  const accepted = [-2, -1, 0, 1, 2].map((offset) =>
    findTotpStep(secret, showCode(secret, offset, now), now),
  )
  expect(accepted).toEqual([undefined, step - 1, step, step + 1, undefined])
  expect(findTotpStep(secret, '', now)).toBeUndefined()
  expect(findTotpStep(secret, `0${showCode(secret, 0, now)}`, now)).toBeUndefined()
})

it('creates keys of 160 bits, which people type in base32', () => {
  expect(formatTotpSecret(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  const [one, other] = [newTotpSecret(), newTotpSecret()]
  expect(one).toHaveLength(20)
  expect(one).not.toEqual(other)
})

it('formats a URI that fits a QR code, with the whole key', () => {
  const key = newTotpSecret()
  const short = formatTotpUri(key, { site: 'Marl & Pit', email: 'ada@example.com' })
  expect(short).toBe(
    `otpauth://totp/Marl%20%26%20Pit:ada%40example.com?secret=${formatTotpSecret(key)}&issuer=Marl%20%26%20Pit`,
  )
  const long = formatTotpUri(key, {
    site: '陶器'.repeat(50),
    email: `${'a'.repeat(200)}@example.com`,
  })
  expect(long.length).toBeLessThanOrEqual(180)
  expect(new URL(long).searchParams.get('secret')).toBe(formatTotpSecret(key))
})
