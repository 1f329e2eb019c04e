import type { Page } from '@playwright/test'
import { bundleScript } from './bundle-script.ts'
import type { Tracking } from './event-client-page.ts'
import { expect, test } from './shop.ts'

declare global {
  interface Window {
    tracking: Tracking
  }
}

let script = ''

test.beforeAll(async () => {
  script = await bundleScript('event-client-page.ts')
})

/** Opens a page with the event client, whose visitor has accepted cookies under this policy. */
async function openClient(page: Page): Promise<readonly string[]> {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await page.goto('/about')
  const { origin } = new URL(page.url())

  await page.context().addCookies([{ name: 'ss_cookieAllowed', value: '1', url: origin }])
  await page.evaluate(() => {
    const { Static } = globalThis as unknown as {
      Static: { SQUARESPACE_CONTEXT: { websiteSettings: { isCookieBannerEnabled: boolean } } }
    }
    Static.SQUARESPACE_CONTEXT.websiteSettings.isCookieBannerEnabled = true
  })
  await page.evaluate(script)
  return warnings
}

const EVENTS = '**/api/v1/clanker/events'

test('an event needs a known environment and a payload', async ({ page }) => {
  await openClient(page)
  const errors = await page.evaluate(async () => {
    const create = (sourceEnvironment: 'dev' | 'qa') =>
      window.tracking.createEventClient({
        sourceEnvironment,
        clientName: 'test',
        clientVersion: '1',
      })
    const read = (error: unknown) => (error instanceof Error ? error.message : '')
    let environment = ''
    try {
      create('qa')
    } catch (error) {
      environment = read(error)
    }
    const payload = await create('dev').track('product_view').catch(read)
    let legacy = ''
    try {
      window.tracking.recordEvent('view-product')
    } catch (error) {
      legacy = read(error)
    }
    return { environment, payload, legacy }
  })
  expect(errors).toEqual({
    environment: 'sourceEnvironment needs to be set to one of dev, staging, or prod',
    payload: 'no payload',
    legacy: 'no payload',
  })
})

for (const { status, isTaken } of [
  { status: 200, isTaken: true },
  { status: 202, isTaken: true },
  { status: 204, isTaken: false },
  { status: 500, isTaken: false },
])
  test(`an answer ${status} ${isTaken ? 'is a success' : 'is a failure'}`, async ({ page }) => {
    const warnings = await openClient(page)
    await page.route(EVENTS, (route) => route.fulfill({ status }))
    const outcome = await page.evaluate(async () => {
      const options = { sourceEnvironment: 'prod', clientName: 'test', clientVersion: '1' } as const
      const client = window.tracking.createEventClient(options)
      return client.track('product_view', { item_id: 'one' }).then(
        () => 'success',
        (error: unknown) => (error instanceof Error ? error.message : ''),
      )
    })
    const message = `Error tracking event: HTTP Status ${status}`
    expect(outcome).toBe(isTaken ? 'success' : message)
    expect(warnings.includes(message)).toBe(!isTaken)
  })

test('an overwritten field is sent with a warning', async ({ page }) => {
  const warnings = await openClient(page)
  const [request] = await Promise.all([
    page.waitForRequest(EVENTS),
    page.evaluate(async () => {
      const options = { sourceEnvironment: 'dev', clientName: 'test', clientVersion: '1' } as const
      await window.tracking
        .createEventClient(options)
        .track('product_view', { client_name: 'other', item_id: 'one' })
    }),
  ])
  const { eventSchemaName, eventContent } = JSON.parse(request.postData() ?? '')
  expect(eventSchemaName).toBe('product_view')
  expect(JSON.parse(eventContent)).toMatchObject({
    client_name: 'other',
    item_id: 'one',
    page_path: '/about',
    resolved_locale: 'en-GB',
    source_environment: 'dev',
  })
  expect(warnings.filter((text) => /overwrites/.test(text))).toEqual([
    'The event overwrites the field "client_name".',
  ])
})

test('events are validated instead, and go to the hosts that the operator names', async ({
  page,
}) => {
  await openClient(page)
  const hosts = { staging: 'https://staging.example', production: 'https://events.example' }
  const urls = await page.evaluate((named) => {
    const { getEventHost } = window.tracking
    return (['dev', 'qa', 'staging', 'prod'] as const).map((each) => [
      getEventHost(each, named),
      getEventHost(each),
    ])
  }, hosts)
  expect(urls).toEqual([
    [hosts.staging, ''],
    [hosts.staging, ''],
    [hosts.staging, ''],
    [hosts.production, ''],
  ])
  const [answer] = await Promise.all([
    page.waitForResponse('**/api/v1/clanker/validate-event-content/product_view'),
    page.evaluate(async () => {
      const options = {
        sourceEnvironment: 'staging',
        clientName: 'test',
        clientVersion: '1',
        isValidating: true,
      } as const
      await window.tracking.createEventClient(options).track('product_view', { item_id: 'one' })
    }),
  ])
  expect(answer.status()).toBe(200)
})

test('the ids of a visitor last, and there are none without consent', async ({ page }) => {
  await openClient(page)
  const read = () =>
    page.evaluate(() => [window.tracking.getAnalyticsId(), window.tracking.getSessionInfo()])
  const [id, session] = await read()
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(session).toMatchObject({ isFirstLanding: true, isFirstSession: true })
  expect(await read()).toEqual([id, { ...Object(session), isFirstLanding: false }])
  const cookies = await page.context().cookies()
  const cookie = cookies.find(({ name }) => name === 'SS_ANALYTICS_ID')
  expect(cookie).toMatchObject({ value: id, path: '/', secure: false })
  const days = ((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400
  expect(days).toBeGreaterThan(389)
  expect(days).toBeLessThanOrEqual(390)
  await page.context().clearCookies()
  expect(await read()).toEqual(['', undefined])
})

test('storage that cannot be used is a warning', async ({ page }) => {
  const warnings = await openClient(page)
  const id = await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new Error('full')
    }
    return window.tracking.getAnalyticsId()
  })
  expect(id).not.toBe('')
  await expect.poll(() => warnings).toContain('Unable to store analyticsId')
  await page.evaluate(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('blocked')
      },
    })
    return window.tracking.getAnalyticsId()
  })
  await expect.poll(() => warnings).toContain('Unable access local/session storage.')
})
