import {
  eventContentSchema,
  recordButtonClick,
  speedRecordSchema,
  trackedEventSchema,
} from '@vitrine/contract'
import { blockTypeCodes } from '@vitrine/model'
import { newBlock } from '@vitrine/page'
import { readFileSync } from 'node:fs'
import { publishBlocks } from './publish-page.ts'
import { expect } from './shop.ts'
import { StudioApi } from './studio-api.ts'
import {
  DECISION,
  HIT,
  listStored,
  LOCALE,
  openWithBanner,
  readHit,
  test,
  waitForHit,
} from './tracking-calls.ts'

const PRODUCT = '/shop/p/espresso-cup'

test('a page view is recorded once, and nothing is stored without a banner', async ({
  page,
  calls,
}) => {
  await Promise.all([waitForHit(page), page.goto('/about?utm_source=letter')])
  const hits = calls.list(HIT).map(readHit)
  expect(hits).toHaveLength(1)
  expect(hits[0]).toMatchObject({
    event: '1',
    visitor: '',
    url: '/about?utm_source=letter',
    title: await page.title(),
    website_locale: 'en-GB',
  })
  expect(hits[0]?.websiteId).not.toBe('')
  expect(await listStored(page)).toEqual([])
})

test('a search is recorded with its results instead of a view', async ({ page, calls }) => {
  await Promise.all([waitForHit(page), page.goto('/search?q=qwertzuiop')])
  await Promise.all([waitForHit(page), page.goto('/search?q=mug')])
  const [none, some, ...others] = calls.list(HIT).map(readHit)
  expect(others).toEqual([])
  expect(none).toMatchObject({ event: '2', searchQuery: 'qwertzuiop', searchResults: 0 })
  expect(some).toMatchObject({ event: '2', searchQuery: 'mug' })
  expect(some?.searchResults).toBeGreaterThan(0)
})

test('missing pages, and pages whose script turns the census off, are no views', async ({
  page,
  calls,
}) => {
  /** Hides the page until the script has reported its speed, which shows that it has run. */
  const waitForScript = (count: number) =>
    expect
      .poll(async () => {
        await page.evaluate(() => dispatchEvent(new Event('pagehide')))
        return calls.list('/api/1/performance/records').length
      })
      .toBe(count)
  await page.goto('/no-such-page-to-count')
  await waitForScript(1)
  await page.addInitScript(() => {
    Object.assign(globalThis, { __WE_ARE_SQUARESPACE_DISABLING_CENSUS__: true })
  })
  await page.goto('/about')
  await waitForScript(2)
  expect(calls.list(HIT)).toEqual([])
})

test('a visitor who declines has no identifier, may accept later, and may withdraw', async ({
  page,
  calls,
  banner: _published,
}) => {
  await openWithBanner(page, '/about')
  const region = page.getByRole('region', { name: 'Cookies' })
  expect(await listStored(page)).toEqual([])
  await region.getByRole('button', { name: 'Decline' }).click()
  await expect(region).toBeHidden()
  await Promise.all([waitForHit(page), page.reload()])
  expect(await listStored(page)).toEqual([DECISION])
  expect(new Set(calls.list(HIT).map((hit) => readHit(hit).visitor))).toEqual(new Set(['']))

  const settings = page.getByRole('button', { name: 'Cookie settings' })
  await settings.click()
  await expect(region.getByRole('button', { name: 'Accept' })).toBeFocused()
  await region.getByRole('button', { name: 'Accept' }).click()
  await expect(settings).toBeFocused()
  await expect
    .poll(async () => (await listStored(page)).toSorted())
    .toEqual([DECISION, 'ss_cvr', 'ss_cvt'])
  const readRecord = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'ss_cvr')?.value ?? ''
  const record = await readRecord()
  expect(record).toMatch(/^[\da-f]{32}\|\d{13}\|\d{13}\|\d{13}\|1$/)
  await Promise.all([waitForHit(page), page.reload()])
  expect(await readRecord()).toBe(record)
  expect(calls.list(HIT).map(readHit).at(-1)).toMatchObject({ visitor: record })

  await settings.click()
  const deleted = page.waitForResponse(/\/api\/census\/delete-visitor$/)
  await region.getByRole('button', { name: 'Decline' }).click()
  expect((await deleted).status()).toBe(200)
  await expect.poll(() => listStored(page)).toEqual([DECISION])
})

