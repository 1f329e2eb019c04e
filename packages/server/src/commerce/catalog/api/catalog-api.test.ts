import {
  apiCreateProduct,
  apiListProducts,
  apiListStock,
  apiReadStock,
  type ProductDetail,
} from '@vitrine/contract'
import { expect, it } from 'vitest'
import { testApi } from '../../../test/api/api.ts'
import { testImage } from '../../../test/files.ts'
import { testSite } from '../../../test/site.ts'

async function testCatalogApi() {
  const shop = await testSite()
  const first = await shop.product({ title: 'Mug', sku: 'MUG', onHand: 7 })
  const made = await testApi(shop)
  return { ...shop, ...made, first }
}

const NEW = { title: 'Bowl', variants: [{ sku: 'BOWL', priceCents: 1_250, stock: { onHand: 3 } }] }

it('lists products page by page in one order, also when one is added in between', async () => {
  const { api, product } = await testCatalogApi()
  for (const title of ['B', 'C', 'D', 'E']) await product({ title })
  const read = async (query: string) =>
    apiListProducts.replies[200].parse((await api('GET', `/products?limit=2${query}`)).body)
  const one = await read('')
  await product({ title: 'New' })
  const two = await read(`&cursor=${one.nextPageCursor}`)
  const three = await read(`&cursor=${two.nextPageCursor}`)
  const titles = [one, two, three].flatMap(({ products }) => products.map(({ title }) => title))
  expect(titles).toEqual(['E', 'D', 'C', 'B', 'Mug'])
  expect(three.nextPageCursor).toBeNull()
})

it.each(['limit=0', 'limit=101', 'limit=a', 'cursor=x', 'status=gone', 'sort=price'])(
  'rejects the query %s',
  async (query) => {
    const { api } = await testCatalogApi()
    expect((await api('GET', `/products?${query}`)).status).toBe(400)
  },
)

it('creates a product once for an idempotency key, also when asked at once', async () => {
  const { api } = await testCatalogApi()
  const key = { 'idempotency-key': 'bowl-1' }
  const replies = await Promise.all([1, 2, 3, 4].map(() => api('POST', '/products', NEW, key)))
  for (const { status } of replies) expect([200, 409]).toContain(status)
  const again = await api('POST', '/products', NEW, key)
  const { id, product } = apiCreateProduct.replies[200].parse(again.body)
  expect(product).toMatchObject({ title: 'Bowl', status: 'draft' })
  expect(replies.filter(({ status }) => status === 200).map(({ body }) => body)).toContainEqual(
    again.body,
  )
  const { products } = (await api('GET', '/products?search=Bowl')).body as {
    readonly products: readonly object[]
  }
  expect(products).toMatchObject([{ id }])
  const other = await api('POST', '/products', { ...NEW, title: 'Dish' }, key)
  expect(other).toMatchObject({ status: 422, body: { code: 'idempotency.otherRequest' } })
})

it('keeps the first reply for 24 hours', async () => {
  const { api, pool, site } = await testCatalogApi()
  const key = { 'idempotency-key': 'bowl-1' }
  const first = await api('POST', '/products', NEW, key)
  await pool.query(
    `update idempotency set created_at = now() - interval '25 hours' where site_id = $1`,
    [site.id],
  )
  const again = await api('POST', '/products', { ...NEW, title: 'Dish' }, key)
  expect(again.status, again.text).toBe(200)
  expect(again.body).not.toEqual(first.body)
})

it('changes what a body names, and nothing else', async () => {
  const { api } = await testCatalogApi()
  const made = (await api('POST', '/products', { ...NEW, tags: ['clay'] })).body as ProductDetail
  const [variant] = made.product.variants
  const reply = await api('PATCH', `/products/${made.id}`, {
    title: 'Big bowl',
    status: 'active',
    variants: [{ id: variant?.id, salePriceCents: 990, onSale: true }],
  })
  expect(reply.status, reply.text).toBe(200)
  const changed = reply.body as ProductDetail
  expect(changed.product).toEqual({
    ...made.product,
    title: 'Big bowl',
    status: 'active',
    variants: [{ ...variant, salePriceCents: 990, onSale: true }],
  })
  expect(changed.inventory).toEqual(made.inventory)
  const stale = await api('PATCH', `/products/${made.id}`, { version: 1, title: 'Late' })
  expect(stale).toMatchObject({ status: 409, body: { code: 'catalog.staleProduct' } })
})

it.each([
  [{ title: '' }, 400],
  [{ priceCents: 5 }, 400],
  [{ variants: [{ priceCents: 5 }] }, 400],
  [{ variants: [{ id: '00000000-0000-7000-8000-000000000000', priceCents: 5 }] }, 404],
  [{ status: 'scheduled', publishAt: null }, 422],
])('rejects the change %j', async (change, status) => {
  const { api, first } = await testCatalogApi()
  const before = (await api('GET', `/products/${first.id}`)).body
  expect((await api('PATCH', `/products/${first.id}`, change)).status).toBe(status)
  expect((await api('GET', `/products/${first.id}`)).body).toEqual(before)
})

