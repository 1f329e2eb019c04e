import {
  readDroppedEvents,
  readFunnel,
  readInteractions,
  readLiveVisits,
  readScriptErrors,
  readSearches,
  readSpeed,
} from '@vitrine/contract'
import { formatVisitorRecord, pageTypeCodes, recordTypeCodes } from '@vitrine/model'
import { expect, it } from 'vitest'
import { completeCheckout } from '../../commerce/orders/index.ts'
import { newId } from '../../platform/db/id.ts'
import { testOwner } from '../../test/owner.ts'
import { testShop } from '../../test/sale.ts'
import { testSite } from '../../test/site.ts'
import { createVisitors, testTracking } from '../../test/tracking/tracking.ts'

const DAY_MS = 86_400_000
const RANGED = [readSearches, readInteractions, readFunnel, readSpeed, readScriptErrors]

const getDay = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
/** The days around today, so that midnight is no matter. */
const NOW = `from=${getDay(-1)}&to=${getDay(1)}`

type Shop = Pick<
  Awaited<ReturnType<typeof testSite>>,
  'app' | 'host' | 'pool' | 'db' | 'browser'
> & {
  readonly site: { readonly id: string }
}

/** Returns what visitors of a site send and its staff read. */
async function openReports(shop: Shop) {
  const visitors = createVisitors(shop)
  const { call } = await testOwner(shop, 'reporting')
  const report = async ({ path }: { readonly path: string }, query = NOW) => {
    const reply = await call('GET', `${path}?${query}`)
    expect(reply.status, reply.text).toBe(200)
    return reply.body
  }
  const hit = (event: string, fields: object, { address = '203.0.113.7', cvr = '' } = {}) => {
    const data = JSON.stringify({ ...visitors.page, ...fields })
    return visitors.form('/api/census/RecordHit', { event, ss_cvr: cvr, data }, { address })
  }
  /** Waits until the hits that were sent are stored. */
  const waitForHits = (count: number) =>
    visitors.read('select kind from hit where site_id = $1', (rows) => rows.length >= count)
  return { ...shop, ...visitors, call, report, hit, waitForHits }
}

const testReports = async () => openReports(await testSite({ timeZone: 'UTC' }))

it('reports the words of searches, and those that found nothing', async () => {
  const { hit, waitForHits, report } = await testReports()
  await hit('2', { searchQuery: 'Mug', searchResults: 3 })
  await hit('2', { searchQuery: ' mug ', searchResults: 3 })
  await hit('2', { searchQuery: 'mug', searchResults: 0 }, { address: '203.0.113.8' })
  await hit('2', { searchQuery: 'teapot', searchResults: 0 })
  await waitForHits(4)
  expect(await report(readSearches)).toEqual({
    searches: 4,
    withoutResults: 2,
    terms: [
      { term: 'mug', searches: 3, visits: 2, withoutResults: 1 },
      { term: 'teapot', searches: 1, visits: 1, withoutResults: 1 },
    ],
  })
  expect(await report(readSearches, `from=${getDay(-3)}&to=${getDay(-2)}`)).toEqual({
    ...{ searches: 0, withoutResults: 0, terms: [] },
  })
})

