import { expect, it } from 'vitest'
import { computeGiftCardDigest, createGiftCardCode } from './gift-card-code.ts'

const secret = Buffer.alloc(32, 1)

it('makes codes of sixteen signs that are not misread', () => {
  const codes = Array.from({ length: 200 }, createGiftCardCode)
  for (const code of codes)
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
  expect(new Set(codes).size).toBe(200)
})

it('knows a code however it is typed, and another site’s never', () => {
  const digest = computeGiftCardDigest(secret, '10AB-CDEF-GHJK-MNPQ')
  expect(computeGiftCardDigest(secret, ' loab cdef ghjk mnpq ')).toEqual(digest)
  expect(computeGiftCardDigest(Buffer.alloc(32, 2), '10AB-CDEF-GHJK-MNPQ')).not.toEqual(digest)
})
