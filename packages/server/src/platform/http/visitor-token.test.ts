import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { newToken } from './token.ts'
import { deriveVisitorToken, readVisitorToken, signVisitorToken } from './visitor-token.ts'

const secret = randomBytes(32)

it('reads only tokens that this site issued', () => {
  const [token, other] = [newToken(), newToken()]
  const value = signVisitorToken(secret, token)
  expect(readVisitorToken(secret, value)).toBe(token)
  const forged = [
    undefined,
    '',
    token,
    `${token}.`,
    `${token}.${'A'.repeat(22)}`,
    `${token}.${'é'.repeat(22)}`,
    `${value}.x`,
    value.replace(token, other),
    signVisitorToken(randomBytes(32), token),
  ]
  expect(forged.filter((text) => readVisitorToken(secret, text) !== undefined)).toEqual([])
})

it('derives one token from one form, and another from every other form or site', () => {
  const [token, ticket] = [newToken(), newToken()]
  const derived = deriveVisitorToken(secret, token, ticket)
  expect(deriveVisitorToken(secret, token, ticket)).toBe(derived)
  expect(deriveVisitorToken(secret, token, newToken())).not.toBe(derived)
  expect(deriveVisitorToken(secret, newToken(), ticket)).not.toBe(derived)
  expect(deriveVisitorToken(randomBytes(32), token, ticket)).not.toBe(derived)
})
