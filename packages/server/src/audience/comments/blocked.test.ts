import { expect, it } from 'vitest'
import { getClientNetwork } from '../../platform/http/client-network.ts'
import { blockEntries, isBlocked } from './blocked.ts'
import { testJournal } from '../../test/comments.ts'

const kind = {
  text: 'I like the glaze.',
  name: 'A visitor',
  email: 'visitor@example.com',
  network: '203.0.113.9',
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

it.each([
  ['2001:DB8:1:2::ABCD', true],
  ['2001:db8:1:2:ffff::1', true],
  ['2001:db8:1:3::abcd', false],
  ['::ffff:203.0.113.9', false],
])('finds the network of a visitor by %j: %s', (entry, is) => {
  const network = getClientNetwork('2001:db8:1:2::1')
  expect(isBlocked(blockEntries([entry]), { ...kind, network })).toBe(is)
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

it('knows a visitor by the /64, in the blocklist and when a comment is sent twice', async () => {
  const { app, host, post, written, studio } = await testJournal()
  const id = await post('one')
  const say = async (remoteAddress: string, text: string) => {
    const headers = { host, 'sec-fetch-site': 'same-origin' }
    const payload = written(id, { text })
    const url = `/api/comments/${id}`
    await app.inject({ method: 'POST', url, headers, remoteAddress, payload })
  }
  await say('2001:db8:1:2::1', 'A kind word.')
  await say('2001:db8:1:2:ffff::2', 'A kind word.')
  const moderate = await studio()
  await moderate('PUT', '/blocklist', { entries: ['2001:db8:1:2::3'] })
  await say('2001:db8:1:2::4', 'Another word.')
  await say('2001:db8:1:3::4', 'One more word.')
  const list = async (status: string) => {
    const { body } = await moderate('GET', `?status=${status}`)
    return (body as { comments: { text: string }[] }).comments.map(({ text }) => text)
  }
  expect(await list('approved')).toEqual(['One more word.', 'A kind word.'])
  expect(await list('pending')).toEqual([])
  expect(await list('spam')).toEqual(['Another word.'])
})
