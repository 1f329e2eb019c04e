import { readVisitTable, readVisits } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { testOwner } from '../../test/owner.ts'
import { testShop } from '../../test/sale.ts'
import { testSite } from '../../test/site.ts'
import { recordStatements } from '../../test/statements.ts'
import { createVisitors } from '../../test/tracking/tracking.ts'
import { completeCheckout } from '../../commerce/orders/index.ts'

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

const MARCH = 'from=2031-03-01&to=2031-03-03'

/** Moves a visit, known by its entry page, to a time in Auckland, where it takes a minute. */
const MOVE = `with moved as (
    update visit v set started_at = $3::timestamptz, ended_at = $3::timestamptz + interval '1 minute'
    from tracked_text t where v.site_id = $1 and t.site_id = $1 and t.kind = 1 and t.number = v.entry
      and t.content = $2 returning v.visit)
  update hit set at = $3::timestamptz where site_id = $1 and visit in (select visit from moved)`

/**
 * Records four visits: two of one visitor in the last minute of the first of March 2031 in Auckland, and two in the first
 * of the second, of a phone from an ad and of a computer from another site, which orders.
 */
async function testVisits() {
  const shop = await testShop({ timeZone: 'Pacific/Auckland' })
  const { form, read: wait, page } = createVisitors(shop)
  const cart = await shop.fill({ product: await shop.sell({ title: 'Mug', sku: 'MUG-1' }) })
  const attempt = { ...(await cart.attempt()), outcome: 'approve' }
  const { orderId } = await completeCheckout(shop.db, shop.site, attempt)
  await shop.rows('update orders set test_mode = false where site_id = $1')
  const hit = (address: string, fields: object, agent?: string) => {
    const data = JSON.stringify({ ...page, ...fields })
    return form('/api/census/RecordHit', { event: '1', data }, { address, ...(agent && { agent }) })
  }
  for (const url of ['/', '/shop']) await hit('203.0.113.1', { url })
  await hit('203.0.113.2', { url: '/about' })
  const ad = { url: '/ad?utm_medium=cpc&utm_campaign=spring', referrer: 'https://www.google.com/' }
  await hit('203.0.113.3', ad, PHONE)
  const link = { url: '/mug?utm_campaign=%3D1%2B1', referrer: 'https://news.example/a' }
  await hit('203.0.113.4', link)
  await hit('203.0.113.4', { url: '/shop' })
  const data = JSON.stringify({ ...page, pagePath: '/thanks', transactionId: orderId })
  const purchase = { crumb: '', event: 'purchase', data }
  await form('/api/events/RecordEvent', purchase, { address: '203.0.113.4' })
  await hit('203.0.113.5', { url: '/', viewportInnerWidth: 0 })
  await wait('select 1 from visit where site_id = $1', (rows) => rows.length === 4)
  await wait('select 1 from visit where site_id = $1 and order_id is not null')
  await wait('select 1 from drop_day where site_id = $1')
  const { id: siteId } = shop.site
  await shop.pool.query(
    `select create_hit_partition('2031-02-01'), create_hit_partition('2031-03-01')`,
  )
  const move = (entry: string, time: string) => shop.pool.query(MOVE, [siteId, entry, time])
  for (const entry of ['/', '/about']) await move(entry, '2031-03-01 23:59:30+13')
  for (const entry of ['/ad', '/mug']) await move(entry, '2031-03-02 00:00+13')
  await shop.rows(
    `update visit set visitor = 1 where site_id = $1 and started_at < '2031-03-02 00:00+13'`,
  )
  await shop.rows(`update drop_day set day = '2031-03-03' where site_id = $1`)
  const { call } = await testOwner(shop)
  const read = async (query = MARCH) => {
    const reply = await call('GET', `${readVisits.path}?${query}`)
    expect(reply.status, reply.text).toBe(200)
    return readVisits.replies[200].parse(reply.body)
  }
  const readTable = async (query: string) => {
    const reply = await call('GET', `${readVisitTable.path}?${query}`)
    expect(reply.status, reply.text).toBe(200)
    return readVisitTable.replies[200].parse(reply.body).rows
  }
  return { ...shop, call, read, readTable, form, page, orderId }
}

