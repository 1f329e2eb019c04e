import { eventContentSchema, recordFormRender, recordOverlay } from '@vitrine/contract'
import { blockTypeCodes, pageTypeCodes } from '@vitrine/model'
import { newBlock, newContent, newPage, newSection, plainToRich } from '@vitrine/page'
import type { Page, Request } from '@playwright/test'
import { chooseOptions, findAddButton } from './checkout-steps.ts'
import { publishBlocks } from './publish-page.ts'
import { expect } from './shop.ts'
import { StudioApi } from './studio-api.ts'
import { setSettings } from './site-settings.ts'
import { DECISION, listStored, LOCALE, openWithBanner, test } from './tracking-calls.ts'
import { repeatUntilPassed } from './repeat.ts'

const parse = (request: Request): unknown => JSON.parse(request.postData() ?? '')

test('a popup and a quick view are recorded for visitors who accepted', async ({
  owner,
  page,
  calls,
  banner: _published,
}) => {
  const studio = new StudioApi(owner)
  const block = newBlock(() => 'popupcount', 2, {
    text: { [LOCALE]: { body: plainToRich('Ten percent off') } },
  })
  const content = newContent([{ section: newSection(() => 'popupplace'), blocks: [block] }])
  const title = { locale: LOCALE, title: 'Counted popup', slug: 'counted-popup' }
  const { id } = await studio.publish({
    kind: 'page',
    body: newPage(title, {
      ...content,
      type: pageTypeCodes['popup-overlay'],
      settings: {
        enabled: true,
        popup: { position: 'bottom-right', everyDays: 7, afterMs: 200, version: 1 },
      },
    }),
  })
  try {
    await repeatUntilPassed(async (timeout) => {
      await openWithBanner(page, '/shop')
      await expect(page.locator('.sqs-popup-overlay')).toBeAttached({ timeout })
    })
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect(page.getByRole('dialog', { name: 'Counted popup' })).toBeVisible()
    await page.keyboard.press('Escape')
    const list = () => calls.list('/overlay').map((call) => recordOverlay.body.parse(parse(call)))
    await expect.poll(() => list().map(({ action }) => action)).toEqual(['shown', 'closed'])
    expect(list()[0]).toMatchObject({ overlayId: 'Counted popup' })
  } finally {
    // A site has one popup.
    await studio.delete(`/api/studio/documents/${id}`)
  }
  const card = page.getByRole('listitem').filter({ hasText: 'Espresso cup' })
  // The script of the button gives it its name.
  await card.scrollIntoViewIfNeeded()
  const opener = card.getByRole('button', { name: 'Quick View: Espresso cup' })
  await opener.focus()
  const [request] = await Promise.all([
    page.waitForRequest('**/api/census/RecordQuickView/*'),
    page.keyboard.press('Enter'),
  ])
  expect(request.postData()).toBeNull()
  expect((await request.response())?.status()).toBe(200)
})

test('a form is recorded when it is seen and when it is begun', async ({
  owner,
  page,
  calls,
  banner: _published,
}) => {
  const path = await publishBlocks(
    owner,
    { title: 'Counted form', slug: 'counted-form' },
    newBlock(() => 'countform', blockTypeCodes.form, {
      data: { name: 'counted', fields: [{ id: 'word', type: 'text' }] },
      text: { [LOCALE]: { 'word.title': 'Counted word', submit: 'Send' } },
    }),
  )
  await openWithBanner(page, path)
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('textbox', { name: 'Counted word' }).pressSequentially('abc')
  const list = () =>
    calls.list('/form-render').map((call) => recordFormRender.body.parse(parse(call)))
  await expect.poll(() => list().map(({ action }) => action)).toEqual(['render', 'start'])
})