it('reports forms, buttons, overlays, media and events', async () => {
  const { hit, send, form, page, waitForHits, report, pool, site } = await testReports()
  const census = (name: string, fields: object) =>
    send(`/api/census/${name}`, { ...page, ...fields })
  for (const action of ['render', 'render', 'start'])
    await census('form-render', { formId: 'p.ask', action })
  await census('button-render', { label: 'Buy' })
  await census('button-click', { label: 'Buy' })
  for (const action of ['shown', 'closed', 'submitted'])
    await census('overlay', { overlayId: 'Offer', action })
  for (const mediaAction of ['play', 'complete'])
    await hit('21', { mediaTitle: 'Film', mediaAction })
  await hit('20', { mediaTitle: 'Song', mediaAction: 'play' })
  await send('/api/census/RecordQuickView/mug')
  const data = JSON.stringify({ websiteId: site.id, itemId: 'mug' })
  await form('/api/events/RecordEvent', { event: 'view-product', data })
  await waitForHits(13)
  await pool.query(
    `insert into form_submission (site_id, id, form_id, form_name, status, locale, page_path, page_title, answers, body_digest)
     select $1, id, 'p.ask', 'Contact', status, 'en-US', '/', 'Home', '[]', '\\x00'
     from (values ($2::uuid, 'received'), ($3::uuid, 'spam')) as s (id, status)`,
    [site.id, newId(), newId()],
  )
  expect(await report(readInteractions)).toEqual({
    forms: [{ formId: 'p.ask', name: 'Contact', renders: 2, starts: 1, submissions: 1 }],
    buttons: [{ label: 'Buy', renders: 1, clicks: 1 }],
    overlays: [{ overlayId: 'Offer', shown: 1, closed: 1, submitted: 1 }],
    media: [
      { kind: 'audio', title: 'Song', plays: 1, completes: 0, visits: 1 },
      { kind: 'video', title: 'Film', plays: 1, completes: 1, visits: 1 },
    ],
    events: [
      { name: 'quick-view', count: 1, visits: 1 },
      { name: 'view-product', count: 1, visits: 1 },
    ],
  })
})

/** Sells two orders, which are no tests but for the second. */
async function testFunnel() {
  const shop = await testShop({ timeZone: 'Pacific/Auckland' })
  const reports = await openReports(shop)
  const mug = await shop.sell({ title: 'Mug' })
  const buy = async () => {
    const cart = await shop.fill({ product: mug })
    const attempt = { ...(await cart.attempt()), outcome: 'approve' as const }
    return (await completeCheckout(shop.db, shop.site, attempt)).orderId
  }
  const [order, test] = [await buy(), await buy()]
  await shop.rows('update orders set test_mode = false where site_id = $1 and id = $2', [order])
  const purchase = (transactionId: string, address: string) => {
    const data = JSON.stringify({ websiteId: shop.site.id, pagePath: '/order', transactionId })
    return reports.form('/api/events/RecordEvent', { event: 'purchase', data }, { address })
  }
  return { ...reports, rows: shop.rows, order, test, purchase }
}

const getVisits = (steps: unknown) =>
  (steps as readonly { readonly visits: number }[]).map(({ visits }) => visits)

it('reports the visits that reached each step of a purchase, and all real orders', async () => {
  const { hit, purchase, order, test, rows, waitForHits, report } = await testFunnel()
  const product = { itemId: 'mug', recordType: recordTypeCodes['store-item'], url: '/shop/p/mug' }
  await hit('1', {}, { address: '203.0.113.1' })
  await hit('1', product, { address: '203.0.113.2' })
  await hit('1', { url: '/checkout?x=1' }, { address: '203.0.113.3' })
  await purchase(order, '203.0.113.4')
  await purchase(test, '203.0.113.5')
  await purchase(newId(), '203.0.113.6')
  await waitForHits(6)
  const funnel = await report(readFunnel)
  expect(funnel).toMatchObject({ orders: 1, revenue: { value: 1_000, currencyCode: 'USD' } })
  const { steps, before } = readFunnel.replies[200].parse(funnel)
  expect(steps.map(({ step }) => step)).toEqual(['visit', 'product', 'cart', 'checkout', 'paid'])
  expect([steps, before].map(getVisits)).toEqual([
    [6, 3, 2, 2, 1],
    [0, 0, 0, 0, 0],
  ])
  // The first minute of a day in Auckland, 13 hours before that of UTC.
  await rows(`update visit set started_at = '2031-03-01 00:00:30+13' where site_id = $1`)
  const compare = async (query: string) => {
    const body = readFunnel.replies[200].parse(await report(readFunnel, query))
    return [getVisits(body.steps)[0], getVisits(body.before)[0]]
  }
  expect(await compare('from=2031-03-01&to=2031-03-01')).toEqual([6, 0])
  expect(await compare('from=2031-03-02&to=2031-03-03')).toEqual([0, 6])
  expect(await compare('from=2032-03-01&to=2032-03-01&compare=year')).toEqual([0, 6])
  expect(await compare('from=2031-03-02&to=2031-03-02&compare=none')).toEqual([0, undefined])
})

