import { getTranslate, pageTypeCodes } from '@vitrine/model'
import {
  newBlock,
  newContent,
  newPage,
  newSection,
  newSiteSettings,
  type Page,
  plainToRich,
} from '@vitrine/page'
import { expect, it } from 'vitest'
import { publishNow } from '../../test/publish.ts'
import { testSite, type TestSite } from '../../test/site.ts'

const EN = 'en-US'
let serial = 0
const nextId = () => `b${++serial}`

function words(text: string) {
  const block = newBlock(nextId, 2, { text: { [EN]: { body: plainToRich(text) } } })
  return newContent([{ section: newSection(nextId), blocks: [block] }])
}

async function site(given: TestSite = {}) {
  const shop = await testSite(given)
  const { db, site: of } = shop
  const page = (slug: string, given: Partial<Page> = {}) =>
    publishNow(db, of.id, {
      kind: 'page',
      body: newPage({ locale: EN, title: `Title "${slug}"`, slug }, given),
    })
  const popup = (given: Partial<Page> = {}) =>
    page('popup', {
      type: pageTypeCodes['popup-overlay'],
      ...words('Words of the popup'),
      settings: {
        enabled: true,
        popup: { position: 'bottom-right', everyDays: 3, afterScroll: 40, version: 5 },
      },
      ...given,
    })
  const settings = (given: object, locale = EN) =>
    publishNow(db, of.id, {
      kind: 'site-settings',
      body: { ...newSiteSettings({ locale, title: 'Shop' }), ...given },
      locales: [locale],
    })
  const textAt = async (path: string) => (await shop.browser().visit(path)).text
  return { ...shop, page, popup, settings, textAt }
}

it('renders the popup closed, with its position and timing, on pages and never as a page', async () => {
  const { page, popup, textAt, browser } = await site()
  await page('care')
  await popup()
  const text = await textAt('/care')
  const [dialog = ''] = /<dialog[^>]*>/.exec(text) ?? []
  expect(dialog).toContain('class="sqs-popup-overlay"')
  expect(dialog).toContain('aria-label="Title &quot;popup&quot;"')
  expect(dialog).toContain('data-position="bottom-right"')
  expect(dialog).toContain('data-version="5" data-every-days="3" data-after-scroll="40"')
  expect(dialog).not.toMatch(/\sopen\b/)
  expect(text).toContain('Words of the popup')
  expect((await browser().visit('/popup')).status).toBe(404)
  for (const path of ['/care?format=json', '/care?format=main-content', '/cart', '/nothing'])
    expect(await textAt(path), path).not.toContain('Words of the popup')
})

it('shows no popup over a cover page, and none that is restricted or disabled', async () => {
  const one = await site()
  await one.page('cover', { type: pageTypeCodes['splash-page'] })
  await one.page('care')
  await one.popup()
  expect(await one.textAt('/cover')).not.toContain('<dialog')
  for (const given of [
    { access: { kind: 'password' } as const },
    { settings: { enabled: false } },
  ]) {
    const other = await site()
    await other.page('care')
    await other.popup(given)
    expect(await other.textAt('/care')).not.toContain('<dialog')
  }
})

it('asks about cookies with the owner’s text, hidden until a script shows it, and sets none', async () => {
  const { page, settings, browser } = await site()
  await page('care')
  await settings({
    cookieBanner: {
      enabled: true,
      text: { [EN]: plainToRich('Biscuits & <b>tea</b>?') },
      acceptLabel: { [EN]: 'Yes "please"' },
      declineLabel: {},
    },
  })
  const { text, headers } = await browser().visit('/care')
  expect(text).toMatch(/<section class="sqs-cookie-banner" aria-label="Cookies" [^>]*hidden>/)
  expect(text).toContain('Biscuits &amp; &lt;b&gt;tea&lt;/b&gt;?')
  expect(text).toContain('data-cookies="accept">Yes &quot;please&quot;</button>')
  expect(text).toContain('data-cookies="decline">Decline</button>')
  expect(headers).not.toHaveProperty('set-cookie')
})

it('asks about cookies in the language of the page, unless the owner has a text', async () => {
  const { settings, textAt } = await site({ language: 'fr' })
  const cookieBanner = { enabled: true, text: {}, acceptLabel: {}, declineLabel: {} }
  await settings({ cookieBanner }, 'fr')
  const text = await textAt('/')
  expect(text).toContain(`<p>${getTranslate('fr')('cookiesText')}</p>`)
  expect(text).toContain('data-cookies="accept">Accepter</button>')
})

it('renders no disabled overlays', async () => {
  const { page, textAt } = await site()
  await page('care')
  const text = await textAt('/care')
  expect(text).not.toContain('sqs-cookie-banner')
  expect(text).not.toContain('sqs-popup-overlay')
})

it('has the version of the announcement for scripts', async () => {
  const { page, settings, textAt } = await site()
  await page('care')
  const text = { [EN]: plainToRich('Closed on Sunday') }
  await settings({ announcementBar: { enabled: true, text, version: 4 } })
  const html = await textAt('/care')
  expect(html).toContain('Closed on Sunday')
  expect(html).toContain('"announcementBarVersion":4')
})