test('what enters and leaves the cart is recorded', async ({ page, calls, banner: _published }) => {
  const list = () =>
    calls.list('/api/v1/clanker/events').map((call) => {
      const event = JSON.parse(call.postData() ?? '')
      const content: unknown = JSON.parse(event.eventContent)
      return { name: String(event.eventSchemaName), ...eventContentSchema.parse(content) }
    })
  await openWithBanner(page, '/shop/p/espresso-cup')
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => list().map(({ name }) => name)).toEqual(['product_view'])
  await chooseOptions(page, { Glaze: 'Iron' })
  await findAddButton(page).click()
  await expect.poll(() => list().map(({ name }) => name)).toEqual(['product_view', 'add_to_cart'])
  expect(list()[1]?.cart_id).toMatch(/^[\da-f-]{36}$/)
  expect(list()[1]?.item_id).toBe(list()[0]?.item_id)
  await page.goto('/cart')
  await expect.poll(() => list().at(-1)?.name).toBe('view_cart')
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect.poll(() => list().at(-1)?.name).toBe('remove_from_cart')
})

test('related items and reviews of a product are recorded once they are seen', async ({
  owner,
  page,
  calls,
  banner: _published,
}) => {
  const studio = new StudioApi(owner)
  const preferences = '/api/v1/commerce-preferences/merchandising'
  const list = (name: string) =>
    calls.list('/api/v1/clanker/events').flatMap((call) => {
      const event = JSON.parse(call.postData() ?? '')
      return event.eventSchemaName === name ? [JSON.parse(event.eventContent)] : []
    })
  await studio.put(preferences, { displayNativeProductReviewsEnabled: true })
  try {
    await openWithBanner(page, '/shop/p/espresso-cup')
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect.poll(() => list('product_view')).toHaveLength(1)
    await page.locator('#reviews').scrollIntoViewIfNeeded()
    await expect.poll(() => list('reviews_tab')).toHaveLength(1)
    const [{ item_id: itemId }] = list('product_view')
    expect(list('reviews_tab')[0]).toMatchObject({
      ...{ item_id: itemId, item_name: 'Espresso cup', tab_type: 'product-reviews' },
      ...{ collection_id: expect.any(String), collection_name: expect.any(String) },
      category_ids: expect.any(Array),
    })
    const cards = page.locator('.related [data-product-id]')
    await cards.first().scrollIntoViewIfNeeded()
    await expect.poll(() => list('related_items')).toHaveLength(1)
    const ids = await cards.evaluateAll((all) => all.map((each) => each.dataset['productId']))
    expect(list('related_items')[0]).toMatchObject({ item_ids: ids, logged_in: false })
    expect(ids).not.toContain(itemId)
    await page.locator('#reviews').scrollIntoViewIfNeeded()
    await cards.first().scrollIntoViewIfNeeded()
    expect(list('related_items')).toHaveLength(1)
  } finally {
    await studio.put(preferences, { displayNativeProductReviewsEnabled: false })
  }
})

const AD_SERVERS = /facebook|pinimg|tiktok|googletagmanager/
const PIXELS = {
  meta: '1234567890123456',
  pinterest: '2612345678901',
  tiktok: 'C4A1B2C3D4E5F6G7H8I9',
  google: 'G-ABC123DEF4',
}

/** Stand-ins for the scripts of ad services: each asks its server for an image with what the frame passed on. */
const STAND_INS = {
  'https://connect.facebook.net/en_US/fbevents.js': `
    fbq.callMethod = (...args) => pass('https://www.facebook.com/tr', args)
    for (const args of fbq.queue) fbq.callMethod(...args)`,
  'https://s.pinimg.com/ct/core.js': `
    const queue = pintrk.queue
    window.pintrk = (...args) => pass('https://ct.pinterest.com/v3', args)
    for (const args of queue) pintrk(...args)`,
  'https://analytics.tiktok.com/i18n/pixel/events.js': `
    const waiting = [...ttq]
    window.ttq = { track: (...args) => pass('https://analytics.tiktok.com/track', ['track', ...args]) }
    for (const [method, ...args] of waiting) ttq[method](...args)`,
  'https://www.googletagmanager.com/gtag/js': `
    const read = (entry) => pass('https://www.google.com/ccm', [...entry])
    for (const entry of dataLayer) read(entry)
    dataLayer.push = read`,
}