it('counts the events of a visitor who accepted cookies in the visit of their views', async () => {
  const { hit, send, form, read, site } = await testReports()
  const record = { id: 'abcdef-123456', firstVisit: 1, previousVisit: 1, currentVisit: 2 }
  const cvr = formatVisitorRecord({ ...record, visitCount: 2 })
  await hit('1', {}, { cvr })
  const by = { cookies: `ss_cvr=${cvr}` }
  const content = { website_id: site.id, page_path: '/shop', visitor_cookie: cvr }
  const eventContent = JSON.stringify(content)
  await send('/api/v1/clanker/events', { eventSchemaName: 'add_to_cart', eventContent })
  const data = JSON.stringify({ websiteId: site.id, pagePath: '/shop' })
  await form('/api/events/RecordEvent', { event: 'add-to-cart', data }, by)
  await send('/api/census/RecordQuickView/mug', {}, by)
  const rows = await read(
    'select visit, kind from hit where site_id = $1',
    (all) => all.length === 4,
  )
  expect(rows).toHaveLength(4)
  expect(new Set(rows.map(({ visit }) => visit)).size).toBe(1)
  expect(await read('select views, steps from visit where site_id = $1')).toEqual([
    { views: 1, steps: 3 },
  ])
})

it('reports page speed by page and device', async () => {
  const { send, read, report } = await testReports()
  const record = (data: object) => ({
    ...{ app: 'site', event: 'page_speed', pageLoadId: 'a', ts: 1 },
    data: { pathname: '/about', device: 'phone', ...data },
  })
  const group = (type: keyof typeof pageTypeCodes) => ({ pageGroup: String(pageTypeCodes[type]) })
  await send('/api/1/performance/records', [
    record({ ...group('page'), largestContentfulPaint: 1_000, layoutShift: 0 }),
    record({ ...group('page'), largestContentfulPaint: 1_000 }),
    record({ ...group('page'), largestContentfulPaint: 1_000 }),
    record({ ...group('content-item'), largestContentfulPaint: 5_000, device: 'desktop' }),
  ])
  await read('select 1 from speed_day where site_id = $1')
  const speed = readSpeed.replies[200].parse(await report(readSpeed))
  const [lcp, cls] = speed.metrics
  expect(lcp).toMatchObject({ metric: 'lcp', count: 4, good: 3, poor: 1 })
  expect(cls).toEqual({ metric: 'cls', count: 1, p75: 0, good: 1, poor: 0 })
  expect(Math.abs((lcp?.p75 ?? 0) - 1_000)).toBeLessThan(30)
  expect(speed.pages.map(({ page, device, metrics }) => [page, device, metrics.length])).toEqual([
    ['/about', 'phone', 2],
    ['content-item', 'desktop', 1],
  ])
  expect(speed).toMatchObject({ before: [], time: [{ metrics: [{ count: 4 }, { count: 1 }] }] })
  const desktop = await report(readSpeed, `${NOW}&device=desktop`)
  expect(desktop).toMatchObject({
    metrics: [{ count: 1, poor: 1 }],
    pages: [{ device: 'desktop' }],
  })
})

