import {
  addCartEntry,
  createProduct,
  type ProductDetail,
  readCart,
  type ShoppingCart,
} from '@vitrine/contract'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { updateMerchandising } from '../../../identity/sites/index.ts'
import { waitForChanges } from '../../../test/database.ts'
import { testOwner } from '../../../test/owner.ts'
import { testSite } from '../../../test/site.ts'
import { ensureCollection, listShopProducts } from '../index.ts'
import { createSaleRefresh } from './refresh-sales.ts'

const PRODUCTS = createProduct.path
const LAMP = {
  sku: 'LAMP',
  priceCents: 10_000,
  salePriceCents: 8_000,
  onSale: true,
  stock: { unlimited: true },
}
const NEVER = '2999-01-01T09:00:00.000Z'
const PAST = '2020-01-01T09:00:00.000Z'

async function testStore() {
  const shop = await testSite()
  const { db, site } = shop
  const { id: collectionId } = await ensureCollection(db, site.id, { urlId: 'shop', title: 'Shop' })
  const { call, browser } = await testOwner(shop)
  const send = (variant: object) =>
    call('POST', PRODUCTS, {
      product: { title: 'Lamp', status: 'active', variants: [{ ...LAMP, ...variant }] },
    })
  const create = async (variant: object) => {
    const reply = await send(variant)
    expect(reply.status, reply.text).toBe(200)
    return reply.body as ProductDetail
  }
  const change = async ({ id, version, product }: ProductDetail, variant: object) => {
    const [first] = product.variants
    const variants = [{ ...first, ...variant }]
    const reply = await call('PUT', `${PRODUCTS}/${id}`, {
      version,
      product: { ...product, variants },
    })
    expect(reply.status, reply.text).toBe(200)
    return reply.body as ProductDetail
  }
  const visit = async () => (await browser.visit('/shop/p/lamp')).text
  const list = async (filter: { sale?: true } = {}) => {
    const { products } = await listShopProducts(db, site.id, collectionId, { filter })
    return products.map(({ title }) => title)
  }
  const addToCart = async ({ id: itemId }: ProductDetail) => {
    const visitor = shop.browser()
    const reply = await visitor.call('POST', addCartEntry.path, { itemId, quantity: 1 })
    expect(reply.status, reply.text).toBe(200)
    const total = async () =>
      ((await visitor.call('GET', readCart.path)).body as ShoppingCart).subtotalCents
    const added = (reply.body as { shoppingCart: ShoppingCart }).shoppingCart.subtotalCents
    return { added, total }
  }
  /** Moves the prices that a variant has had into the past. */
  const age = (days: number) =>
    db.execute(
      sql`update price_change set changed_at = changed_at - make_interval(days => ${days}) where site_id = ${site.id}`,
    )
  const showLowest = async () => {
    await updateMerchandising(db, site.id, { lowestPriceEnabled: true })
    await waitForChanges()
  }
  return { ...shop, send, create, change, visit, list, addToCart, age, showLowest }
}

const soon = () => new Date(Date.now() + 400).toISOString()

it.each([
  ['before its start', { saleStartsAt: NEVER }, 10_000],
  ['after its start', { saleStartsAt: PAST }, 8_000],
  ['before its end', { saleEndsAt: NEVER }, 8_000],
  ['after its end', { saleStartsAt: PAST, saleEndsAt: '2020-02-01T09:00:00.000Z' }, 10_000],
])('prices a product %s alike on its page, in lists and in carts', async (_, times, cents) => {
  const shop = await testStore()
  const lamp = await shop.create(times)
  expect(lamp.product.variants).toMatchObject([{ onSale: true, ...times }])
  const page = await shop.visit()
  expect(page).toContain(`"price":"${(cents / 100).toFixed(2)}"`)
  expect(page.includes('original-price')).toBe(cents === 8_000)
  expect(await shop.list({ sale: true })).toEqual(cents === 8_000 ? ['Lamp'] : [])
  const { added, total } = await shop.addToCart(lamp)
  expect([added, await total()]).toEqual([cents, cents])
})

it('reads the times in the time zone of the site, unless they have an offset', async () => {
  const shop = await testStore()
  const times = { saleStartsAt: '2999-01-01T09:00', saleEndsAt: '2999-01-02T09:00:00+02:00' }
  const { product } = await shop.create(times)
  expect(product.variants).toMatchObject([
    { saleStartsAt: '2999-01-01T14:00:00.000Z', saleEndsAt: '2999-01-02T07:00:00.000Z' },
  ])
})