it('finds nothing of another site', async () => {
  const { first } = await testCatalogApi()
  const { api } = await testCatalogApi()
  const change = { kind: 'set', quantity: 1 }
  expect((await api('GET', `/products/${first.id}`)).status).toBe(404)
  expect((await api('PATCH', `/products/${first.id}`, { title: 'Mine' })).status).toBe(404)
  expect((await api('GET', `/stock/${first.variantId}`)).status).toBe(404)
  expect((await api('POST', `/stock/${first.variantId}/adjustments`, change)).status).toBe(404)
})

it('adjusts and sets stock through the ledger, with the reason or the name of the key', async () => {
  const { api, call, first } = await testCatalogApi()
  const at = `/stock/${first.variantId}/adjustments`
  const added = await api('POST', at, { kind: 'adjust', quantity: -2, reason: 'Broken' })
  expect(added).toMatchObject({ status: 200, body: { onHand: 5 } })
  const set = await api('POST', at, { kind: 'set', quantity: 12 })
  expect(apiReadStock.replies[200].parse(set.body)).toMatchObject({ sku: 'MUG', onHand: 12 })
  const history = await call('GET', `/api/studio/stock/${first.variantId}`)
  expect(history.body).toMatchObject({
    moves: [
      { kind: 'adjust', quantity: 7, reason: 'Warehouse', by: null },
      { kind: 'adjust', quantity: -2, reason: 'Broken' },
      {},
    ],
  })
  const { variants } = apiListStock.replies[200].parse((await api('GET', '/stock')).body)
  expect(variants).toEqual([set.body])
})

it.each([
  [{ kind: 'adjust', quantity: -8 }, 422],
  [{ kind: 'set', quantity: -1 }, 422],
  [{ kind: 'receive', quantity: 1 }, 400],
  [{ kind: 'set', quantity: 1.5 }, 400],
  [{ quantity: 1 }, 400],
])('rejects the adjustment %j', async (body, status) => {
  const { api, first } = await testCatalogApi()
  const reply = await api('POST', `/stock/${first.variantId}/adjustments`, body)
  expect(reply.status, reply.text).toBe(status)
  expect((await api('GET', `/stock/${first.variantId}`)).body).toMatchObject({ onHand: 7 })
})

it('adds images by their bytes, reorders them with those of variants, and removes them', async () => {
  const { api } = await testCatalogApi()
  const made = (await api('POST', '/products', NEW)).body as ProductDetail
  const [variant] = made.product.variants
  const add = async (width: number, alt: string) => {
    const file = (await testImage('png', { width, height: 40 }).toBuffer()).toString('base64')
    return api('POST', `/products/${made.id}/images`, { file, filename: 'bowl.png', alt })
  }
  expect((await add(41, 'Front')).status).toBe(200)
  const { product } = (await add(42, 'Back')).body as ProductDetail
  expect(product.images).toMatchObject([{ alt: 'Front' }, { alt: 'Back' }])
  const [front, back] = product.images
  await api('PATCH', `/products/${made.id}`, { variants: [{ id: variant?.id, imageIndex: 0 }] })
  const turned = { images: [{ ...back, alt: 'Its back' }, front] }
  const reply = await api('PATCH', `/products/${made.id}`, turned)
  expect(reply.status, reply.text).toBe(200)
  expect(reply.body).toMatchObject({
    product: { images: [{ alt: 'Its back' }, { alt: 'Front' }], variants: [{ imageIndex: 1 }] },
  })
  const left = await api('PATCH', `/products/${made.id}`, { images: [back] })
  expect(left.body).toMatchObject({
    product: { images: [{ id: back?.id }], variants: [{ imageIndex: null }] },
  })
})

it.each([
  ['nothing', {}, 400],
  ['two sources', { url: 'https://images.example/a.png', file: '' }, 400],
  ['no image', { file: Buffer.from('text').toString('base64') }, 422],
  ['a private address', { url: 'http://127.0.0.1:9/a.png' }, 422],
  ['another kind of address', { url: 'file:///etc/passwd' }, 400],
])('adds no image from %s', async (_name, body, status) => {
  const { api, first } = await testCatalogApi()
  const reply = await api('POST', `/products/${first.id}/images`, body)
  expect(reply.status, reply.text).toBe(status)
  expect((await api('GET', `/products/${first.id}`)).body).toMatchObject({
    product: { images: [] },
  })
})

it('deletes a product, once, and none of another site', async () => {
  const { api, first } = await testCatalogApi()
  const other = await testCatalogApi()
  expect((await other.api('DELETE', `/products/${first.id}`)).status).toBe(404)
  expect((await api('DELETE', `/products/${first.id}`)).status).toBe(200)
  expect((await api('GET', `/products/${first.id}`)).status).toBe(404)
  expect((await api('DELETE', `/products/${first.id}`)).status).toBe(404)
})
