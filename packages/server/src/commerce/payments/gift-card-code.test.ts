import { expect, it } from 'vitest'
import { computeGiftCardDigest, deriveGiftCardCode } from './gift-card-code.ts'

const secret = Buffer.alloc(32, 1)

it('creates codes of sixteen unambiguous characters', () => {
  const codes = Array.from({ length: 200 }, (_, n) => deriveGiftCardCode(secret, `line:${n}`))
  for (const code of codes)
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
  expect(new Set(codes).size).toBe(200)
  expect(deriveGiftCardCode(secret, 'line:0')).toBe(codes[0])
  expect(deriveGiftCardCode(Buffer.alloc(32, 2), 'line:0')).not.toBe(codes[0])
})

it('accepts a code however it is typed, but not of another site', () => {
  const digest = computeGiftCardDigest(secret, '10AB-CDEF-GHJK-MNPQ')
  expect(computeGiftCardDigest(secret, ' loab cdef ghjk mnpq ')).toEqual(digest)
  expect(computeGiftCardDigest(Buffer.alloc(32, 2), '10AB-CDEF-GHJK-MNPQ')).not.toEqual(digest)
})