/** Serves the stand-ins. Resolves to what reached the servers, and what their scripts found on the page. */
async function watchAdServers(page: Page) {
  const asked: string[] = []
  const passed: { readonly server: string; readonly args: readonly unknown[] }[] = []
  const helper = `const pass = (server, args) => {
    let reach = ''
    try { reach = parent.document.title } catch { reach = 'nothing' }
    const found = [reach, document.cookie, document.referrer, localStorage.length]
    new Image().src = server + '?passed=' + encodeURIComponent(JSON.stringify({ args, found }))
  };`
  await page.context().route(
    (url) => url.protocol === 'https:',
    async (route) => {
      const url = new URL(route.request().url())
      asked.push(url.href)
      const script = Object.entries(STAND_INS).find(
        ([address]) => address === url.origin + url.pathname,
      )?.[1]
      if (script !== undefined)
        return route.fulfill({ contentType: 'text/javascript', body: `{${helper}${script}}` })
      const { args, found } = JSON.parse(url.searchParams.get('passed') ?? '{}')
      expect(found).toEqual(['nothing', '', '', 0])
      passed.push({ server: url.hostname, args })
      return route.fulfill({ status: 204 })
    },
  )
  const listEvents = (server: string) =>
    passed
      .filter((each) => each.server === server && /^(?:track|event)$/.test(String(each.args[0])))
      .map(({ args }) => args.slice(1))
  return { asked, listEvents }
}

test('ad pixels get events after consent alone, in a frame that reaches nothing', async ({
  owner,
  page,
  banner: _published,
}) => {
  const studio = new StudioApi(owner)
  const ads = await watchAdServers(page)
  const listNames = () => ads.listEvents('www.facebook.com').map(([name]) => name)
  await setSettings(studio, { adPixels: PIXELS })
  try {
    const banner = page.getByRole('region', { name: 'Cookies' })
    await repeatUntilPassed(async (timeout) => {
      await openWithBanner(page, '/shop/p/espresso-cup?fbclid=click-1')
      await expect(banner).toContainText('Meta, Pinterest, TikTok and Google', { timeout })
    })
    await banner.getByRole('button', { name: 'Decline' }).click()
    await page.reload()
    await expect(banner).toBeHidden()
    expect(ads.asked).toEqual([])
    expect(await page.locator('iframe').count()).toBe(0)

    await page.getByRole('button', { name: 'Cookie settings' }).click()
    await banner.getByRole('button', { name: 'Accept' }).click()
    await expect.poll(listNames).toEqual(['ViewContent'])
    const servers = [
      'www.facebook.com',
      'ct.pinterest.com',
      'analytics.tiktok.com',
      'www.google.com',
    ]
    await expect
      .poll(() => servers.map((server) => ads.listEvents(server)[0]?.[0]))
      .toEqual(['ViewContent', 'pagevisit', 'ViewContent', 'view_item'])
    const [, content, { eventID }] = ads.listEvents('www.facebook.com')[0] as [
      string,
      object,
      { eventID: string },
    ]
    expect(content).toMatchObject({ currency: 'GBP', content_type: 'product' })
    expect(eventID).toMatch(/^[\da-f]{32}$/)
    await expect(page.locator('iframe[sandbox=allow-scripts]')).toHaveAttribute(
      'src',
      '/static/ad-pixels?fbclid=click-1',
    )

    await chooseOptions(page, { Glaze: 'Iron' })
    await findAddButton(page).click()
    await expect.poll(listNames).toEqual(['ViewContent', 'AddToCart'])
    await page.goto('/search?q=cup')
    await expect.poll(listNames).toEqual(['ViewContent', 'AddToCart', 'Search'])
    await page.goto('/account/verify?notice=registered')
    await expect.poll(() => listNames().at(-1)).toBe('CompleteRegistration')
    expect(await listStored(page)).toEqual(
      expect.arrayContaining(['vitrine-ads', 'vitrine-ad-clicks']),
    )

    await page.getByRole('button', { name: 'Cookie settings' }).click()
    await banner.getByRole('button', { name: 'Decline' }).click()
    await expect(page.locator('iframe[sandbox=allow-scripts]')).toHaveCount(0)
    await expect
      .poll(async () => (await listStored(page)).filter((name) => /^vitrine-ad/.test(name)))
      .toEqual([])
    const before = ads.asked.length
    await page.goto('/shop/p/espresso-cup')
    await expect(findAddButton(page)).toBeVisible()
    expect(ads.asked).toHaveLength(before)

    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
    })
    const url = new URL(page.url())
    await page.context().addCookies([
      { name: DECISION, value: '1', url: url.origin },
      { name: 'vitrine-ads', value: 'meta.pinterest.tiktok.google', url: url.origin },
    ])
    await page.reload()
    await expect(findAddButton(page)).toBeVisible()
    expect(ads.asked).toHaveLength(before)
    expect(ads.asked.every((address) => /^https:/.test(address))).toBe(true)
  } finally {
    await setSettings(studio, { adPixels: {} })
  }
})

