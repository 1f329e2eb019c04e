import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { formToken, msSince } from './form-token.ts'

const site = { secret: randomBytes(32) }
const NOW = 1_700_000_000_000
const [documentId, other] = ['one', 'two']

it('says how long ago it was given', () => {
  const token = formToken(site, documentId, NOW)
  expect(msSince(site, { documentId, token, now: NOW + 5_000 })).toBe(5_000)
})

it('says nothing for another item, another site, or with another time', () => {
  const token = formToken(site, documentId, NOW)
  const otherSite = { secret: randomBytes(32) }
  const earlier = token.replace(/^[^.]+/, (NOW - 60_000).toString(36))
  expect(msSince(site, { documentId: other, token, now: NOW })).toBeUndefined()
  expect(msSince(otherSite, { documentId, token, now: NOW })).toBeUndefined()
  expect(msSince(site, { documentId, token: earlier, now: NOW })).toBeUndefined()
  expect(msSince(site, { documentId, token: '', now: NOW })).toBeUndefined()
})

it('is worth nothing after a day', () => {
  const token = formToken(site, documentId, NOW)
  expect(msSince(site, { documentId, token, now: NOW + 25 * 3_600_000 })).toBeUndefined()
})
