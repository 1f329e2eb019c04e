import { formatVisitorRecord } from '@vitrine/model'
import { expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { testDatabase } from '../../test/database.ts'
import { createVisitors, TEST_AGENT, testTracking } from '../../test/tracking/tracking.ts'

const VISITS = 'select * from visit where site_id = $1'
const HITS = 'select visit from hit where site_id = $1'

/** Starts two servers on one database, whose visitors are the same. */
async function testProcesses() {
  const { pool, site, host, files } = await testTracking()
  const { db, changes } = await testDatabase()
  const start = async () => {
    const ports = { db, pool, changes, files, production: true, logLevel: 'silent' as const }
    const app = await buildApp({ ...ports, rateLimitScale: 1_000 })
    const { form, send, read, page } = createVisitors({ app, host, pool, site })
    const hit = (fields: object = {}, { cvr = '', address = '203.0.113.7' } = {}) => {
      const data = JSON.stringify({ ...page, ...fields })
      return form('/api/census/RecordHit', { event: '1', ss_cvr: cvr, data }, { address })
    }
    return { app, hit, send, read }
  }
  return { pool, site, start, one: await start(), other: await start() }
}

it('counts the visit of a visitor once when two servers take turns', async () => {
  const { one, other } = await testProcesses()
  for (let place = 0; place < 5; place += 1) {
    await one.hit({ url: '/', referrer: 'https://news.example/' })
    await other.hit({ url: '/shop' })
  }
  await other.app.close()
  await one.app.close()
  const visits = await one.read(`select views, channel, entry.content as entry
    from visit v join tracked_text entry on entry.site_id = v.site_id and entry.kind = 1 and number = v.entry
    where v.site_id = $1`)
  expect(visits).toEqual([{ views: 10, channel: 4, entry: '/' }])
  expect(await one.read(HITS)).toHaveLength(10)
})

it('counts each of many concurrent events once, of whichever server', async () => {
  const { one, other } = await testProcesses()
  const calls = Array.from({ length: 60 }, (_, place) =>
    (place % 2 === 0 ? one : other).hit({}, { address: `203.0.113.${place % 6}` }),
  )
  await Promise.all(calls)
  await Promise.all([one.app.close(), other.app.close()])
  expect(await one.read(HITS)).toHaveLength(60)
  expect((await one.read(VISITS)).map(({ views }) => views)).toEqual(Array(6).fill(10))
})

it('counts a beacon once that is sent again to another server, one after the other and at once', async () => {
  const { one, other, start } = await testProcesses()
  const replay = (to: typeof one, sequence: number) => to.hit({ pageLoadId: 'replayed', sequence })
  await replay(one, 0)
  await one.read(HITS)
  await replay(other, 0)
  await Promise.all(
    Array.from({ length: 20 }, (_, sequence) =>
      Promise.all([replay(one, sequence + 1), replay(other, sequence + 1)]),
    ),
  )
  await Promise.all([one.app.close(), other.app.close()])
  const again = await start()
  await replay(again, 5)
  await again.app.close()
  expect(await again.read(HITS)).toHaveLength(21)
  expect(await again.read(VISITS)).toMatchObject([{ views: 21 }])
  const drops = await again.read('select total from drop_day where site_id = $1 and reason = 8')
  expect(drops).toEqual([{ total: 22 }])
})

it('continues a visit after the server has started again', async () => {
  const { one, other, start } = await testProcesses()
  await one.hit()
  await one.app.close()
  const again = await start()
  await again.hit()
  await Promise.all([other.app.close(), again.app.close()])
  expect(await again.read(VISITS)).toMatchObject([{ views: 2 }])
})

it('begins another visit after 30 minutes', async () => {
  const { one, other, pool, site } = await testProcesses()
  await one.hit()
  await one.app.close()
  await pool.query(
    `update open_visit set last_at = now() - interval '30 minutes' where site_id = $1`,
    [site.id],
  )
  await other.hit()
  await other.app.close()
  expect(await other.read(VISITS)).toHaveLength(2)
})

const record = { firstVisit: 1, previousVisit: 1, currentVisit: 2, visitCount: 1 }
const getRecord = (id: string) => formatVisitorRecord({ ...record, id })

it('deletes the visits of a visitor who withdraws, and of no other', async () => {
  const { one, other, read } = await testWithdrawal()
  const reply = await one.send('/api/census/delete-visitor', {
    visitorCookie: getRecord('abcdef-000001'),
  })
  expect(reply).toMatchObject({ status: 200, text: '' })
  expect(await read(VISITS)).toMatchObject([{ consented: true }, { consented: false }])
  expect(await read(HITS)).toHaveLength(2)
  expect(await read('select 1 from open_visit where site_id = $1')).toHaveLength(2)
  await Promise.all([one.app.close(), other.app.close()])
})

it.each([
  ['is empty', ''],
  ['has one part', 'a'],
  ['has five wrong parts', 'a|b|c|d|e'],
  ['is too long', 'x'.repeat(600)],
])('deletes nothing for a record that %s', async (_name, visitorCookie) => {
  const { one, other, read } = await testWithdrawal()
  const reply = await one.send('/api/census/delete-visitor', { visitorCookie })
  expect(reply.status).toBe(400)
  const foreign = { headers: { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' } }
  const body = { visitorCookie: getRecord('abcdef-000001') }
  await one.send('/api/census/delete-visitor', body, { agent: TEST_AGENT, ...foreign })
  expect(await read(VISITS)).toHaveLength(3)
  await Promise.all([one.app.close(), other.app.close()])
})

/** Records visits of two visitors who accepted cookies, and of one who did not. */
async function testWithdrawal() {
  const servers = await testProcesses()
  const { one } = servers
  await one.hit({}, { cvr: getRecord('abcdef-000001') })
  await one.hit({}, { cvr: getRecord('abcdef-000002') })
  await one.hit()
  const { read } = one
  await read(HITS, (rows) => rows.length === 3)
  return { ...servers, read }
}
