import { AD_FRAME_PATH, type AdPixels, getTranslate } from '@vitrine/model'
import { checkDocument, newSiteSettings, type SiteSettings } from '@vitrine/page'
import { expect, it } from 'vitest'
import { publishNow } from '../../test/publish.ts'
import { testSite } from '../../test/site.ts'
import { renderAdFrame } from './ad-frame.ts'

const EN = 'en-US'
const PIXELS = {
  meta: '1234567890123456',
  pinterest: '2612345678901',
  tiktok: 'C4A1B2C3D4E5F6G7H8I9',
  google: 'G-ABC123DEF4',
} as const

function createSettings(adPixels: object, banner: Partial<SiteSettings['cookieBanner']> = {}) {
  return {
    ...newSiteSettings({ locale: EN, title: 'Shop' }),
    cookieBanner: { enabled: true, text: {}, acceptLabel: {}, declineLabel: {}, ...banner },
    adPixels,
  }
}

async function testAds(adPixels: AdPixels, banner: Partial<SiteSettings['cookieBanner']> = {}) {
  const shop = await testSite()
  const body = createSettings(adPixels, banner)
  await publishNow(shop.db, shop.site.id, { kind: 'site-settings', body, locales: [EN] })
  const visit = (path: string) => shop.browser().visit(path)
  return { ...shop, visit }
}

const listSources = (policy: string, directive: string) =>
  policy
    .split('; ')
    .find((each) => each.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1) ?? []

it('runs the pixels of a site in a frame of an opaque origin, which may load their services alone', async () => {
  const { visit } = await testAds({ meta: PIXELS.meta, pinterest: PIXELS.pinterest })
  const { status, text, headers } = await visit(`${AD_FRAME_PATH}?fbclid=abc`)
  expect(status).toBe(200)
  expect(text).toContain(
    `id="ad-pixels">{"meta":"${PIXELS.meta}","pinterest":"${PIXELS.pinterest}"}<`,
  )
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/^sandbox allow-scripts; default-src 'none'; /)
  const [hash, ...scripts] = listSources(policy, 'script-src')
  expect(hash).toMatch(/^'sha256-.+'$/)
  expect(scripts).toEqual(['https://connect.facebook.net', 'https://s.pinimg.com'])
  const calls = [
    'https://connect.facebook.net',
    'https://www.facebook.com',
    'https://ct.pinterest.com',
  ]
  expect(listSources(policy, 'img-src')).toEqual(calls)
  expect(listSources(policy, 'connect-src')).toEqual(calls)
  expect(listSources(policy, 'frame-ancestors')).toEqual(["'self'"])
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers).not.toHaveProperty('set-cookie')
})

it('keeps the policy of pages: only that of the frame names ad services', async () => {
  const { visit } = await testAds(PIXELS)
  for (const path of ['/', '/cart', '/search?q=mug']) {
    const policy = String((await visit(path)).headers['content-security-policy'])
    expect(policy).not.toMatch(/facebook|pinimg|tiktok|googletag/)
  }
})

it('names the services in the banner and on the page of what is collected', async () => {
  const { visit } = await testAds({ tiktok: PIXELS.tiktok, google: PIXELS.google })
  const services = 'TikTok and Google'
  const { text } = await visit('/')
  expect(text).toMatch(/<section class="sqs-cookie-banner" [^>]*data-ads="tiktok.google" hidden>/)
  const translate = getTranslate('en')
  expect(text).toContain(translate('cookiesAds', { services }))
  const collected = (await visit('/collected-data')).text
  expect(collected).toContain(translate('collectedData.ads.events', { services }))
  expect(collected).toContain('<code>vitrine-ads</code>')
})

it.each([
  ['without an id', {}, {}],
  ['without the banner', PIXELS, { enabled: false }],
  ['if visitors may not be recognized', PIXELS, { policy: 'absolute' }],
] as const)('has no frame %s', async (_case, pixels, banner) => {
  const { visit } = await testAds(pixels, banner)
  expect((await visit(AD_FRAME_PATH)).status).toBe(404)
  expect((await visit('/')).text).not.toContain('data-ads')
  expect((await visit('/collected-data')).text).not.toContain('Advertising')
})

it.each([
  { meta: '123"></script><script>alert(1)' },
  { meta: 'abcdefghij' },
  { meta: ' 1234567890 ' },
  { pinterest: '1' },
  { tiktok: "C4A1B2C3D4E5F6G7H8I9');" },
  { tiktok: 'c4a1b2c3d4e5f6g7h8i9' },
  { google: 'G-ABC&l=dataLayer' },
  { google: 'GTM-ABC123' },
  { google: 'G-ABC123\n' },
  { other: '12345678' },
])('refuses the id %j', (pixels) => {
  const check = (adPixels: object) =>
    checkDocument('site-settings', JSON.parse(JSON.stringify(createSettings(adPixels)))).issues
  expect(check(pixels)?.length).toBeGreaterThan(0)
  expect(check(PIXELS) ?? []).toEqual([])
})

it('puts ids into the frame as data', () => {
  const { html } = renderAdFrame(['meta'], { meta: '</script><script>alert(1)' }, 'start()')
  expect(html.match(/<script/g)).toHaveLength(2)
})
