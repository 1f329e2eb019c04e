import { createProduct, listStock, type ProductDetail, type StockHistory } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { newId } from '../../../platform/db/id.ts'
import { testLibrary } from '../../../test/library.ts'
import { ensureCollection } from '../index.ts'

const STOCK = listStock.path

async function testStore() {
  const shop = await testLibrary()
  await ensureCollection(shop.db, shop.site.id, { urlId: 'shop', title: 'Shop' })
  const { call } = shop
  const create = async (title: string, onHand: number, fields: object = {}) => {
    const variants = [{ priceCents: 2_500, stock: { onHand } }]
    const body = { product: { title, status: 'active', variants, ...fields } }
    const reply = await call('POST', createProduct.path, body)
    expect(reply.status, reply.text).toBe(200)
    const product = reply.body as ProductDetail
    return { product, variantId: product.product.variants[0]?.id ?? '' }
  }
  const move = (variantId: string, asked: object) =>
    call('POST', `${STOCK}/${variantId}/moves`, { key: newId(), ...asked })
  const explain = async (variantId: string) =>
    (await call('GET', `${STOCK}/${variantId}`)).body as StockHistory
  const list = async (query = '') =>
    listStock.replies[200].parse((await call('GET', `${STOCK}?${query}`)).body)
  const commit = (variantId: string, quantity: number) =>
    shop.pool.query(
      `insert into stock_move (site_id, id, variant_id, kind, quantity, cause)
       values ($1, gen_random_uuid(), $2, 'commit', $3, 'order-line:' || gen_random_uuid())`,
      [shop.site.id, variantId, quantity],
    )
  return { ...shop, create, move, explain, list, commit }
}

it('adds, removes, counts and receives units, and explains the stock by its moves', async () => {
  const shop = await testStore()
  const { variantId } = await shop.create('Mug', 40)
  await shop.move(variantId, { kind: 'adjust', quantity: 10, reason: ' New batch ' })
  await shop.move(variantId, { kind: 'adjust', quantity: -2, reason: 'Broken' })
  const reply = await shop.move(variantId, { kind: 'count', quantity: 47 })
  expect(reply.status, reply.text).toBe(200)
  const { variant, moves } = await shop.explain(variantId)
  expect(variant).toMatchObject({ onHand: 47, committed: 0, available: 47, incoming: 0 })
  expect(moves.map(({ quantity, onHandAfter }) => [quantity, onHandAfter])).toEqual([
    [-1, 47],
    [-2, 48],
    [10, 50],
    [40, 40],
  ])
  expect(moves[2]).toMatchObject({ kind: 'adjust', reason: 'New batch', order: null })
  expect(moves[0]?.by).toContain('@')
})

it('makes the same move once, however often it is sent', async () => {
  const shop = await testStore()
  const { variantId } = await shop.create('Mug', 1)
  const key = newId()
  const send = () => shop.move(variantId, { key, kind: 'adjust', quantity: 5 })
  const replies = await Promise.all([send(), send(), send()])
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await shop.explain(variantId)).variant.onHand).toBe(6)
  const { rows } = await shop.pool.query('select what from commerce_violation where site_id = $1', [
    shop.site.id,
  ])
  expect(rows).toEqual([])
})

it('takes incoming units in when they are received', async () => {
  const shop = await testStore()
  const { variantId } = await shop.create('Mug', 0)
  const incoming = { quantity: 20, expectedOn: '2031-05-01' }
  const set = await shop.call('PUT', `${STOCK}/${variantId}/incoming`, incoming)
  expect(set.status, set.text).toBe(200)
  expect((await shop.list('filter=incoming')).variants).toMatchObject([
    { incoming: 20, expectedOn: '2031-05-01', available: 0 },
  ])
  await shop.move(variantId, { kind: 'receive', quantity: 12 })
  expect((await shop.explain(variantId)).variant).toMatchObject({ onHand: 12, incoming: 8 })
  await shop.move(variantId, { kind: 'receive', quantity: 12 })
  expect((await shop.explain(variantId)).variant).toMatchObject({ onHand: 24, incoming: 0 })
})

it('refuses fewer units than none, and fewer than are committed unless that is confirmed', async () => {
  const shop = await testStore()
  const { variantId } = await shop.create('Mug', 5)
  await shop.commit(variantId, 3)
  const below = await shop.move(variantId, { kind: 'adjust', quantity: -6 })
  expect(below).toMatchObject({ status: 422, body: { code: 'catalog.tooLittleStock' } })
  const short = await shop.move(variantId, { kind: 'count', quantity: 2 })
  expect(short).toMatchObject({ status: 422, body: { code: 'catalog.stockShortage' } })
  for (const wrong of [
    { kind: 'count', quantity: -1 },
    { kind: 'receive', quantity: 0 },
    { kind: 'adjust', quantity: 1_000_000_000 },
  ])
    expect((await shop.move(variantId, wrong)).status).toBe(422)
  expect((await shop.move(variantId, { kind: 'adjust', quantity: 1.5 })).status).toBe(400)
  expect((await shop.explain(variantId)).variant.onHand).toBe(5)
  const confirmed = { kind: 'count', quantity: 2, allowShortage: true }
  expect((await shop.move(variantId, confirmed)).status).toBe(200)
  expect((await shop.explain(variantId)).variant).toMatchObject({ onHand: 2, available: -1 })
})

it('lists low and sold-out stock, and counts open checkouts as committed', async () => {
  const shop = await testStore()
  const mug = await shop.create('Mug', 4, { lowStockAt: 3 })
  await shop.create('Bowl', 9)
  await shop.create('Vase', 0)
  expect((await shop.list()).variants.map(({ title }) => title)).toEqual(['Bowl', 'Mug', 'Vase'])
  expect(await shop.list('filter=low')).toMatchObject({
    lowCount: 1,
    variants: [{ title: 'Vase' }],
  })
  await shop.browser.submit('/cart/entries', { itemId: mug.product.id })
  await shop.pool.query(
    `insert into stock_hold (site_id, cart_id, variant_id, quantity, expires_at)
     select site_id, id, $2, 1, now() + interval '1 hour' from cart where site_id = $1`,
    [shop.site.id, mug.variantId],
  )
  const { variant, holds } = await shop.explain(mug.variantId)
  expect(variant).toMatchObject({ onHand: 4, committed: 1, held: 1, available: 3, isLow: true })
  expect(holds).toMatchObject([{ quantity: 1 }])
  expect((await shop.list('filter=low')).lowCount).toBe(2)
  expect((await shop.list('filter=committed&search=mug')).variants).toHaveLength(1)
})

it('knows no stock of other sites, or that is not counted', async () => {
  const [shop, other] = [await testStore(), await testStore()]
  const theirs = await other.create('Mug', 4)
  const card = await shop.create('Card', 0, {
    productType: 'gift-card',
    variants: [{ priceCents: 2_500 }],
  })
  for (const id of [theirs.variantId, card.variantId]) {
    expect((await shop.call('GET', `${STOCK}/${id}`)).status).toBe(404)
    expect((await shop.move(id, { kind: 'adjust', quantity: 1 })).status).toBe(404)
    const incoming = { quantity: 1 }
    expect((await shop.call('PUT', `${STOCK}/${id}/incoming`, incoming)).status).toBe(404)
  }
})