it.each([
  [{ salePriceCents: 12_000 }, 422, 'variants.0.salePriceCents'],
  [{ salePriceCents: -1 }, 400, 'product.variants.0.salePriceCents'],
  [{ salePriceCents: null }, 422, 'variants.0.salePriceCents'],
  [{ onSale: false, saleEndsAt: NEVER }, 422, 'variants.0.saleStartsAt'],
  [{ saleStartsAt: NEVER, saleEndsAt: NEVER }, 422, 'variants.0.saleEndsAt'],
  [{ saleStartsAt: NEVER, saleEndsAt: PAST }, 422, 'variants.0.saleEndsAt'],
  [{ saleStartsAt: 'tomorrow' }, 400, 'product.variants.0.saleStartsAt'],
])('rejects %o', async (variant, status, field) => {
  const shop = await testStore()
  const reply = await shop.send(variant)
  expect(reply).toMatchObject({ status, body: { errors: { [field]: expect.any(String) } } })
})

it('changes carts and cached pages when a sale begins and when it ends', async () => {
  const shop = await testStore()
  const refresh = createSaleRefresh(shop.db)
  await refresh()
  const lamp = await shop.create({ saleStartsAt: NEVER })
  const { added, total } = await shop.addToCart(lamp)
  expect([added, await shop.visit()]).toEqual([10_000, expect.not.stringContaining('$80')])
  const started = await shop.change(lamp, { saleStartsAt: soon() })
  await shop.visit()
  await expect.poll(total).toBe(8_000)
  await refresh()
  await waitForChanges()
  expect(await shop.visit()).toContain('$80.00')

  await shop.change(started, { saleEndsAt: soon() })
  await shop.visit()
  await expect.poll(total).toBe(10_000)
  await refresh()
  await waitForChanges()
  expect(await shop.visit()).not.toContain('$80.00')
})

it('shows the lowest price of the 30 days before a reduction, where the site wants it', async () => {
  const shop = await testStore()
  const first = await shop.create({ priceCents: 7_000, onSale: false })
  await shop.age(40)
  const second = await shop.change(first, { priceCents: 9_000 })
  await shop.age(20)
  const third = await shop.change(second, { priceCents: 10_000 })
  await shop.age(5)
  await shop.change(third, { onSale: true })
  expect(await shop.visit()).not.toContain('Lowest price')
  await shop.showLowest()
  // 70.00 ended 25 days ago, 90.00 five days ago.
  expect(await shop.visit()).toMatch(/Lowest price in the last 30 days: .*70\.00/)
  await shop.age(10)
  // The 30 days end where the reduction began, not today.
  expect(await shop.visit()).toMatch(/Lowest price in the last 30 days: .*70\.00/)
})

it('counts the price before a sale that began by itself, and an earlier sale', async () => {
  const shop = await testStore()
  await shop.showLowest()
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const lamp = await shop.create({
    salePriceCents: 6_000,
    saleStartsAt: day(-50),
    saleEndsAt: day(-45),
  })
  await shop.age(60)
  await shop.change(lamp, { salePriceCents: 8_000, saleStartsAt: day(-2), saleEndsAt: day(2) })
  await shop.age(3)
  expect(await shop.visit()).toMatch(/Lowest price in the last 30 days: .*100\.00/)
  await shop.db.execute(
    sql`update price_change set sale_starts_at = sale_starts_at + interval '30 days', sale_ends_at = sale_ends_at + interval '30 days'
      where site_id = ${shop.site.id} and sale_price_minor = 6000`,
  )
  await shop.showLowest()
  expect(await shop.visit()).toMatch(/Lowest price in the last 30 days: .*60\.00/)
})

it('claims nothing about a variant whose first known price is its sale price', async () => {
  const shop = await testStore()
  await shop.showLowest()
  await shop.create({})
  expect(await shop.visit()).not.toContain('Lowest price')
})

it('states until when a sale price is valid', async () => {
  const shop = await testStore()
  await shop.create({ saleEndsAt: NEVER })
  expect(await shop.visit()).toContain(`"priceValidUntil":"${NEVER}"`)
})