it('reports figures, days in the time zone of the site, and what was not counted', async () => {
  const { read } = await testVisits()
  const report = await read()
  expect(report.figures).toMatchObject({
    ...{ visits: 4, views: 6, visitors: 3, bounces: 2, seconds: 240, orders: 1 },
    revenue: { value: 1_000, currencyCode: 'USD' },
  })
  const days = report.time.map(({ day, visits, views, visitors, bounces, orders }) => [
    ...[day, visits, views, visitors, bounces, orders],
  ])
  expect(days).toEqual([
    ['2031-03-01', 2, 3, 1, 1, 0],
    ['2031-03-02', 2, 3, 2, 1, 1],
    ['2031-03-03', 0, 0, 0, 0, 0],
  ])
  expect(report.dropped).toEqual([{ reason: 'bot', count: 1 }])
  expect(report.since).toBe('2031-03-01')
})

it('names the values of each dimension, those with the most visits first', async () => {
  const { read } = await testVisits()
  const { rows } = await read()
  const list = (name: keyof typeof rows) =>
    rows[name].map((row) => `${row.name} ${row.visits} ${row.views} ${row.visitors} ${row.orders}`)
  const lists = Object.keys(rows).map((name) => [name, list(name as keyof typeof rows).toSorted()])
  expect(Object.fromEntries(lists)).toEqual({
    channel: ['direct 2 3 1 0', 'paid 1 1 1 0', 'referral 1 2 1 1'],
    referrer: [' 2 3 1 0', 'google.com 1 1 1 0', 'news.example 1 2 1 1'],
    campaign: [' 2 3 1 0', '=1+1 1 2 1 1', 'spring 1 1 1 0'],
    device: ['desktop 3 5 2 1', 'phone 1 1 1 0'],
    browser: ['Chrome 3 5 2 1', 'Safari 1 1 1 0'],
    system: ['iOS 1 1 1 0', 'macOS 3 5 2 1'],
    language: ['en-GB 4 6 3 1'],
    country: [' 4 6 3 1'],
    page: ['/ 1 1 1 0', '/about 1 1 1 0', '/ad 1 1 1 0', '/mug 1 1 1 0', '/shop 2 2 2 0'],
    entry: ['/ 1 2 1 0', '/about 1 1 1 0', '/ad 1 1 1 0', '/mug 1 2 1 1'],
    exit: ['/about 1 1 1 0', '/ad 1 1 1 0', '/shop 1 2 1 0', '/thanks 1 2 1 1'],
  })
  expect(rows.device[0]).toMatchObject({ name: 'desktop', revenue: { value: 1_000 }, bounces: 1 })
  expect(rows.page[0]?.name).toBe('/shop')
})

it.each([
  ['device', 'phone', 1],
  ['channel', 'referral', 1],
  ['referrer', '', 2],
  ['campaign', '=1+1', 1],
  ['page', '/shop', 2],
  ['entry', '/mug', 1],
  ['page', '/nothing', 0],
  ['browser', '(other)', 0],
  ['device', 'watch', 0],
])('counts only the visits whose %s is "%s"', async (by, value, visits) => {
  const { read } = await testVisits()
  const { figures, rows } = await read(`${MARCH}&by=${by}&value=${encodeURIComponent(value)}`)
  expect(figures.visits).toBe(visits)
  expect(rows.entry.reduce((sum, row) => sum + row.visits, 0)).toBe(visits)
})

it('compares with as many days before, with the year before, or with nothing', async () => {
  const { read, rows } = await testVisits()
  const next = await read('from=2031-03-03&to=2031-03-04')
  expect(next.timeBefore.map(({ day, visits }) => [day, visits])).toEqual([
    ['2031-03-01', 2],
    ['2031-03-02', 2],
  ])
  expect(next.before).toMatchObject({ visits: 4, orders: 1, revenue: { value: 1_000 } })
  const year = await read('from=2032-02-29&to=2032-03-01&compare=year')
  expect(year.timeBefore.map(({ day, visits }) => [day, visits])).toEqual([
    ['2031-02-28', 0],
    ['2031-03-01', 2],
  ])
  expect(await read(`${MARCH}&compare=none`)).toMatchObject({ before: null, timeBefore: [] })
  await rows(`delete from visit where site_id = $1`)
  expect(await read()).toMatchObject({ since: null, figures: { visits: 0 }, rows: { page: [] } })
})

