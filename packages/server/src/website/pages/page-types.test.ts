import type { SystemPage } from '../../platform/http/page-server.ts'
import { pageTypeCodes, type PageType } from '@vitrine/model'
import {
  type Access,
  newCollection,
  newItem,
  newPage,
  newSection,
  newContent,
  newBlock,
  plainToRich,
} from '@vitrine/page'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../platform/db/id.ts'
import { waitForChanges } from '../../test/database.ts'
import { publishNow } from '../../test/publish.ts'
import { testArea } from '../../test/readers.ts'
import { testSite } from '../../test/site.ts'

const EN = 'en-US'

/** The types of features that do not exist yet, which no page has. */
const RESERVED: readonly PageType[] = [
  'show-cart',
  'subscription-confirmed',
  'membership-confirmed',
  'digital-product-composer-preview',
  'order-status',
  'commerce-email-preview',
]

/** The path of each type, and its status. */
const VISITED: Readonly<Partial<Record<PageType, readonly [path: string, status: number]>>> = {
  'main-content': ['/journal', 200],
  page: ['/care', 200],
  'splash-page': ['/cover', 200],
  'content-item': ['/journal/open', 200],
  'not-found': ['/nothing', 404],
  search: ['/search?q=x', 200],
  'lock-screen': ['/locked', 401],
  'protected-content': ['/journal/closed', 403],
  'member-area-access-denied': ['/club', 403],
  'cart-v2': ['/cart', 200],
  'newsletter-unsubscribe': ['/newsletter/unsubscribe?token=x', 200],
  'sso-page': ['/account/login', 200],
}

/** Pages that depend on an action of the visitor, by the data they are rendered from. */
const SYSTEM_PAGES: Readonly<Partial<Record<PageType, readonly [SystemPage, object]>>> = {
  error: ['error', { error: { status: 503 } }],
  checkout: ['checkout', { checkout: {} }],
  donate: ['checkout', { checkout: { isDonation: true } }],
  'order-confirmed': ['order', { order: { status: 'placed', isDonation: false } }],
  'contribution-confirmed': ['order', { order: { status: 'placed', isDonation: true } }],
  'reviews-request': ['review', { review: { stars: [] } }],
  'order-received': ['order', { order: { status: 'pending' } }],
}

let serial = 0
const nextId = () => `b${++serial}`
const createText = (text: string) => {
  const block = newBlock(nextId, 2, { text: { [EN]: { body: plainToRich(text) } } })
  return newContent([{ section: newSection(nextId), blocks: [block] }])
}

async function createEveryKind() {
  const shop = await testSite()
  const page = (slug: string, given: Partial<ReturnType<typeof newPage>> = {}) =>
    publishNow(shop.db, shop.site.id, {
      kind: 'page',
      body: newPage({ locale: EN, title: `Title ${slug}`, slug }, given),
    })
  const members: Access = { kind: 'members', memberAreaIds: [await testArea(shop)] }
  await shop.product({ urlId: 'mug' })
  const journal = await page('journal', { collection: newCollection() })
  const item = (slug: string, given = {}) =>
    publishNow(shop.db, shop.site.id, {
      kind: 'item',
      collectionId: journal,
      body: newItem({ locale: EN, title: slug, slug }, given),
    })
  await item('open')
  await item('closed', { access: members })
  await page('care')
  await page('cover', { type: pageTypeCodes['splash-page'], ...createText('Welcome') })
  await page('locked', { access: { kind: 'password' } })
  await page('club', { access: members })
  return { ...shop, page }
}

let shop: Awaited<ReturnType<typeof createEveryKind>>
beforeAll(async () => {
  shop = await createEveryKind()
})

const typeIn = (html: string) => Number(/"pageType":(\d+)/.exec(html)?.[1])

describe('the type of a page', () => {
  it.each(Object.entries(pageTypeCodes))('%s is %i on every page', async (name, code) => {
    const type = name as PageType // the table's own names
    const [path, expected] = VISITED[type] ?? []
    const [page, data] = SYSTEM_PAGES[type] ?? []
    if (path !== undefined) {
      const { status, text } = await shop.browser().visit(path)
      expect({ status, type: typeIn(text) }).toEqual({ status: expected, type: code })
    } else if (page !== undefined) {
      const site = await findTestSite()
      const html = await shop.http.website.renderSystemPage(site, page, { ...data }, { nonce: 'n' })
      expect(typeIn(html)).toBe(code)
    } else expect(type === 'popup-overlay' || RESERVED.includes(type)).toBe(true)
  })

  it('is the one of the error page after a failure', async () => {
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/cart/entries',
      headers: {
        host: shop.host,
        'sec-fetch-site': 'cross-site',
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'quantity=1',
    })
    expect({ status: reply.statusCode, type: typeIn(reply.payload) }).toEqual({
      status: 403,
      type: 101,
    })
  })
})

const findTestSite = async () => {
  const request = { hostname: shop.host, host: shop.host, protocol: 'http' as const }
  const site = await shop.http.findSite(request)
  if (!site) throw new Error('A test site is there')
  return site
}

describe('a cover page', () => {
  it('has no header or footer, and shows its own content', async () => {
    const { text } = await shop.browser().visit('/cover')
    expect(text).toContain('Welcome')
    expect(text).not.toContain('site-header')
    expect(text).toMatch(/<main id="page"/)
  })
})

describe('a custom page of the owner', () => {
  const OWN = [
    ['not-found', '/nowhere', 404],
    ['lock-screen', '/locked', 401],
    ['protected-content', '/journal/closed', 403],
    ['member-area-access-denied', '/club', 403],
    ['sso-page', '/account/login', 200],
  ] as const

  it.each(OWN)('replaces the text of %s; forms stay', async (type, path, expected) => {
    const before = await shop.browser().visit(path)
    const slug = `own-${type}`
    await shop.page(slug, { type: pageTypeCodes[type], ...createText(`Own words of ${type}`) })
    await waitForChanges()
    const { status, text } = await shop.browser().visit(path)
    expect(status).toBe(expected)
    expect(text).toContain(`Own words of ${type}`)
    expect(text).toContain(`<title>Title ${slug}`)
    // The form of the lock screen follows the words instead of being in the middle of the page.
    expect(text.includes('lock-screen has-own-text')).toBe(type === 'lock-screen')
    expect(before.text.match(/<form/g)?.length ?? 0).toBe(text.match(/<form/g)?.length ?? 0)
    expect(text.match(/<h1/g)?.length ?? 0).toBeLessThanOrEqual(1)
    expect((await shop.browser().visit(`/${slug}`)).status).toBe(404)
  })

  it('is used for the error page, too', async () => {
    await shop.page('own-error', { type: pageTypeCodes.error, ...createText('Own words of error') })
    await waitForChanges()
    const site = await findTestSite()
    const data = { error: { status: 500, message: 'It broke', reference: newId() } }
    const html = await shop.http.website.renderSystemPage(site, 'error', data, { nonce: 'n' })
    expect(html).toContain('Own words of error')
    expect(html).toContain('It broke')
  })
})
