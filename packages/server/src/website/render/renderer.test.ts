import { expect, it } from 'vitest'
import { ensureCollection } from '../../commerce/catalog/index.ts'
import { createThemedSite } from '../../test/render.ts'

const region = `<html><head>{squarespace-headers}</head>
<body id="{squarespace.page-id}" class="{squarespace.page-classes}">
[{squarespace.page-title}|{squarespace.cart-classes}|{squarespace.facebookAppId}|{showCart}]
[{squarespace-footers}{squarespace.footers}{squarespace-post-entry}{postItemInjectCode}]
[{rollup-site-common}{rollup-descriptor-site-common}{.if rollup-site-common}x{.end}]
<main>{squarespace.main-content}</main></body></html>`

async function site() {
  const made = await createThemedSite(
    {
      'site.region': region,
      'pages/home.page': 'home {squarespace.page-id} {squarespace.page-title}',
      'pages/about.page': 'about',
      'pages/about.page.conf': '{"title": "About <us>"}',
      'collections/products.list': 'list',
      'collections/products.item': 'item {item.title}',
    },
    { title: 'Marlpit', currency: 'EUR' },
  )
  const { id } = await made.product({ urlId: 'mug', title: 'Mug' })
  const shop = { urlId: 'shop', title: 'Shop' }
  const { id: collectionId } = await ensureCollection(made.db, made.site.id, shop)
  return { ...made, id, collectionId }
}

const currency = 'native-currency-code-eur'
const getBodyMarks = (html: string) => /<body id="([^"]*)" class="([^"]*)">/.exec(html)?.slice(1)

it('has the id and the classes of the page for templates, in this order', async () => {
  const { draw, id, collectionId } = await site()
  const [homeId = '', homeClasses] = getBodyMarks((await draw('/')).html) ?? []
  expect(homeId).toMatch(/^collection-[\da-f]{24}$/)
  const page = (own: string, home = '') =>
    `${currency} ${own} collection-type-page collection-layout-default ${home}mobile-style-available`
  expect(homeClasses).toBe(page(homeId, 'homepage '))
  const [aboutId = '', aboutClasses] = getBodyMarks((await draw('/about')).html) ?? []
  expect(aboutClasses).toBe(page(aboutId))
  expect(aboutId).not.toBe(homeId)

  const store = `${currency} collection-${collectionId} collection-type-products collection-layout-default`
  const list = await draw('/shop')
  expect(getBodyMarks(list.html)).toEqual([
    `collection-${collectionId}`,
    `${store} view-list mobile-style-available`,
  ])
  const item = await draw('/shop/p/mug')
  expect(getBodyMarks(item.html)).toEqual([
    `item-${id}`,
    `${store} view-item mobile-style-available`,
  ])
})

it('shows a cart once the site has a product', async () => {
  const {
    draw,
    product,
    db,
    site: { id },
  } = await createThemedSite({
    'site.region': '{.if showCart}cart{.or}none{.end}',
    'pages/home.page': 'home',
  })
  await ensureCollection(db, id, { urlId: 'shop', title: 'Shop' })
  expect((await draw('/')).html).toContain('none')
  await product({ urlId: 'mug', title: 'Mug' })
  expect((await draw('/')).html).toContain('cart')
})

it('prints the platform’s values, and nothing for tags that it does not use', async () => {
  const { draw } = await site()
  const { html, issues } = await draw('/about')
  const lines = html.split('\n')
  expect(lines).toContain('[About &lt;us&gt; — Marlpit|sqs-custom-cart||true]')
  expect(lines.filter((line) => line === '[]')).toHaveLength(2)
  expect(html).toContain('<main>about</main>')
  expect(html).toContain('<!-- End of Squarespace Headers --></head>')
  expect(html).toContain('<script type="module" src="/static/app/bootstrap.js"></script>')
  expect(issues).toEqual([])
})

it('knows the page in the owner’s text as well', async () => {
  const { draw } = await site()
  const { html } = await draw('/')
  expect(html).toMatch(/<main>home collection-[\da-f]{24} Marlpit<\/main>/)
})
