import { createProduct, listProducts, type ProductDetail } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { testImage } from '../../test/files.ts'
import { testLibrary } from '../../test/library.ts'
import { ensureCollection } from './index.ts'

const PRODUCTS = createProduct.path

const MUG = {
  title: 'Mug',
  status: 'active',
  optionNames: ['Glaze'],
  categories: [['Cups', 'Mugs']],
  variants: [
    { sku: 'OAT', optionValues: ['Oat'], priceCents: 2_800, stock: { onHand: 5 } },
    { sku: 'TER', optionValues: ['Terracotta'], priceCents: 3_000, stock: { unlimited: true } },
  ],
}

async function testStore() {
  const shop = await testLibrary()
  await ensureCollection(shop.db, shop.site.id, { urlId: 'shop', title: 'Shop' })
  const { call } = shop
  const create = async (product: object) => {
    const reply = await call('POST', PRODUCTS, { product })
    expect(reply.status, reply.text).toBe(200)
    return reply.body as ProductDetail
  }
  const read = async (id: string) => (await call('GET', `${PRODUCTS}/${id}`)).body as ProductDetail
  const change = (id: string, version: number, product: object) =>
    call('PUT', `${PRODUCTS}/${id}`, { version, product })
  const setStatus = (id: string, version: number, status: string) =>
    call('PUT', `${PRODUCTS}/${id}/status`, { version, status })
  return { ...shop, call, create, read, change, setStatus }
}

it('creates a product that visitors can see and buy', async () => {
  const shop = await testStore()
  const { url, product, inventory, currency } = await shop.create(MUG)
  expect({ url, currency }).toEqual({ url: '/shop/p/mug', currency: 'USD' })
  expect(product).toMatchObject({ ...MUG, variants: [{ sku: 'OAT' }, { sku: 'TER' }] })
  const [oat] = product.variants
  expect(inventory).toEqual([{ variantId: oat?.id, onHand: 5, committed: 0, available: 5 }])
  const page = await shop.browser.visit(url)
  expect(page.status).toBe(200)
  expect(page.text).toContain('$28.00')
})

it('changes a product as it was read, and keeps the identity and the stock of its variants', async () => {
  const shop = await testStore()
  const made = await shop.create(MUG)
  const read = await shop.read(made.id)
  expect(read).toEqual(made)
  const [oat, terracotta] = read.product.variants
  const swapped = {
    ...read.product,
    title: 'Beaker',
    variants: [
      { ...terracotta, sku: 'OAT', optionValues: ['Oat'] },
      { ...oat, sku: 'TER', optionValues: ['Terracotta'], priceCents: 2_500 },
    ],
  }
  const reply = await shop.change(read.id, read.version, swapped)
  expect(reply.status, reply.text).toBe(200)
  const after = await shop.read(read.id)
  expect(after.product).toMatchObject({ title: 'Beaker', urlId: 'mug' })
  expect(after.product.variants).toMatchObject([
    { id: terracotta?.id, sku: 'OAT' },
    { id: oat?.id, sku: 'TER', priceCents: 2_500 },
  ])
  expect(after.inventory).toMatchObject([{ variantId: oat?.id, onHand: 5 }])
})

it('counts the stock of a variant only when the call names it', async () => {
  const shop = await testStore()
  const { id, version, product } = await shop.create(MUG)
  const [oat, terracotta] = product.variants
  const count = { ...oat, stock: { onHand: 2 } }
  await shop.change(id, version, { ...product, variants: [count, terracotta] })
  const { inventory } = await shop.read(id)
  expect(inventory).toMatchObject([{ variantId: oat?.id, onHand: 2 }])
  const { rows } = await shop.pool.query('select what from commerce_violation where site_id = $1', [
    shop.site.id,
  ])
  expect(rows).toEqual([])
})

it('counts no less stock than orders and checkouts take', async () => {
  const shop = await testStore()
  const { id, version, product } = await shop.create(MUG)
  const [oat, terracotta] = product.variants
  await shop.pool.query('update stock set committed = 4 where variant_id = $1', [oat?.id])
  const count = (onHand: number) => ({
    ...product,
    variants: [{ ...oat, stock: { onHand } }, terracotta],
  })
  const reply = await shop.change(id, version, count(3))
  expect(reply).toMatchObject({
    status: 422,
    body: { errors: { 'variants.0.stock.onHand': expect.stringContaining('4 units') } },
  })
  expect((await shop.change(id, version, count(4))).status).toBe(200)
})

it('refuses a change that was made from an older version', async () => {
  const shop = await testStore()
  const { id, version, product } = await shop.create(MUG)
  expect((await shop.change(id, version, { ...product, title: 'First' })).status).toBe(200)
  const stale = await shop.change(id, version, { ...product, title: 'Second' })
  expect(stale).toMatchObject({ status: 409, body: { code: 'catalog.staleProduct' } })
  expect((await shop.setStatus(id, version, 'archived')).status).toBe(409)
  expect((await shop.read(id)).product.title).toBe('First')
})

it('lets one of two concurrent changes win', async () => {
  const shop = await testStore()
  const { id, version, product } = await shop.create(MUG)
  const titles = ['A', 'B', 'C', 'D']
  const replies = await Promise.all(
    titles.map((title) => shop.change(id, version, { ...product, title })),
  )
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(3)
  const won = titles[replies.findIndex(({ status }) => status === 200)]
  expect((await shop.read(id)).product.title).toBe(won)
})

it('gives products of one title that are made at once an address each', async () => {
  const shop = await testStore()
  const made = await Promise.all([1, 2, 3, 4].map(async () => shop.create(MUG)))
  const urls = made.map(({ url }) => url).toSorted()
  expect(urls).toEqual(['/shop/p/mug', '/shop/p/mug-2', '/shop/p/mug-3', '/shop/p/mug-4'])
})

