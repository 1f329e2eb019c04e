import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createFormToken, computeAgeMs } from './form-token.ts'

const site = { secret: randomBytes(32) }
const NOW = 1_700_000_000_000
const [documentId, other] = ['one', 'two']

it('returns the age of a token', () => {
  const token = createFormToken(site, documentId, NOW)
  expect(computeAgeMs(site, { documentId, token, now: NOW + 5_000 })).toBe(5_000)
})

it('rejects a token for another item or site, or with a changed time', () => {
  const token = createFormToken(site, documentId, NOW)
  const otherSite = { secret: randomBytes(32) }
  const earlier = token.replace(/^[^.]+/, (NOW - 60_000).toString(36))
  expect(computeAgeMs(site, { documentId: other, token, now: NOW })).toBeUndefined()
  expect(computeAgeMs(otherSite, { documentId, token, now: NOW })).toBeUndefined()
  expect(computeAgeMs(site, { documentId, token: earlier, now: NOW })).toBeUndefined()
  expect(computeAgeMs(site, { documentId, token: '', now: NOW })).toBeUndefined()
})

it('expires after a day', () => {
  const token = createFormToken(site, documentId, NOW)
  expect(computeAgeMs(site, { documentId, token, now: NOW + 25 * 3_600_000 })).toBeUndefined()
})