test('a purchase and a newsletter sign-up reach ad pixels, and a site with new ones asks again', async ({
  owner,
  page,
  banner: _published,
}) => {
  const studio = new StudioApi(owner)
  const ads = await watchAdServers(page)
  const path = await publishBlocks(
    owner,
    { title: 'Advertised newsletter', slug: 'advertised-newsletter' },
    newBlock(() => 'adsignup', blockTypeCodes.newsletter, { data: {}, text: {} }),
  )
  await setSettings(studio, { adPixels: { meta: PIXELS.meta } })
  try {
    const banner = page.getByRole('region', { name: 'Cookies' })
    await repeatUntilPassed(async (timeout) => {
      await openWithBanner(page, path)
      await expect(banner).toContainText('Meta', { timeout })
    })
    await banner.getByRole('button', { name: 'Accept' }).click()
    const listNames = () => ads.listEvents('www.facebook.com').map(([name]) => name)
    const form = page.locator('main .newsletter-form')
    await form.getByRole('textbox').last().fill('advertised@example.com')
    await form.getByRole('button').click()
    await expect.poll(listNames).toEqual(['Lead'])
    const money = (cents: number) => ({
      ...{ value: cents, currencyCode: 'GBP', decimalValue: (cents / 100).toFixed(2) },
    })
    await page.evaluate(
      (detail) => document.dispatchEvent(new CustomEvent('shop:purchase', { detail })),
      {
        ...{ id: 'order-7', testMode: false, grandTotal: money(3_850) },
        items: [{ sku: 'CUP', productName: 'Cup', quantity: 2, unitPrice: money(1_700) }],
      },
    )
    await expect
      .poll(() => ads.listEvents('www.facebook.com').at(-1))
      .toMatchObject([
        'Purchase',
        { value: 38.5, currency: 'GBP', content_ids: ['CUP'], num_items: 2 },
        { eventID: 'order-7' },
      ])
    expect(JSON.stringify(ads.asked)).not.toContain('advertised')
    expect(ads.asked.some((address) => AD_SERVERS.test(address))).toBe(true)

    await setSettings(studio, { adPixels: { meta: PIXELS.meta, google: PIXELS.google } })
    await repeatUntilPassed(async (timeout) => {
      await page.goto('/about')
      await expect(banner).toContainText('Meta and Google', { timeout })
      await expect(banner).toBeVisible({ timeout })
    })
  } finally {
    await setSettings(studio, { adPixels: {} })
  }
})
