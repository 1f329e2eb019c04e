import { clientEvents, shopperEvents } from '@vitrine/model'
import { expect, it } from 'vitest'
import { testTracking } from '../../test/tracking/tracking.ts'

const VISITS = 'select * from visit where site_id = $1'

async function testHits() {
  const shop = await testTracking()
  const hit = (fields: object = {}, by?: Parameters<typeof shop.form>[2], cvr = '') => {
    const data = JSON.stringify({ ...shop.page, ...fields })
    return shop.form('/api/census/RecordHit', { event: '1', ss_cvr: cvr, data }, by)
  }
  return { ...shop, hit }
}

it.each([
  ['ss_cvr'],
  ['ss_cvt'],
  ['ss_cookieAllowed'],
  ['SS_ANALYTICS_ID'],
  ['CART'],
  ['crumb'],
  ['SiteUserInfo'],
  ['vitrine'],
  ['__Host-vitrine'],
])('counts a visit once whatever the cookie %s holds', async (name) => {
  const { hit, read } = await testHits()
  for (const value of ['', '%', '%00', 'a|b|c|d|e', '{"a":', '9'.repeat(3_000)])
    expect((await hit({}, { cookies: `${name}=${value}` })).status).toBe(200)
  expect(await read(VISITS, ([row]) => row?.['views'] === 6)).toMatchObject([
    { views: 6, consented: false },
  ])
})

it('takes the time of the server for events from the future and the past', async () => {
  const { hit, read } = await testHits()
  for (const clientDate of [0, -1, 1e15, Date.now() + 86_400_000, Date.now() - 86_400_000])
    expect((await hit({ clientDate })).status).toBe(200)
  const rows = await read(
    `select abs(extract(epoch from now() - at)) < 60 as is_now from hit where site_id = $1`,
    (all) => all.length === 5,
  )
  expect(rows).toEqual(Array(5).fill({ is_now: true }))
})

it('counts a replayed beacon once, also when it arrives many times at once', async () => {
  const { hit, read } = await testHits()
  const replay = () => hit({ pageLoadId: 'again', sequence: 1 })
  await Promise.all(Array.from({ length: 20 }, replay))
  await replay()
  expect(await read(VISITS)).toMatchObject([{ views: 1 }])
  const drops = 'select reason, total from drop_day where site_id = $1'
  expect(await read(drops, ([row]) => row?.['total'] === 20)).toEqual([{ reason: 8, total: 20 }])
})

it('counts one visitor, whatever addresses their headers claim', async () => {
  const { hit, read } = await testHits()
  for (const address of ['198.51.100.1', '198.51.100.2, 10.0.0.1', '::1', 'x'.repeat(500)])
    await hit({}, { headers: { 'x-forwarded-for': address, 'x-real-ip': address } })
  expect(await read(VISITS, ([row]) => row?.['views'] === 4)).toHaveLength(1)
})

it('counts unknown schemas as dropped, and stores nothing of them', async () => {
  const { form, send, read, page } = await testHits()
  const data = JSON.stringify(page)
  for (const event of ['nothing', '__proto__', 'constructor', shopperEvents[0] ?? ''])
    expect((await form('/api/events/RecordEvent', { event, data })).status).toBe(200)
  const names = ['nothing', '__proto__', 'toString', clientEvents[0] ?? '']
  const events = names.map((eventSchemaName) => ({ eventSchemaName, eventContent: '{}' }))
  expect((await send('/api/v1/clanker/events', events)).status).toBe(200)
  const drops = 'select reason, total from drop_day where site_id = $1'
  const [row] = await read(drops, ([each]) => Number(each?.['total']) >= 6)
  expect(row).toMatchObject({ reason: 9 })
})

it.each(['NaN', 'Infinity', '1e999', '"7"', '[]', '{}', '-1'])(
  'answers a number that is %s without a server error, and stores none',
  async (value) => {
    const { form, send, read, page } = await testHits()
    const data = JSON.stringify({ ...page, searchQuery: 'mug' }).replace(
      '}',
      `,"searchResults":${value}}`,
    )
    const replies = [
      await form('/api/census/RecordHit', { event: '2', data }),
      await send('/api/census/overlay', { ...page, action: 'shown', sequence: value }),
    ]
    for (const { status } of replies) expect(status).toBe(400)
    expect(await read(VISITS, () => true)).toEqual([])
  },
)
