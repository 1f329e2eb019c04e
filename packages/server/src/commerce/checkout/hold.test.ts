import { expect, it } from 'vitest'
import { RateLimits } from '../../platform/http/rate-limit.ts'
import { ADDRESS, testShop } from '../../test/sale.ts'
import { changeEntry, copyCart, deleteCart, mergeCarts } from '../cart/index.ts'
import { prepareOrder } from '../orders/index.ts'
import { enterCheckout } from './enter-checkout.ts'
import { saveDetails } from './store.ts'

/** Minutes from now until the hold of the only cart ends. */
const MINUTES = `
  select round(extract(epoch from expires_at - clock_timestamp()) / 60)::integer as minutes
  from stock_hold where site_id = $1 and expires_at > clock_timestamp()`

const HELD = 'select quantity from stock_hold where site_id = $1'

async function testCart({ onHand = 10, quantity = 1 } = {}) {
  const shop = await testShop()
  const product = await shop.sell({ onHand })
  const cart = await shop.fill({ product, quantity })
  const enter = () => enterCheckout(shop.db, shop.site, cart.cartId)
  const began = (minutes: number) =>
    shop.rows(
      `update checkout set held_since = now() - make_interval(mins => $2) where site_id = $1`,
      [minutes],
    )
  const expire = () =>
    shop.rows(`update stock_hold set expires_at = now() - interval '1 hour' where site_id = $1`)
  return { ...shop, ...cart, product, enter, began, expire }
}

it('holds nothing while the checkout is only looked at', async () => {
  const shop = await testCart()
  const browser = shop.browser()
  const { id: itemId, sku } = shop.product
  await browser.submit('/cart/entries', { itemId, sku, quantity: '10' })
  expect((await browser.visit('/checkout')).status).toBe(200)
  expect(await shop.rows(HELD)).toEqual([])
})

it.each([
  ['an email address', { email: null, address: ADDRESS }],
  ['a city', { email: 'reader@example.com', address: { ...ADDRESS, city: '' } }],
])('holds nothing while %s is missing', async (_, details) => {
  const shop = await testCart()
  await saveDetails(shop.db, shop.site.id, shop.cartId, { ...details, shippingOptionId: null })
  await shop.enter()
  expect(await shop.rows(HELD)).toEqual([])
})

it('holds stock for a quarter of an hour, and never for more than an hour in all', async () => {
  const shop = await testCart()
  await shop.enter()
  expect(await shop.rows(MINUTES)).toEqual([{ minutes: 15 }])
  await shop.began(30)
  await shop.enter()
  expect(await shop.rows(MINUTES)).toEqual([{ minutes: 15 }])
  await shop.began(50)
  await shop.enter()
  expect(await shop.rows(MINUTES)).toEqual([{ minutes: 10 }])
})

it('begins no second hour on the same day, neither for a form nor for a payment', async () => {
  const shop = await testCart()
  await shop.enter()
  await shop.began(61)
  await shop.expire()
  await shop.enter()
  expect(await shop.rows(MINUTES)).toEqual([])
  const prepared = await prepareOrder(shop.db, shop.site, await shop.attempt())
  expect(prepared.kind).toBe('draft')
  expect(await shop.rows(MINUTES)).toEqual([])
})

it('begins a new hour for a buyer who comes back a day later', async () => {
  const shop = await testCart()
  await shop.enter()
  await shop.began(25 * 60)
  await shop.expire()
  await shop.enter()
  expect(await shop.rows(MINUTES)).toEqual([{ minutes: 15 }])
})

it('holds no more than the cart has now', async () => {
  const shop = await testCart({ onHand: 5, quantity: 4 })
  await shop.enter()
  await shop.rows('update cart_entry set quantity = 1 where site_id = $1')
  await shop.enter()
  expect(await shop.rows(HELD)).toEqual([{ quantity: 1n }])
  await shop.rows('delete from cart_entry where site_id = $1')
  await shop.enter()
  expect(await shop.rows(HELD)).toEqual([])
})

