import { formatVisitorRecord } from '@vitrine/model'
import { expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { testDatabase } from '../../test/database.ts'
import { testOwner } from '../../test/owner.ts'
import { testTracking } from '../../test/tracking/tracking.ts'
import { parseUserAgent } from '../../platform/http/client/user-agent.ts'

const DROPS = 'select reason, total from drop_day where site_id = $1 order by reason'
const VISITS = 'select * from visit where site_id = $1 order by views'

async function testHits() {
  const shop = await testTracking()
  const hit = (fields: object = {}, by?: Parameters<typeof shop.form>[2], cvr = '') =>
    shop.form(
      '/api/census/RecordHit',
      { event: '1', ss_cvr: cvr, data: JSON.stringify({ ...shop.page, ...fields }) },
      by,
    )
  return { ...shop, hit }
}

it('counts the page views of one visitor as one visit, and those of another address apart', async () => {
  const { hit, read } = await testHits()
  for (const url of ['/', '/shop?x=1', 'https://a.test/shop/']) await hit({ url })
  await hit({ url: '/shop' }, { address: '203.0.113.8' })
  const rows = await read(VISITS, (all) => all.length === 2)
  expect(rows.map(({ views, consented }) => [views, consented])).toEqual([
    [1, false],
    [3, false],
  ])
  const paths = await read(
    `select content, count(*)::integer as hits from hit join tracked_text t
     on t.site_id = hit.site_id and t.kind = 1 and number = path where hit.site_id = $1 group by 1 order by 1`,
  )
  expect(paths).toEqual([
    { content: '/', hits: 1 },
    { content: '/shop', hits: 3 },
  ])
})

it('recognizes a visitor who accepted cookies, unless the browser asks for privacy', async () => {
  const { hit, read } = await testHits()
  const record = { id: 'abcdef-123456', firstVisit: 1, previousVisit: 1, currentVisit: 2 }
  const cvr = formatVisitorRecord({ ...record, visitCount: 2 })
  await hit({}, { address: '203.0.113.1' }, cvr)
  await hit({}, { address: '203.0.113.2' }, cvr)
  await hit({}, { address: '203.0.113.3', headers: { 'sec-gpc': '1' } }, cvr)
  await hit({}, { address: '203.0.113.4' }, 'a|b|c|d|e')
  const rows = await read(VISITS, (all) => all.length === 3)
  const kinds = rows.map((row) =>
    JSON.stringify([row['consented'], row['returning_visitor'], row['views']]),
  )
  expect([...kinds].toSorted()).toEqual(['[false,false,1]', '[false,false,1]', '[true,true,2]'])
})

it('drops what is no visit, and counts each reason', async () => {
  const shop = await testHits()
  const { hit, read, form } = shop
  const { browser } = await testOwner(shop, 'editor')
  const session = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const replies = [
    await form('/api/census/RecordHit', { event: '1', data: '{' }),
    await hit({}, { headers: { 'sec-fetch-site': 'cross-site' } }),
    await hit({}, { headers: { origin: 'https://other.example' } }),
    await hit({}, { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }),
    await hit({ referrer: 'https://semalt.com/' }),
    await hit({ websiteId: '00000000-0000-7000-8000-000000000000' }),
    await hit({ url: '/config/pages' }),
    await hit({}, { cookies: session }),
    await hit({ pageLoadId: 'a', sequence: 1 }),
    await hit({ pageLoadId: 'a', sequence: 1 }),
  ]
  expect(replies.map(({ status }) => status)).toEqual([400, ...Array(9).fill(200)])
  const rows = await read(DROPS, (all) => all.length === 8)
  expect(rows).toEqual([
    { reason: 0, total: 1 },
    { reason: 1, total: 2 },
    { reason: 2, total: 1 },
    { reason: 4, total: 1 },
    { reason: 5, total: 1 },
    { reason: 6, total: 1 },
    { reason: 7, total: 1 },
    { reason: 8, total: 1 },
  ])
  expect(await read(VISITS)).toMatchObject([{ views: 1 }])
})

it('stores no network address, whole user agent, or email address', async () => {
  const { hit, read, send, pool, site } = await testHits()
  const by = { address: '198.51.100.77', agent: `${AGENT} CanaryBrowser/9.9` }
  await hit(
    {
      url: '/a/canary@example.com?mail=canary@example.com',
      referrer: 'https://x.example/?q=canary@example.com',
    },
    by,
  )
  const data = {
    message: 'Failed for canary@example.com',
    stack: 'at f (https://a.test/x.js?m=canary@example.com:1:2)',
  }
  await send('/api/events/RecordJavascriptErrors', [{ event: 'error', timestamp: 1, data }], by)
  await read('select message from script_error where site_id = $1')
  await read(VISITS)
  for (const table of [
    'hit',
    'visit',
    'tracked_text',
    'script_error',
    'script_error_day',
    'speed_day',
    'drop_day',
  ]) {
    const { rows } = await pool.query(`select t::text as row from ${table} t where site_id = $1`, [
      site.id,
    ])
    expect(JSON.stringify(rows)).not.toMatch(/198\.51\.100|CanaryBrowser|canary@|10_15_7/)
  }
})

const AGENT =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36'

it('counts measures of page speed, and groups script errors', async () => {
  const { send, read } = await testTracking()
  const data = { pageGroup: 'product', largestContentfulPaint: 2_000, layoutShift: 0.3 }
  const record = { app: 'site', event: 'page_speed', pageLoadId: 'a', ts: 1, data }
  await send('/api/1/performance/records', [record, record])
  const error = { event: 'error', timestamp: 1, data: { message: 'x is not a function' } }
  await send('/api/events/RecordJavascriptErrors', [error, error])
  const speed = await read(
    'select metric, total, good, poor from speed_day where site_id = $1 order by metric',
  )
  expect(speed).toEqual([
    { metric: 1, total: 2, good: 2, poor: 0 },
    { metric: 3, total: 2, good: 0, poor: 2 },
  ])
  const errors = await read('select total from script_error_day where site_id = $1')
  expect(errors).toEqual([{ total: 2 }])
})

it.each([
  ['Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['bingbot', 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'],
  ['GPTBot', 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2)'],
  ['ClaudeBot', 'Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)'],
  ['AhrefsBot', 'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)'],
  ['curl', 'curl/8.5.0'],
  ['python-requests', 'python-requests/2.32'],
  ['HeadlessChrome', 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/141.0.0.0 Safari/537.36'],
  ['UptimeRobot', 'Mozilla/5.0+(compatible; UptimeRobot/2.0)'],
  ['no name', ''],
])('recognizes the bot %s', (_name, agent) => {
  expect(parseUserAgent(agent).isBot).toBe(true)
})

it('stores what waits when the server stops', async () => {
  const { host, page, files, pool, site } = await testTracking()
  const { db, changes } = await testDatabase()
  const app = await buildApp({ db, pool, changes, files, production: true, logLevel: 'silent' })
  for (const sequence of [1, 2, 3]) {
    const data = JSON.stringify({ ...page, pageLoadId: 'stop', sequence })
    const headers = {
      ...{ host, origin: `http://${host}`, 'user-agent': AGENT },
      'content-type': 'application/x-www-form-urlencoded',
    }
    const payload = String(new URLSearchParams({ event: '1', data }))
    const url = '/api/census/RecordHit'
    expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200)
  }
  await app.close()
  const { rows } = await pool.query('select views from visit where site_id = $1', [site.id])
  expect(rows).toEqual([{ views: 3 }])
})