test('a malformed record is replaced, and Sec-GPC counts as declined', async ({
  page,
  banner: _published,
}) => {
  const context = page.context()
  await openWithBanner(page, '/about')
  const origin = new URL(page.url()).origin
  await context.addCookies([
    { name: DECISION, value: '1', url: origin },
    { name: 'ss_cvr', value: 'someone|-1|x|3', url: origin },
    { name: 'ss_cid', value: 'older', url: origin },
  ])
  const readRecord = async () =>
    (await context.cookies()).find(({ name }) => name === 'ss_cvr')?.value ?? ''
  await Promise.all([waitForHit(page), page.reload()])
  expect(await readRecord()).toMatch(/^[\da-f]{32}\|\d+\|\d+\|\d+\|1$/)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  })
  await Promise.all([waitForHit(page), page.reload()])
  expect(await listStored(page)).toEqual([DECISION])
})

test('buttons are recorded for visitors who accepted', async ({
  owner,
  page,
  calls,
  banner: _published,
}) => {
  const label = { [LOCALE]: { label: 'Visit the workshop' } }
  const path = await publishBlocks(
    owner,
    { title: 'Counted button', slug: 'counted-button' },
    newBlock(() => 'counted', blockTypeCodes.button, {
      text: label,
      data: { link: { kind: 'url', url: '/about' } },
    }),
  )
  await openWithBanner(page, path)
  const button = page.getByRole('link', { name: 'Visit the workshop' })
  await button.scrollIntoViewIfNeeded()
  expect(calls.list('/button-render')).toEqual([])
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => calls.list('/button-render').length).toBe(1)
  await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/button-click')),
    button.click(),
  ])
  const body: unknown = JSON.parse(calls.list('/button-click')[0]?.postData() ?? '')
  expect(recordButtonClick.body.parse(body)).toMatchObject({
    blockId: 'counted',
    label: 'Visit the workshop',
    visitorCookie: expect.stringMatching(/\|1$/),
  })
})

test('script errors are reported in one call a second', async ({ page, calls }) => {
  await Promise.all([waitForHit(page), page.goto('/about')])
  await page.evaluate(() => {
    for (const name of ['one', 'two'])
      setTimeout(() => {
        throw new Error(`Test ${name}`)
      })
    void Promise.reject(new TypeError('Test three'))
  })
  await expect.poll(() => calls.list('/RecordJavascriptErrors').length).toBe(1)
  const reports = JSON.parse(calls.list('/RecordJavascriptErrors')[0]?.postData() ?? '')
  const messages = reports.map(({ data }: { data: { message: string } }) => data.message)
  expect(messages.toSorted()).toEqual([
    'TypeError: Test three',
    'Uncaught Error: Test one',
    'Uncaught Error: Test two',
  ])
  expect(calls.statuses.every((status) => status === 200)).toBe(true)
})

test('page speed agrees with the package web-vitals', async ({ page, calls }) => {
  const script = readFileSync('node_modules/web-vitals/dist/web-vitals.iife.js', 'utf8')
  await page.addInitScript(`${script}
    globalThis.vitals = {};
    for (const name of ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'])
      webVitals['on' + name](({ value }) => { vitals[name] = value }, { reportAllChanges: true });`)
  await Promise.all([waitForHit(page), page.goto('/')])
  await page.evaluate(() => {
    const push = document.createElement('div')
    push.style.height = '120px'
    document.querySelector('main')?.prepend(push)
    addEventListener('keydown', () => {
      const until = performance.now() + 120
      while (performance.now() < until);
    })
  })
  const readVitals = () =>
    page.evaluate(() => (globalThis as unknown as { vitals: Record<string, number> }).vitals)
  // A shift right after a key does not count.
  await expect.poll(async () => (await readVitals())['CLS'] ?? 0).toBeGreaterThan(0)
  await page.keyboard.press('Tab')
  await expect.poll(async () => (await readVitals())['INP'] ?? 0).toBeGreaterThan(100)
  const vitals = await readVitals()
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  await expect.poll(() => calls.list('/api/1/performance/records').length).toBe(1)
  const [report] = JSON.parse(calls.list('/api/1/performance/records')[0]?.postData() ?? '')
  const { data } = speedRecordSchema.parse(report)
  expect(data.firstContentfulPaint).toBeCloseTo(vitals['FCP'] ?? 0, 1)
  expect(data.largestContentfulPaint).toBeCloseTo(vitals['LCP'] ?? 0, 1)
  expect(data.layoutShift).toBeCloseTo(vitals['CLS'] ?? 0, 4)
  expect(data.interactionToNextPaint).toBeCloseTo(vitals['INP'] ?? 0, 1)
  expect(data.responseStart).toBeCloseTo(vitals['TTFB'] ?? 0, 1)
  expect(data.firstInputDelay).toBeGreaterThanOrEqual(0)
})