it('lists every error at once, each with the path of its field', async () => {
  const shop = await testStore()
  await shop.create(MUG)
  const none = '00000000-0000-7000-8000-000000000000'
  const reply = await shop.call('POST', PRODUCTS, {
    product: {
      title: 'Plate',
      urlId: 'mug',
      collectionId: none,
      optionNames: ['Size', 'Size'],
      images: [{ assetId: none }, { id: none, assetId: null }],
      variants: [
        { sku: 'A', priceCents: 100, optionValues: ['S', 'M'], onSale: true },
        { id: none, sku: 'A', priceCents: 100, optionValues: ['S'], imageIndex: 2 },
        { priceCents: 100, optionValues: ['S', 'M'] },
      ],
    },
  })
  expect(reply).toMatchObject({ status: 422, body: { code: 'catalog.invalidProduct' } })
  const { errors } = reply.body as { readonly errors: Readonly<Record<string, string>> }
  expect(Object.keys(errors).toSorted()).toEqual([
    'collectionId',
    'images.0.assetId',
    'images.1.id',
    'optionNames.1',
    'variants.0.salePriceCents',
    'variants.1.id',
    'variants.1.imageIndex',
    'variants.1.optionValues',
    'variants.1.sku',
    'variants.2.optionValues',
  ])
  const taken = await shop.call('POST', PRODUCTS, { product: { ...MUG, urlId: 'mug' } })
  expect(taken).toMatchObject({ status: 422, body: { errors: { urlId: /another product/i } } })
})

it('names the path of every value of the wrong shape', async () => {
  const shop = await testStore()
  const product = { title: ' ', colour: 'red', variants: [{ priceCents: 1.5, sku: '' }] }
  const reply = await shop.call('POST', PRODUCTS, { product })
  expect(reply.status).toBe(400)
  const { errors } = reply.body as { readonly errors: Readonly<Record<string, string>> }
  expect(Object.keys(errors).toSorted()).toEqual([
    'product',
    'product.title',
    'product.variants.0.priceCents',
    'product.variants.0.sku',
  ])
})

it('shows uploaded images, and keeps those that a change names again', async () => {
  const shop = await testStore()
  const { id: assetId } = await shop.uploaded(
    await testImage('png', { width: 40, height: 30 }).toBuffer(),
  )
  const { id, version, product } = await shop.create({ ...MUG, images: [{ assetId, alt: 'Oat' }] })
  const [image] = product.images
  expect(image).toMatchObject({ assetId, alt: 'Oat' })
  const changed = { ...product, images: [{ ...image, alt: 'Oat glaze' }] }
  await shop.change(id, version, changed)
  expect((await shop.read(id)).product.images).toEqual([{ ...image, alt: 'Oat glaze' }])
})

it('archives a product: nobody buys it, and lists show it on request', async () => {
  const shop = await testStore()
  const { id, version, url } = await shop.create(MUG)
  const archived = await shop.setStatus(id, version, 'archived')
  expect(archived).toMatchObject({ status: 200, body: { product: { status: 'archived' } } })
  expect((await shop.browser.visit(url)).status).toBe(404)
  const list = async (query: string) => {
    const reply = await shop.call('GET', `${listProducts.path}${query}`)
    return (reply.body as { products: { id: string }[] }).products.map((product) => product.id)
  }
  expect(await list('')).toEqual([])
  expect(await list('?status=archived')).toEqual([id])
})

it('finds products by a part of the title or of a SKU', async () => {
  const shop = await testStore()
  const mug = await shop.create(MUG)
  const plate = await shop.create({ title: 'Plate 100%', variants: [{ priceCents: 1 }] })
  const search = async (text: string) => {
    const url = `${listProducts.path}?search=${encodeURIComponent(text)}`
    const reply = await shop.call('GET', url)
    return (reply.body as { products: { id: string }[] }).products.map(({ id }) => id)
  }
  expect(await search('muG')).toEqual([mug.id])
  expect(await search('ter')).toEqual([mug.id])
  expect(await search('100%')).toEqual([plate.id])
  expect(await search('_')).toEqual([])
  expect(await search(' ')).toEqual([mug.id, plate.id])
})

it('knows no product of another site', async () => {
  const [shop, other] = [await testStore(), await testStore()]
  const { id, version, product } = await other.create(MUG)
  const replies = [
    await shop.call('GET', `${PRODUCTS}/${id}`),
    await shop.change(id, version, product),
    await shop.setStatus(id, version, 'archived'),
  ]
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
})

it('keeps the related products that the owner picks, in their order', async () => {
  const shop = await testStore()
  const [jug, bowl] = [
    await shop.create({ ...MUG, title: 'Jug' }),
    await shop.create({ ...MUG, title: 'Bowl' }),
  ]
  const made = await shop.create({ ...MUG, relatedIds: [bowl.id, jug.id] })
  expect(made.relatedProducts).toEqual([
    { id: bowl.id, title: 'Bowl' },
    { id: jug.id, title: 'Jug' },
  ])
  const unknown = '019ac1f0-0000-7000-8000-000000000000'
  const relatedIds = [made.id, bowl.id, bowl.id, unknown]
  const reply = await shop.change(made.id, made.version, { ...made.product, relatedIds })
  expect(reply).toMatchObject({
    status: 422,
    body: {
      errors: {
        'relatedIds.0': expect.stringContaining('not related to itself'),
        'relatedIds.2': 'This product is listed twice.',
        'relatedIds.3': expect.stringContaining('no such product'),
      },
    },
  })
})
