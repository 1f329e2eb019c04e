import { newNavigation, newPage } from '@vitrine/page'
import { expect, it } from 'vitest'
import { waitForChanges } from '../../test/database.ts'
import { publishNow } from '../../test/publish.ts'
import { testSite } from '../../test/site.ts'

it('renders list and product pages in the theme, with their titles', async () => {
  const shop = await testSite({ title: 'Marlpit' })
  await shop.product({ title: 'Morning mug', urlId: 'mug' })
  const visitor = shop.browser()
  const titleAt = async (path: string) => {
    const { status, text } = await visitor.visit(path)
    return [status, /<title>(.*?)<\/title>/.exec(text)?.[1]]
  }
  expect(await titleAt('/shop')).toEqual([200, 'Shop — Marlpit'])
  expect(await titleAt('/shop/p/mug')).toEqual([200, 'Morning mug — Marlpit'])
})

it('leads from / to the first page of the menus, else to the store, if there is no home page', async () => {
  const { db, site, browser, product } = await testSite()
  await product({ title: 'Mug' })
  const follow = async () => {
    const { status, headers } = await browser().visit('/')
    return [status, headers.location]
  }
  expect(await follow()).toEqual([302, '/shop'])
  const page = (slug: string) =>
    publishNow(db, site.id, {
      kind: 'page',
      body: newPage({ locale: 'en-US', title: `Page ${slug}`, slug }),
    })
  const [hidden, about] = [await page('hidden'), await page('about')]
  const entry = (pageId: string) => ({ kind: 'page' as const, id: pageId, pageId })
  const menus = [
    { id: '_hidden', items: [entry(hidden)] },
    { id: 'mainNav', items: [entry(about)] },
  ]
  await publishNow(db, site.id, { kind: 'navigation', body: { ...newNavigation(), menus } })
  await waitForChanges()
  expect(await follow()).toEqual([302, '/about'])
  await page('')
  await waitForChanges()
  expect(await follow()).toEqual([200, undefined])
})

it('shows products and pages of its own site only', async () => {
  const [mine, other] = await Promise.all([testSite(), testSite()])
  await mine.product({ title: 'Only mine', urlId: 'only-mine' })
  await other.product({ title: 'Only theirs', urlId: 'only-theirs' })
  for (const path of ['/shop', '/sitemap.xml']) {
    const { text } = await mine.browser().visit(path)
    expect(text).toMatch(/Only mine|only-mine/)
    expect(text).not.toMatch(/Only theirs|only-theirs/)
  }
  expect(await mine.browser().visit('/shop/p/only-theirs')).toMatchObject({ status: 404 })
})

it('shows the products of a category and of those below it', async () => {
  const shop = await testSite()
  await shop.product({ title: 'Espresso cup', categories: [['Cups', 'Small']] })
  await shop.product({ title: 'Garden pot', categories: [['Garden']] })
  const visitor = shop.browser()
  const { text } = await visitor.visit('/shop?category=cups')
  expect(text).toContain('Espresso cup')
  expect(text).not.toContain('Garden pot')
  expect(text).toMatch(/<link rel="canonical" href="[^"]*\/shop\?category=cups">/)
  expect((await visitor.visit('/shop?category=cups/small')).text).toContain('Espresso cup')
  expect(await visitor.visit('/shop?category=nothing')).toMatchObject({ status: 404 })
})

it('returns the page JSON of a page', async () => {
  const shop = await testSite({ title: 'Marlpit', currency: 'GBP' })
  const product = await shop.product({ title: 'Mug', urlId: 'mug', priceMinor: 2_800n })
  const { headers, body } = await shop.browser().visit('/shop/p/mug?format=json')
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(body).toMatchObject({
    website: { siteTitle: 'Marlpit' },
    websiteSettings: { storeSettings: { selectedCurrency: 'GBP' } },
    collection: { typeName: 'products', fullUrl: '/shop' },
    item: { id: product.id, title: 'Mug', priceMoney: { currency: 'GBP', value: '28.00' } },
    shoppingCart: { entries: [], totalQuantity: 0 },
    localizedStrings: { productAddToCartText: 'Add To Cart' },
  })
  const pretty = await shop.browser().visit('/shop/p/mug?format=json-pretty')
  expect(pretty.text).toContain('\n  "website": {\n')
})

it('links to the products before and after one, in the order of the shop', async () => {
  const shop = await testSite()
  for (const urlId of ['first', 'second', 'third']) await shop.product({ title: urlId, urlId })
  await shop.product({ urlId: 'hidden', visible: false })
  const links = async (urlId: string) => {
    const { body } = await shop.browser().visit(`/shop/p/${urlId}?format=json`)
    return body
  }
  expect(await links('second')).toMatchObject({
    pagination: {
      prevItem: { title: 'first', fullUrl: '/shop/p/first' },
      nextItem: { title: 'third', fullUrl: '/shop/p/third', recordType: 11 },
    },
  })
  expect(await links('third')).not.toMatchObject({ pagination: { nextItem: {} } })
})