test('the events of the shop are recorded for visitors who accepted, and their client is loaded only then', async ({
  page,
  calls,
  banner: _published,
}) => {
  const clients: string[] = []
  page.on('request', (request) => {
    if (/\/watch-shop-/.test(request.url())) clients.push(request.url())
  })
  await openWithBanner(page, PRODUCT)
  expect(clients).toEqual([])
  await page.getByRole('button', { name: 'Accept' }).click()
  const listEvents = () =>
    calls.list('/api/events/RecordEvent').map((request) => {
      const form = new URLSearchParams(request.postData() ?? '')
      return [
        form.get('event'),
        trackedEventSchema.parse(JSON.parse(form.get('data') ?? '')).itemId,
      ]
    })
  await expect
    .poll(() => listEvents().map(([name]) => name))
    .toEqual(['visit-product-page', 'view-product'])
  expect(clients).toHaveLength(1)
  const listSchemas = () =>
    calls.list('/api/v1/clanker/events').map((request) => {
      const event = JSON.parse(request.postData() ?? '')
      return {
        name: event.eventSchemaName,
        ...eventContentSchema.parse(JSON.parse(event.eventContent)),
      }
    })
  await expect.poll(() => listSchemas().map(({ name }) => name)).toEqual(['product_view'])
  expect(listSchemas()[0]).toMatchObject({
    item_id: listEvents()[0]?.[1],
    source_environment: 'prod',
    resolved_locale: 'en-GB',
    analytics_id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4/),
    logged_in: false,
  })
  expect((await listStored(page)).toSorted()).toEqual(
    expect.arrayContaining(['SS_ANALYTICS_ID', 'SS_SESSION_ID', 'ss_cvr']),
  )
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect
    .poll(async () => (await listStored(page)).filter((name) => /^ss_|^SS_/.test(name)))
    .toEqual([DECISION])
})

test('a visitor who meets lessons or the wall of a member area is recorded, but no view of the wall', async ({
  owner,
  page,
  calls,
  banner: _published,
}) => {
  const studio = new StudioApi(owner)
  const area = await studio.post<{ readonly id: string }>('/api/studio/member-areas', {
    name: 'Counted films',
    description: 'Films of the kiln',
    joinMode: 'free',
  })
  const access = { kind: 'members' as const, memberAreaIds: [area.id] }
  const path = await publishBlocks(owner, { title: 'Counted films', slug: 'counted-films', access })
  await openWithBanner(page, '/about')
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => listStored(page)).toContain('ss_cvr')
  const hits = calls.list(HIT).length
  await page.goto(path)
  const listEvents = () =>
    calls.list('/api/v1/clanker/events').map((request) => {
      const event = JSON.parse(request.postData() ?? '')
      const content = eventContentSchema.parse(JSON.parse(event.eventContent))
      return [event.eventSchemaName, content.viewer_access_status, content.page_path]
    })
  const denied = [
    ['gated_content', 'denied', path],
    ['video_paywall', 'denied', path],
  ]
  await expect.poll(listEvents).toEqual(denied)
  expect(calls.list(HIT)).toHaveLength(hits)
  const lesson = '/throwing/wedging'
  await page.goto(lesson)
  await expect
    .poll(listEvents)
    .toEqual([
      ...denied,
      ['video_collections', 'granted', lesson],
      ['video_paywall', 'granted', lesson],
    ])
  const content = JSON.parse(calls.list('/api/v1/clanker/events')[2]?.postData() ?? '').eventContent
  expect(JSON.parse(content)).toMatchObject({
    content_collection_id: expect.any(String),
    content_item_id: expect.any(String),
    logged_in: false,
  })
})
