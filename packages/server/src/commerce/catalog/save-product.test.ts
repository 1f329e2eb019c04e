import { expect, it } from 'vitest'
import { testSite } from '../../test/site.ts'
import {
  listCategories,
  findCollection,
  ensureCollection,
  findProductBySourceKey,
  type ProductInput,
  listShopProducts,
  findProductPage,
  saveProduct,
} from './index.ts'

type Variant = ProductInput['variants'][number]

async function shopWithCollection() {
  const shop = await testSite()
  const collection = await ensureCollection(shop.db, shop.site.id, { urlId: 'shop', title: 'Shop' })
  const save = (input: Partial<ProductInput> & Pick<ProductInput, 'variants'>) =>
    saveProduct(shop.db, shop.site.id, {
      collectionId: collection.id,
      type: 'physical',
      title: 'Mug',
      urlId: 'mug',
      ...input,
    })
  const read = async (urlId = 'mug') => {
    const found = await findProductPage(shop.db, shop.site.id, { collectionUrlId: 'shop', urlId })
    if (!found) throw new Error(`Nothing at /shop/p/${urlId}`)
    return found
  }
  return { ...shop, collection, save, read }
}

function mug(sku: string | null, value: string, onHand: number, cause = 'csv:1'): Variant {
  const moves = [{ kind: 'receive', quantity: onHand, cause }] as const
  return { sku, optionValues: [value], priceMinor: 2_800n, stock: { moves } }
}

it('creates a product with its variants, images, categories and stock', async () => {
  const { db, site, save, read } = await shopWithCollection()
  const saved = await save({
    optionNames: ['Glaze'],
    tags: ['tea'],
    images: [{ source: 'pictures/oat.webp', alt: 'Oat' }],
    categories: [['Cups', 'Mugs'], ['Gifts']],
    variants: [{ ...mug('OAT', 'Oat', 5), imageIndex: 0 }, mug('TER', 'Terracotta', 0)],
  })
  const product = await read()
  expect(product).toMatchObject({ id: saved.id, type: 'physical', tags: ['tea'] })
  expect(product.variants).toMatchObject([
    { sku: 'OAT', optionValues: ['Oat'], priceMinor: 2_800n, stock: { onHand: 5, available: 5 } },
    { sku: 'TER', optionValues: ['Terracotta'], stock: { onHand: 0, available: 0 } },
  ])
  expect(product.variants[0]?.imageId).toBe(product.images[0]?.id)
  expect(product.categories.map(({ displayName }) => displayName)).toEqual(['Mugs', 'Gifts'])
  const categories = await listCategories(db, site.id, product.collectionId)
  expect(categories.map(({ urlId }) => urlId)).toEqual(['cups', 'mugs', 'gifts'])
})

it('keeps ids and stock of variants and images when it is saved again', async () => {
  const { save, read } = await shopWithCollection()
  const product = {
    sourceKey: 'test:mug',
    optionNames: ['Glaze'],
    images: [{ source: 'a' }, { source: 'b' }],
    variants: [mug('OAT', 'Oat', 5), mug('TER', 'Terracotta', 3)],
  }
  const first = await save(product)
  const before = await read()
  const second = await save({
    ...product,
    images: [{ source: 'b' }, { source: 'c' }],
    variants: [mug('TER', 'Oat', 3), mug('OAT', 'Terracotta', 5)],
  })
  expect(second).toMatchObject({ id: first.id, created: false })
  const after = await read()
  expect(after.variants).toMatchObject([
    { id: before.variants[1]?.id, optionValues: ['Oat'], stock: { onHand: 3 } },
    { id: before.variants[0]?.id, optionValues: ['Terracotta'], stock: { onHand: 5 } },
  ])
  expect(after.images[0]?.id).toBe(before.images[1]?.id)
})

it('finds a variant without a SKU by its options', async () => {
  const { save } = await shopWithCollection()
  const first = await save({ sourceKey: 'k', variants: [mug(null, 'Oat', 1)] })
  expect(first.variants[0]?.sku).toMatch(/^SQ\d{7}$/)
  const second = await save({ sourceKey: 'k', variants: [mug(null, 'Oat', 1)] })
  expect(second.variants).toEqual(first.variants)
})

it('deletes variants that are no longer named', async () => {
  const { save, read } = await shopWithCollection()
  await save({ sourceKey: 'k', variants: [mug('A', 'a', 1), mug('B', 'b', 1)] })
  await save({ sourceKey: 'k', variants: [mug('B', 'a', 1)] })
  expect((await read()).variants).toMatchObject([{ sku: 'B', optionValues: ['a'] }])
})

