import { expect, it } from 'vitest'
import { blockEntries, isBlocked } from './blocked.ts'
import { testJournal } from '../../test/comments.ts'

const kind = {
  text: 'I like the glaze.',
  name: 'A visitor',
  email: 'visitor@example.com',
  address: '203.0.113.9',
}

it.each([
  ['GLAZE', true],
  ['like the', true],
  ['gla', false],
  ['laze', false],
  ['visitor', true],
  ['visitor@example.com', true],
  ['@example.com', true],
  ['@ample.com', false],
  ['203.0.113.9', true],
  ['203.0.113.99', false],
  ['ｇｌａｚｅ', true],
  ['.*', false],
])('finds %j: %s', (entry, is) => {
  expect(isBlocked(blockEntries([entry]), kind)).toBe(is)
})

it('finds a word in a script without spaces', () => {
  expect(isBlocked(blockEntries(['買春']), { ...kind, text: '今すぐ買春しよう' })).toBe(true)
})

it('removes duplicate and empty entries', () => {
  expect(blockEntries([' Pills ', 'pills', '', '\u202E'])).toEqual(['pills'])
})

it('marks blocked comments as spam, shows their visitor the usual message, and affects no other site', async () => {
  const journal = await testJournal()
  const id = await journal.post('one')
  const otherAddress = await testJournal()
  const other = await otherAddress.post('one')
  const studio = await journal.studio()
  expect((await studio('GET', '/blocklist')).body).toEqual({ entries: [] })
  const set = await studio('PUT', '/blocklist', { entries: ['Cheap Pills', '@spam.test'] })
  expect(set).toMatchObject({ status: 200, body: { entries: ['@spam.test', 'cheap pills'] } })
  const answer = await journal.say(id, { text: 'Buy CHEAP   pills!' })
  expect(answer).toMatchObject({ status: 200, body: { status: 'pending', comment: null } })
  await journal.say(id, { text: 'Hello there', email: 'x@spam.test' })
  const { body: list } = await studio('GET', '?status=spam')
  expect(list).toMatchObject({ comments: [{ reason: 'blocked' }, { reason: 'blocked' }] })
  const comment = await otherAddress.say(other, { text: 'Buy cheap pills!' })
  expect(comment).toMatchObject({ body: { status: 'approved' } })
  const tooMany = { entries: Array.from({ length: 501 }, (_, n) => `word${n}`) }
  expect((await studio('PUT', '/blocklist', tooMany)).status).toBe(400)
  expect((await studio('PUT', '/blocklist', { entries: ['x'.repeat(101)] })).status).toBe(400)
})