/** Returns the static context of a page. */
function getStaticContext(html: string): unknown {
  const json = /SQUARESPACE_CONTEXT = (.*?);<\/script>/.exec(html)?.[1] ?? ''
  return JSON.parse(json)
}

it('formats ¥500 as 500 in decimals and as 50000 in hundredths', async () => {
  const shop = await testSite({ currency: 'JPY', language: 'ja-JP' })
  await shop.product({ urlId: 'mug', priceMinor: 500n })
  const json = await shop.browser().visit('/shop/p/mug?format=json')
  expect(json.body).toMatchObject({
    item: { priceCents: 50_000, priceMoney: { currency: 'JPY', value: '500' } },
  })
  const { text } = await shop.browser().visit('/shop/p/mug')
  expect(getStaticContext(text)).toMatchObject({
    product: { variants: [{ price: { value: 50_000, decimalValue: '500', fractionalDigits: 0 } }] },
  })
  expect(text).toContain('￥500\n')
  expect(text).toContain('"price":"500","priceCurrency":"JPY"')
})

it('has the page’s context for scripts, on private pages too', async () => {
  const shop = await testSite()
  for (const path of ['/', '/cart', '/nothing']) {
    const { text } = await shop.browser().visit(path)
    expect(getStaticContext(text)).toMatchObject({
      website: { authenticUrl: `http://${shop.host}`, isHstsEnabled: false },
    })
  }
})

it('redirects a URL with a trailing slash to the page', async () => {
  const shop = await testSite()
  await shop.product({ urlId: 'mug' })
  const to = async (path: string) => {
    const { status, headers } = await shop.browser().visit(path)
    return [status, headers['location']]
  }
  expect(await to('/shop/?category=x')).toEqual([301, '/shop?category=x'])
  expect(await to('/shop/p/mug/')).toEqual([301, '/shop/p/mug'])
  expect(await to('//elsewhere.example/')).toEqual([301, '/elsewhere.example'])
})

it.each(['/nothing', '/nothing/p/mug', '/shop/p/nothing', '/shop/x/y', '/home', '/%2e%2e/secret'])(
  'responds to %s with the theme’s not-found page',
  async (path) => {
    const shop = await testSite({ title: 'Marlpit' })
    await shop.product()
    const { status, headers, text } = await shop.browser().visit(path)
    expect(status).toBe(404)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(text).toContain('<title>Page not found — Marlpit</title>')
  },
)

it('responds with 421 at an unknown host, and does not redirect', async () => {
  const shop = await testSite()
  const reply = await shop.app.inject({ url: '/', headers: { host: 'nobody.example' } })
  expect(reply.statusCode).toBe(421)
  expect(reply.payload).not.toMatch(/href|src/)
})

it.each([':8080', ':80@elsewhere.example', ':x', ':', '/..', ' x', ':123456', '\tx'])(
  'rejects its own host followed by %j, with which links in its pages would begin',
  async (behind) => {
    const shop = await testSite()
    const asked = (host: string) => shop.app.inject({ url: '/cart', headers: { host } })
    expect((await asked(`${shop.host}:80`)).statusCode).toBe(200)
    const { statusCode, payload } = await asked(`${shop.host}${behind}`)
    expect(statusCode).toBe(421)
    expect(payload).not.toContain('elsewhere')
  },
)

it('lists the pages for search engines, at the requested host', async () => {
  const shop = await testSite()
  await shop.product({ urlId: 'mug' })
  const robots = await shop.browser().visit('/robots.txt')
  expect(robots.text).toContain('Disallow: /api/\n')
  expect(robots.text).toContain(`Sitemap: http://${shop.host}/sitemap.xml\n`)
  const { text, headers } = await shop.browser().visit('/sitemap.xml')
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(text).toContain(`<loc>http://${shop.host}/shop/p/mug</loc>`)
})

it('serves the theme’s styles and files, cached permanently if requested by version', async () => {
  const visitor = (await testSite()).browser()
  const { text } = await visitor.visit('/')
  const styles = /href="(\/site\.css\?v=\w+)"/.exec(text)?.[1] ?? ''
  const font = /href="(\/static\/theme\/fonts\/[^"]+)"/.exec(text)?.[1] ?? ''
  const replies = [await visitor.visit(styles), await visitor.visit(font)]
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  const cached = replies.map(({ headers }) => headers['cache-control'])
  expect(cached).toEqual(Array(2).fill('public, max-age=31536000, immutable'))
  const bare = await visitor.visit('/site.css')
  expect(bare.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect(await visitor.visit('/favicon.ico')).toMatchObject({ status: 200 })
  expect(await visitor.visit('/static/theme/../template.conf')).toMatchObject({ status: 404 })
  expect(await visitor.visit('/static/theme/%2e%2e%2ftemplate.conf')).toMatchObject({ status: 404 })
})