it('shows more than 92 days by month', async () => {
  const { read } = await testVisits()
  const { step, time } = await read('from=2031-01-15&to=2031-04-20')
  expect(step).toBe('month')
  expect(time.map(({ day, visits, visitors }) => [day, visits, visitors])).toEqual([
    ['2031-01-01', 0, 0],
    ['2031-02-01', 0, 0],
    ['2031-03-01', 4, 3],
    ['2031-04-01', 0, 0],
  ])
})

it('counts an order once, and neither tests nor unpaid canceled orders', async () => {
  const { read, rows } = await testVisits()
  await rows(
    'update visit set order_id = (select id from orders where site_id = $1) where site_id = $1',
  )
  expect((await read()).figures).toMatchObject({ orders: 1, revenue: { value: 1_000 } })
  await rows('update orders set test_mode = true where site_id = $1')
  expect((await read()).figures).toMatchObject({ orders: 0, revenue: { value: 0 } })
  await rows(
    `update orders set test_mode = false, status = 'canceled', payment_status = 'voided' where site_id = $1`,
  )
  expect((await read()).figures).toMatchObject({ visits: 4, orders: 0 })
})

it('returns each table with all of its rows', async () => {
  const { readTable } = await testVisits()
  const list = async (query: string) =>
    (await readTable(query)).map((row) => ['day' in row ? row.day : row.name, row.visits])
  expect(await list(`${MARCH}&table=time`)).toEqual([
    ['2031-03-01', 2],
    ['2031-03-02', 2],
    ['2031-03-03', 0],
  ])
  expect(await list(`${MARCH}&table=campaign&by=device&value=desktop`)).toEqual([
    ['', 2],
    ['=1+1', 1],
  ])
  const [page] = await readTable(`${MARCH}&table=page`)
  expect(page).toMatchObject({ name: '/shop', views: 2, seconds: 120, revenue: { value: 0 } })
})

it.each([
  'from=2031-03-02&to=2031-03-01',
  'from=2030-03-01&to=2031-03-03',
  'from=2031-02-30&to=2031-03-03',
  'from=2031-03-01',
  `${MARCH}&by=device`,
  `${MARCH}&value=phone`,
  `${MARCH}&by=shoe&value=phone`,
  `${MARCH}&by=page&value=%00`,
  `${MARCH}&compare=never`,
])('refuses the query %s', async (query) => {
  const { call } = await testOwner(await testSite())
  expect((await call('GET', `${readVisits.path}?${query}`)).status).toBe(400)
  expect((await call('GET', `${readVisitTable.path}?table=time&${query}`)).status).toBe(400)
})

it('is for staff who may read reports, and never shows visits of other sites', async () => {
  const shop = await testVisits()
  for (const path of [
    `${readVisits.path}?${MARCH}`,
    `${readVisitTable.path}?${MARCH}&table=page`,
  ]) {
    expect((await (await testOwner(shop, 'editor')).call('GET', path)).status).toBe(403)
    expect((await shop.browser().call('GET', path)).status).toBe(401)
  }
  const { call } = await testOwner(await testSite())
  const reply = await call('GET', `${readVisits.path}?${MARCH}&by=page&value=/shop`)
  expect(reply.body).toMatchObject({ figures: { visits: 0 }, rows: { page: [], entry: [] } })
  expect((await call('GET', `${readVisits.path}?${MARCH}`)).body).toMatchObject({
    ...{ figures: { visits: 0 }, dropped: [], since: null },
  })
})

it('takes five statements for all tables', async () => {
  const { call } = await testVisits()
  const sent = await recordStatements(() => call('GET', `${readVisits.path}?${MARCH}`))
  expect(sent.filter((text) => /\b(?:visit|drop_day)\b/.test(text)).length).toBe(5)
})
