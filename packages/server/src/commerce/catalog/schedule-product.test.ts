import { addCartEntry, createProduct, listProducts, type ProductDetail } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { find } from '../../audience/search/find.ts'
import { indexSiteChanges } from '../../audience/search/update-index.ts'
import { waitForChanges } from '../../test/database.ts'
import { testOwner } from '../../test/owner.ts'
import { testSite } from '../../test/site.ts'
import { publishNow } from '../../test/publish.ts'
import { ensureCollection, findProductPage, listProductAddresses } from './index.ts'
import { refreshDueProducts } from './jobs.ts'
import { newCollection, newPage } from '@vitrine/page'
import { collectionTypeCodes } from '@vitrine/model'

const PRODUCTS = createProduct.path
const NEVER = '2999-01-01T09:00:00.000Z'
const LAMP = { title: 'Lamp', variants: [{ sku: 'LAMP', priceCents: 100 }] }

async function testStore() {
  const shop = await testSite()
  const { db, site } = shop
  const { id } = await ensureCollection(db, site.id, { urlId: 'shop', title: 'Shop' })
  const collection = { type: collectionTypeCodes.products, typeName: 'products' }
  const page = { locale: 'en-US', title: 'Shop', slug: 'shop' }
  const body = newPage(page, { collection: newCollection(collection) })
  await publishNow(db, site.id, { kind: 'page', id, body })
  const { call, browser } = await testOwner(shop)
  const schedule = (publishAt: string) =>
    call('POST', PRODUCTS, { product: { ...LAMP, status: 'scheduled', publishAt } })
  const setStatus = ({ id: productId, version }: ProductDetail, state: object) =>
    call('PUT', `${PRODUCTS}/${productId}/status`, { version, ...state })
  const list = async (query: string) => {
    const reply = await call('GET', `${listProducts.path}${query}`)
    return (reply.body as { products: { status: string }[] }).products.map(({ status }) => status)
  }
  const isShown = async () => {
    const address = { collectionUrlId: 'shop', urlId: 'lamp' }
    return (await findProductPage(db, site.id, address)) !== undefined
  }
  const search = async () => {
    await indexSiteChanges(db, site.id)
    const asked = { locale: 'en-US', fallback: 'en-US', page: 1, q: 'lamp' }
    return (await find(db, site.id, asked)).hits.map(({ title }) => title)
  }
  return { ...shop, call, browser, schedule, setStatus, list, isShown, search }
}

const soon = () => new Date(Date.now() + 300).toISOString()

it('hides a scheduled product from visitors, carts, search and the sitemap', async () => {
  const shop = await testStore()
  const reply = await shop.schedule('2999-01-01T10:00:00+01:00')
  const made = reply.body as ProductDetail
  expect(made.product).toMatchObject({ status: 'scheduled', publishAt: NEVER })
  expect((await shop.browser.visit('/shop/p/lamp')).status).toBe(404)
  expect((await shop.browser.visit('/shop')).text).not.toContain('Lamp')
  const entry = { itemId: made.id, quantity: 1 }
  const added = await shop.browser.call('POST', addCartEntry.path, entry)
  expect(added).toMatchObject({ body: { code: 'cart.variantUnavailable' } })
  expect(await shop.search()).toEqual([])
  expect(await listProductAddresses(shop.db, shop.site.id, 10)).toEqual([])
  expect([await shop.list('?status=scheduled'), await shop.list('?status=active')]).toEqual([
    ['scheduled'],
    [],
  ])
})

it.each([
  ['2999-01-01T09:00', '2999-01-01T14:00:00.000Z'],
  ['2999-07-01T09:00:30', '2999-07-01T13:00:30.000Z'],
  ['2999-01-01T09:00:00+02:00', '2999-01-01T07:00:00.000Z'],
])('reads %s in the time zone of the site, unless it has an offset', async (given, publishAt) => {
  const shop = await testStore()
  const made = (await shop.schedule(given)).body as ProductDetail
  expect(made.product).toMatchObject({ status: 'scheduled', publishAt })
  const later = given.replace('2999', '3000')
  const moved = await shop.setStatus(made, { status: 'scheduled', publishAt: later })
  expect(moved.body).toMatchObject({ product: { publishAt: publishAt.replace('2999', '3000') } })
})

it('says how to write the time of a scheduled product', async () => {
  const shop = await testStore()
  const reply = await shop.schedule('tomorrow')
  expect(reply.status).toBe(400)
  expect(reply.body).toMatchObject({
    errors: { 'product.publishAt': expect.stringContaining('such as 2026-12-24T09:00,') },
  })
})

it('shows a scheduled product by the clock alone', async () => {
  const shop = await testStore()
  await shop.schedule(soon())
  await expect.poll(shop.isShown).toBe(true)
  expect(await shop.list('?status=active')).toEqual(['active'])
  expect(await shop.list('?status=scheduled')).toEqual([])
})

it('refreshes cached pages and the search when the time has come', async () => {
  const shop = await testStore()
  const made = (await shop.schedule(NEVER)).body as ProductDetail
  expect((await shop.browser.visit('/shop')).text).not.toContain('Lamp')
  await shop.setStatus(made, { status: 'scheduled', publishAt: soon() })
  await shop.browser.visit('/shop')
  await expect.poll(shop.isShown).toBe(true)
  await refreshDueProducts(shop.db, () => undefined)
  await waitForChanges()
  expect((await shop.browser.visit('/shop')).text).toContain('Lamp')
  expect(await shop.search()).toEqual(['Lamp'])
})

it('ends a schedule when the state changes, and withdraws an active product', async () => {
  const shop = await testStore()
  const made = (await shop.schedule(NEVER)).body as ProductDetail
  const active = await shop.setStatus(made, { status: 'active' })
  expect(active.body).toMatchObject({ product: { status: 'active', publishAt: null } })
  expect(await shop.search()).toEqual(['Lamp'])
  const again = { status: 'scheduled', publishAt: NEVER }
  const later = await shop.setStatus(active.body as ProductDetail, again)
  expect(later.body).toMatchObject({ product: again })
  expect(await shop.search()).toEqual([])
  const draft = await shop.setStatus(later.body as ProductDetail, { status: 'draft' })
  expect(draft.body).toMatchObject({ product: { status: 'draft', publishAt: null } })
})

it('requires a time for a scheduled product, and for no other', async () => {
  const shop = await testStore()
  for (const state of [{ status: 'scheduled' }, { status: 'active', publishAt: NEVER }])
    expect(await shop.call('POST', PRODUCTS, { product: { ...LAMP, ...state } })).toMatchObject({
      status: 422,
      body: { errors: { publishAt: expect.stringContaining('time') } },
    })
})
