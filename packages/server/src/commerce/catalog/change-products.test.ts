import { changeProducts, createProduct, type ProductDetail } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { waitForChanges } from '../../test/database.ts'
import { testLibrary } from '../../test/library.ts'
import { addPercent } from './change-products.ts'
import { ensureCollection } from './index.ts'

const PRODUCTS = createProduct.path

async function testStore(currency?: string) {
  const shop = await testLibrary()
  if (currency !== undefined) {
    await shop.pool.query('update store_settings set currency = $2 where site_id = $1', [
      shop.site.id,
      currency,
    ])
    // The server caches the currency until it hears of the change.
    await waitForChanges()
  }
  await ensureCollection(shop.db, shop.site.id, { urlId: 'shop', title: 'Shop' })
  const { call } = shop
  const create = async (title: string, priceCents = 2_500) => {
    const product = { title, status: 'active', tags: ['clay'], variants: [{ priceCents }] }
    const reply = await call('POST', PRODUCTS, { product })
    expect(reply.status, reply.text).toBe(200)
    return reply.body as ProductDetail
  }
  const read = async (id: string) => (await call('GET', `${PRODUCTS}/${id}`)).body as ProductDetail
  const change = (ids: readonly string[], asked: object) =>
    call('POST', changeProducts.path, { ids, change: asked })
  const listOutcomes = async (ids: readonly string[], asked: object) => {
    const reply = await change(ids, asked)
    expect(reply.status, reply.text).toBe(200)
    const { results } = changeProducts.replies[200].parse(reply.body)
    return results.map(({ outcome }) => outcome)
  }
  return { ...shop, create, read, change, listOutcomes }
}

it('deletes a product: its URL answers 410 until another product has it', async () => {
  const shop = await testStore()
  const { id, url } = await shop.create('Mug')
  const kept = await shop.create('Bowl')
  expect((await shop.browser.visit(url)).status).toBe(200)
  expect((await shop.call('DELETE', `${PRODUCTS}/${id}`)).status).toBe(200)
  expect((await shop.browser.visit(url)).status).toBe(410)
  expect((await shop.browser.visit('/shop/p/never')).status).toBe(404)
  expect((await shop.browser.visit(kept.url)).status).toBe(200)
  const again = await shop.call('DELETE', `${PRODUCTS}/${id}`)
  expect(again).toMatchObject({ status: 404, body: { code: 'catalog.unknownProduct' } })
  await shop.create('Mug')
  expect((await shop.browser.visit(url)).status).toBe(200)
})

it('reports each product of a change, and changes the others when one fails', async () => {
  const shop = await testStore()
  const [first, second] = [await shop.create('Mug'), await shop.create('Bowl')]
  const unknown = '01890000-0000-7000-8000-000000000000'
  const ids = [first.id, unknown, second.id, first.id]
  const archive = { kind: 'status', status: 'archived' }
  expect(await shop.listOutcomes(ids, archive)).toEqual(['changed', 'failed', 'changed'])
  expect(await shop.listOutcomes([first.id], archive)).toEqual(['unchanged'])
  const { product, version } = await shop.read(first.id)
  expect(product.status).toBe('archived')
  expect(version).toBeGreaterThan(first.version)
  expect(await shop.listOutcomes(ids, { kind: 'delete' })).toEqual(['changed', 'failed', 'changed'])
  expect((await shop.call('GET', `${PRODUCTS}/${second.id}`)).status).toBe(404)
})

it('adds and removes tags and categories', async () => {
  const shop = await testStore()
  const { id } = await shop.create('Mug')
  const path = ['Cups', 'Mugs']
  expect(await shop.listOutcomes([id], { kind: 'addCategory', path })).toEqual(['changed'])
  expect(await shop.listOutcomes([id], { kind: 'addCategory', path })).toEqual(['unchanged'])
  expect(await shop.listOutcomes([id], { kind: 'addTag', tag: ' new ' })).toEqual(['changed'])
  expect(await shop.listOutcomes([id], { kind: 'removeTag', tag: 'clay' })).toEqual(['changed'])
  expect(await shop.listOutcomes([id], { kind: 'removeTag', tag: 'none' })).toEqual(['unchanged'])
  expect((await shop.read(id)).product).toMatchObject({ tags: ['new'], categories: [path] })
  expect(await shop.listOutcomes([id], { kind: 'removeCategory', path })).toEqual(['changed'])
  expect((await shop.read(id)).product.categories).toEqual([])
})

it('changes prices by percent and by an amount, and refuses prices below zero', async () => {
  const shop = await testStore()
  const [mug, bowl] = [await shop.create('Mug', 2_499), await shop.create('Bowl', 200)]
  const ids = [mug.id, bowl.id]
  await shop.listOutcomes(ids, { kind: 'pricePercent', percent: 12.5 })
  const getPrice = async (id: string) => (await shop.read(id)).product.variants[0]?.priceCents
  expect([await getPrice(mug.id), await getPrice(bowl.id)]).toEqual([2_811, 225])
  const lower = { kind: 'priceAmount', cents: -300 }
  expect(await shop.listOutcomes(ids, lower)).toEqual(['changed', 'failed'])
  expect([await getPrice(mug.id), await getPrice(bowl.id)]).toEqual([2_511, 225])
  const malformed = await shop.change(ids, { kind: 'pricePercent', percent: -101 })
  expect(malformed.status).toBe(400)
})

it('refuses an amount with decimals in a currency without them', async () => {
  const shop = await testStore('JPY')
  const { id } = await shop.create('Mug', 240_000)
  const reply = await shop.change([id], { kind: 'priceAmount', cents: 150 })
  expect(reply).toMatchObject({
    status: 422,
    body: { errors: { 'change.cents': 'This is not a whole amount of JPY.' } },
  })
  expect(await shop.listOutcomes([id], { kind: 'pricePercent', percent: 0.02 })).toEqual([
    'unchanged',
  ])
})

it('rounds percent half up', () => {
  expect(addPercent(101n, 50)).toBe(152n)
  expect(addPercent(100n, -100)).toBe(0n)
  expect(addPercent(1n, 49.99)).toBe(1n)
})

it('lists products by title, age and change, page by page, with the number in each state', async () => {
  const shop = await testStore()
  const titles = ['Celadon', 'ash', 'Bisque']
  const made: ProductDetail[] = []
  for (const title of titles) made.push(await shop.create(title))
  await shop.change([made[0]?.id ?? ''], { kind: 'status', status: 'draft' })
  const list = async (query: string) => {
    const reply = await shop.call('GET', `${PRODUCTS}?${query}`)
    const { products, counts } = reply.body as {
      readonly products: readonly { readonly title: string }[]
      readonly counts: object
    }
    return { titles: products.map(({ title }) => title), counts }
  }
  const counts = { active: 2, draft: 1, scheduled: 0, archived: 0 }
  expect(await list('sort=title')).toEqual({ titles: ['ash', 'Bisque', 'Celadon'], counts })
  expect((await list('sort=newest')).titles).toEqual(['Bisque', 'ash', 'Celadon'])
  expect((await list('sort=changed')).titles[0]).toBe('Celadon')
  expect((await list('status=active&sort=title')).titles).toEqual(['ash', 'Bisque'])
  const cursor = Buffer.from(JSON.stringify(['ash', made[1]?.id])).toString('base64url')
  expect((await list(`sort=title&cursor=${cursor}`)).titles).toEqual(['Bisque', 'Celadon'])
  expect((await shop.call('GET', `${PRODUCTS}?sort=newest&cursor=${cursor}`)).status).toBe(400)
})