it('applies each stock change once, and records a count as an adjustment', async () => {
  const { save, read } = await shopWithCollection()
  const counted = (quantity: number, cause: string): Variant => ({
    sku: 'A',
    priceMinor: 1n,
    stock: { moves: [{ kind: 'count', quantity, cause }] },
  })
  await save({ sourceKey: 'k', variants: [mug('A', 'a', 5)] })
  await save({ sourceKey: 'k', variants: [counted(3, 'count:1')] })
  expect((await read()).variants[0]?.stock.onHand).toBe(3)
  await save({ sourceKey: 'k', variants: [mug('A', 'a', 5)] })
  expect((await read()).variants[0]?.stock.onHand).toBe(3)
})

it('starts to count stock that was unlimited', async () => {
  const { pool, save, read, site } = await shopWithCollection()
  const unlimited: Variant = { sku: 'A', priceMinor: 1n, stock: { unlimited: true } }
  const { variants } = await save({ sourceKey: 'k', variants: [unlimited] })
  const ship = `insert into stock_move (site_id, id, variant_id, kind, quantity, cause)
    select $1, gen_random_uuid(), $2, kind, 4, 'order' from unnest(array['commit', 'ship']) kind`
  await pool.query(ship, [site.id, variants[0]?.id])
  await save({ sourceKey: 'k', variants: [mug('A', 'a', 7, 'csv:2')] })
  expect((await read()).variants[0]?.stock).toMatchObject({ onHand: 7, committed: 0 })
  const wrong = await pool.query('select * from commerce_violation where site_id = $1', [site.id])
  expect(wrong.rows).toEqual([])
})

it('treats digital products and gift cards as unlimited', async () => {
  const { save, read } = await shopWithCollection()
  await save({ type: 'gift-card', variants: [mug('10', '$10', 3)] })
  expect((await read()).variants[0]?.stock).toMatchObject({ unlimited: true, onHand: 0 })
})

it('assigns a product another URL if its own is taken', async () => {
  const { save } = await shopWithCollection()
  const [first, second] = [
    await save({ sourceKey: 'a', variants: [mug('A', 'a', 1)] }),
    await save({ sourceKey: 'b', variants: [mug('A', 'a', 1)] }),
  ]
  const again = await save({ sourceKey: 'b', variants: [mug('A', 'a', 1)] })
  expect([first, second, again].map(({ urlId }) => urlId)).toEqual(['mug', 'mug-2', 'mug-2'])
})

it('stores the hash and the notes of an import', async () => {
  const { db, site, save } = await shopWithCollection()
  const { id } = await save({ sourceKey: 'k', sourceHash: 'h', variants: [mug('A', 'a', 1)] })
  expect(await findProductBySourceKey(db, site.id, 'k')).toEqual({ id, sourceHash: 'h' })
  expect(await findProductBySourceKey(db, site.id, 'other')).toBeUndefined()
})

it('lists the visible products of a collection, by category, tag and page', async () => {
  const { db, site, collection, save } = await shopWithCollection()
  const one = (urlId: string, more: Partial<ProductInput> = {}) =>
    save({ urlId, title: urlId, variants: [mug('A', 'a', 1)], ...more })
  await one('mug', { categories: [['Cups', 'Mugs']], tags: ['tea'] })
  await one('bowl', { categories: [['Bowls']], featured: true })
  await one('secret', { visible: false })
  const list = async (options: Parameters<typeof listShopProducts>[3]) => {
    const { products, hasNextPage } = await listShopProducts(db, site.id, collection.id, options)
    return { urlIds: products.map(({ urlId }) => urlId), hasNextPage }
  }
  const [cups] = await listCategories(db, site.id, collection.id)
  expect(await list({})).toEqual({ urlIds: ['mug', 'bowl'], hasNextPage: false })
  expect(await list({ categoryId: cups?.id })).toMatchObject({ urlIds: ['mug'] })
  expect(await list({ tag: 'tea' })).toMatchObject({ urlIds: ['mug'] })
  expect(await list({ featured: true })).toMatchObject({ urlIds: ['bowl'] })
  expect(await list({ limit: 1 })).toEqual({ urlIds: ['mug'], hasNextPage: true })
  expect(await list({ limit: 1, offset: 1 })).toEqual({ urlIds: ['bowl'], hasNextPage: false })
})

it('shows no products of another site', async () => {
  const [mine, other] = [await shopWithCollection(), await testSite()]
  await mine.save({ variants: [mug('A', 'a', 1)] })
  const at = { collectionUrlId: 'shop', urlId: 'mug' }
  expect(await findProductPage(other.db, other.site.id, at)).toBeUndefined()
  expect(await findCollection(other.db, other.site.id, 'shop')).toBeUndefined()
})
