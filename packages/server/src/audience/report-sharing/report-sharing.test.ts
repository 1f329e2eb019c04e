import {
  changeWeeklyEmail,
  createReportLink,
  deleteReportLink,
  listReportLinks,
  openReportLink,
  readSharedReport,
  readWeeklyEmail,
} from '@vitrine/contract'
import { expect, it } from 'vitest'
import { testOwner } from '../../test/owner.ts'
import { testShop } from '../../test/sale.ts'
import { testSite } from '../../test/site.ts'
import { createVisitors } from '../../test/tracking/tracking.ts'
import { sendWeeklyReports } from './weekly-email.ts'

const URL_OF_INSTALLATION = 'http://localhost:3000'

/** A site with the report of one visit to /about on the third of March 2031, a Monday. */
async function testReports() {
  const shop = await testShop({ timeZone: 'Pacific/Auckland' })
  const { form, read, page } = createVisitors(shop)
  const data = JSON.stringify({ ...page, url: '/about', referrer: 'https://news.example/a' })
  await form('/api/census/RecordHit', { event: '1', data }, { address: '203.0.113.1' })
  await read('select 1 from visit where site_id = $1')
  await shop.pool.query(`select create_hit_partition('2031-03-01')`)
  await shop.rows(
    `update visit set started_at = '2031-03-03 12:00+13', ended_at = '2031-03-03 12:01+13' where site_id = $1`,
  )
  await shop.rows(`update hit set at = '2031-03-03 12:00+13' where site_id = $1`)
  const owner = await testOwner(shop)
  const create = async (name: string) =>
    createReportLink.replies[200].parse(
      (await owner.call('POST', createReportLink.path, { name })).body,
    )
  const readShared = (token: string, query: object = {}) =>
    shop.browser().call('POST', readSharedReport.path, {
      ...{ token, from: '2031-03-01', to: '2031-03-31' },
      ...query,
    })
  const open = (token: string) => shop.browser().call('POST', openReportLink.path, { token })
  return { ...shop, ...owner, create, open, readShared }
}

const getToken = (url: string) => new URL(url).hash.slice(1)

it('opens the report with a link, without an account, until the link is deleted', async () => {
  const { call, create, open, readShared } = await testReports()
  const link = await create('For the agency')
  const token = getToken(link.url)
  const opened = await open(token)
  expect(opened).toMatchObject({ status: 200, body: { site: { timeZone: 'Pacific/Auckland' } } })
  const shared = await readShared(token)
  expect(shared).toMatchObject({ status: 200, body: { figures: { visits: 1, views: 1 } } })
  const phones = await readShared(token, { by: 'device', value: 'phone' })
  expect(phones).toMatchObject({ body: { figures: { visits: 0 } } })
  const listed = listReportLinks.replies[200].parse((await call('GET', listReportLinks.path)).body)
  expect(listed.links).toEqual([{ ...link, lastOpenedAt: expect.stringMatching(/:00:00\.000Z$/) }])
  const path = deleteReportLink.path.replace('{id}', link.id)
  expect((await call('DELETE', path)).status).toBe(200)
  expect(await readShared(token)).toMatchObject({
    status: 404,
    body: { code: 'report-sharing.unknown' },
  })
  expect((await call('DELETE', path)).status).toBe(404)
})

it('opens no report of another site, and none for a wrong token, range or filter', async () => {
  const { create, readShared } = await testReports()
  const token = getToken((await create('One')).url)
  const other = await testSite()
  const elsewhere = await other.browser().call('POST', openReportLink.path, { token })
  expect(elsewhere.status).toBe(404)
  for (const wrong of ['', 'x', `${token}x`, '0'.repeat(22)])
    expect((await readShared(wrong)).status, wrong).toBe(404)
  for (const query of [{ to: '2031-02-01' }, { from: 'x' }, { by: 'device' }, { by: 'x' }])
    expect((await readShared(token, query)).status, JSON.stringify(query)).toBe(400)
})

it('has up to 20 links with a name, made by staff who may change the site', async () => {
  const shop = await testSite()
  const { call } = await testOwner(shop)
  const add = (name: string) => call('POST', createReportLink.path, { name })
  expect((await add(' ')).status).toBe(400)
  const statuses = await Promise.all(Array.from({ length: 22 }, (_, index) => add(`Link ${index}`)))
  expect(statuses.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(await add('One more')).toMatchObject({
    status: 409,
    body: { code: 'report-sharing.tooMany' },
  })
  const reader = await testOwner(shop, 'reporting')
  expect((await reader.call('GET', listReportLinks.path)).status).toBe(403)
})

it('emails the last week from Monday morning on to staff who want it, once', async () => {
  const { call, db, site, rows, emails } = await testReports()
  const turn = (isOn: boolean) => call('PUT', changeWeeklyEmail.path, { isOn })
  const send = async (time: string) => {
    const ports = { db, url: () => URL_OF_INSTALLATION, logError: expect.unreachable }
    await sendWeeklyReports(ports, new Date(time))
    return (await emails()).filter(({ subject }) => subject.includes('Visits from'))
  }
  expect(await send('2031-03-10 08:00+13')).toEqual([])
  expect(await turn(true)).toMatchObject({ status: 200, body: { isOn: true } })
  expect((await call('GET', readWeeklyEmail.path)).body).toEqual({ isOn: true })
  const early = await send('2031-03-10 06:59+13')
  expect(early.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Visits from Feb 24, 2031 to Mar 2, 2031'),
  ])
  const [, ...sent] = await send('2031-03-10 07:00+13')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.subject).toContain('Visits from Mar 3, 2031 to Mar 9, 2031')
  expect(sent[0]?.text).toContain('1 (week before: 0)')
  expect(sent[0]?.text).toContain('/about')
  expect(sent[0]?.text).toContain('news.example')
  expect(sent[0]?.text).toContain('/config/analytics?from=2031-03-03&to=2031-03-09')
  expect(await send('2031-03-12 07:00+13')).toHaveLength(2)
  expect(await turn(false)).toMatchObject({ body: { isOn: false } })
  expect(await send('2031-03-17 07:00+13')).toHaveLength(2)
  await turn(true)
  await rows(`update member set role = 10 where site_id = $1`)
  expect(await send('2031-03-17 07:00+13'), site.id).toHaveLength(2)
})