it('reports script errors by message and place', async () => {
  const { send, read, report } = await testReports()
  const error = (message: string, url: string) => ({
    ...{ event: 'error', timestamp: 1 },
    data: {
      message,
      stack: 'at f (https://a.test/x.js:1:2)',
      file: 'x.js',
      line: 1,
      column: 2,
      url,
    },
  })
  await send('/api/events/RecordJavascriptErrors', [
    error('x is not a function', '/'),
    error('x is not a function', '/shop'),
    error('y is undefined', '/'),
  ])
  await read('select 1 from script_error where site_id = $1', (rows) => rows.length === 2)
  const body = readScriptErrors.replies[200].parse(await report(readScriptErrors))
  expect(body).toMatchObject({ count: 3, time: [{ count: 3 }] })
  expect(body.errors.map(({ message, count }) => [message, count])).toEqual([
    ['x is not a function', 2],
    ['y is undefined', 1],
  ])
  expect(body.errors[0]).toMatchObject({
    ...{ frame: 'at f (https://a.test/x.js:1:2)', file: 'x.js', line: 1, column: 2 },
    browsers: [{ name: 'Chrome', count: 2 }],
    pages: [
      { name: '/', count: 1 },
      { name: '/shop', count: 1 },
    ],
  })
})

it('reports the visits of the last five minutes', async () => {
  const { hit, waitForHits, report, pool, site } = await testReports()
  await hit('1', { referrer: 'https://news.example/a' })
  await hit('1', { url: '/shop' })
  await hit('1', { url: '/old' }, { address: '203.0.113.8' })
  await waitForHits(3)
  const live = { visits: 2, views: 3, referrers: [{ name: 'news.example', visits: 1 }] }
  expect(await report(readLiveVisits, '')).toMatchObject(live)
  await pool.query(
    `update visit set ended_at = now() - interval '6 minutes' where site_id = $1 and views = 1`,
    [site.id],
  )
  expect(await report(readLiveVisits, '')).toMatchObject({
    ...{ visits: 1, pages: [{ name: '/shop', visits: 1 }] },
  })
})

it('shows nothing of another site', async () => {
  const { hit, send, form, page, waitForHits, read, site } = await testReports()
  await hit('1', {})
  await hit('2', { searchQuery: 'mug', searchResults: 1 })
  await send('/api/census/button-click', { ...page, label: 'Buy' })
  const data = JSON.stringify({ websiteId: site.id })
  await form('/api/events/RecordEvent', { event: 'view-product', data })
  const speed = {
    event: 'page_speed',
    app: 'site',
    pageLoadId: 'a',
    ts: 1,
    data: { responseStart: 9 },
  }
  await send('/api/1/performance/records', [speed])
  const error = { event: 'error', timestamp: 1, data: { message: 'x' } }
  await send('/api/events/RecordJavascriptErrors', [error])
  await waitForHits(4)
  await read('select 1 from script_error where site_id = $1')
  const other = await testReports()
  const bodies = [...RANGED, readLiveVisits].map((route) =>
    other.report(route, route === readLiveVisits ? '' : NOW),
  )
  expect(await Promise.all(bodies)).toMatchObject([
    { searches: 0, terms: [] },
    { forms: [], buttons: [], overlays: [], media: [], events: [] },
    { steps: Array(5).fill({ visits: 0 }), orders: 0, revenue: { value: 0 } },
    { metrics: [], before: [], pages: [], time: [] },
    { count: 0, errors: [], time: [] },
    { visits: 0, views: 0, pages: [], referrers: [] },
  ])
})

it.each([
  'from=2031-03-02&to=2031-03-01',
  'from=2030-03-01&to=2031-03-03',
  'from=2031-02-30&to=2031-03-03',
  'from=2031-03-01',
  'from=2031-03-01&to=2031-03-03&compare=ever',
])('refuses the time %s', async (query) => {
  const { call } = await testReports()
  for (const { path } of RANGED) expect((await call('GET', `${path}?${query}`)).status).toBe(400)
})

it('is for staff who read figures', async () => {
  const shop = await testTracking()
  const { call } = await testOwner(shop, 'editor')
  for (const { path } of [...RANGED, readLiveVisits, readDroppedEvents]) {
    expect((await call('GET', `${path}?${NOW}`)).status).toBe(403)
    expect((await shop.browser().call('GET', `${path}?${NOW}`)).status).toBe(401)
  }
})