it.each([
  ['is removed', 0, []],
  ['is lowered', 1, [{ quantity: 1n }]],
  ['is raised, which holds no more before the checkout', 4, [{ quantity: 3n }]],
])('releases stock as soon as an entry %s', async (_, quantity, held) => {
  const shop = await testCart({ onHand: 5, quantity: 3 })
  await shop.enter()
  const [entry] = await shop.rows<{ id: string }>('select id from cart_entry where site_id = $1')
  await changeEntry(shop.db, shop.site, shop.token, { entryId: entry?.id ?? '', quantity })
  expect(await shop.rows(HELD)).toEqual(held)
  const [stock] = await shop.rows<{ left: bigint }>(
    'select stock_available($1, $2, null) as left',
    [shop.product.variantId],
  )
  expect(stock?.left).toBe(5n - (held[0]?.quantity ?? 0n))
})

it('holds for the whole variant, however many entries it has', async () => {
  const shop = await testShop()
  const product = await shop.sell({ onHand: 9 })
  const engraved = { product, quantity: 2, fields: { text: 'For Sunday' } }
  const cart = await shop.fill({ product, quantity: 3 }, engraved)
  await enterCheckout(shop.db, shop.site, cart.cartId)
  expect(await shop.rows(HELD)).toEqual([{ quantity: 5n }])
  const [plain] = await shop.rows<{ id: string }>(
    `select id from cart_entry where site_id = $1 and quantity = 3`,
  )
  await changeEntry(shop.db, shop.site, cart.token, { entryId: plain?.id ?? '', quantity: 0 })
  expect(await shop.rows(HELD)).toEqual([{ quantity: 2n }])
})

it('releases the stock of a cart that becomes part of another, or is deleted', async () => {
  const shop = await testCart({ onHand: 5, quantity: 3 })
  const own = await shop.fill({ product: await shop.sell() })
  await shop.enter()
  await mergeCarts(shop.db, shop.site.id, { from: shop.token, to: own.token })
  expect(await shop.rows(HELD)).toEqual([])
  await enterCheckout(shop.db, shop.site, own.cartId)
  expect(await shop.rows(`${HELD} order by 1`)).toEqual([{ quantity: 1n }, { quantity: 3n }])
  await copyCart(shop.db, shop.site.id, { from: own.token, to: 'a copy' })
  expect(await shop.rows(HELD)).toHaveLength(2)
  await deleteCart(shop.db, shop.site.id, own.token)
  expect(await shop.rows(HELD)).toEqual([])
})

it('gives the last unit to one of many carts that ask at once', async () => {
  const shop = await testCart({ onHand: 1 })
  const { product } = shop
  const carts = await Promise.all(Array.from({ length: 8 }, async () => shop.fill({ product })))
  const entered = await Promise.all(
    carts.map(async ({ cartId }) => enterCheckout(shop.db, shop.site, cartId)),
  )
  expect(entered.filter(({ errors }) => Object.keys(errors).length === 0)).toHaveLength(1)
  expect(await shop.rows(HELD)).toEqual([{ quantity: 1n }])
})

it('lets a buyer above the limit of their address buy without a hold', async () => {
  const shop = await testCart({ onHand: 1 })
  const attempt = await shop.attempt()
  const prepared = await prepareOrder(shop.db, shop.site, { ...attempt, holdsStock: false })
  expect(prepared.kind).toBe('draft')
  expect(await shop.rows(HELD)).toEqual([])
})

it('lets one address start ten holds a day, and counts them in the database', async () => {
  const { db, site } = await testShop()
  const by = { site: site.id, network: '192.0.2.7', session: undefined }
  const count = () => new RateLimits(db).count('stock-hold', by)
  for (let n = 0; n < 10; n += 1) await count()
  await expect(count()).rejects.toMatchObject({ status: 429 })
  await expect(
    new RateLimits(db).count('stock-hold', { ...by, network: '192.0.2.8' }),
  ).resolves.toBeUndefined()
})
