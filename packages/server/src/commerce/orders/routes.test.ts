import type { OrderDetail } from '@vitrine/contract'
import { afterEach, expect, it } from 'vitest'
import { createStaffMember, createSignInLink } from '../../identity/accounts/index.ts'
import { TestProvider } from '../payments/index.ts'
import { testShop, type TestShop } from '../../test/sale.ts'
import { completeCheckout } from './index.ts'
import { getOrderUrl } from './order-url.ts'

let shop: TestShop
afterEach(async () => expect(await shop.violations()).toEqual([]))

async function buy(outcome = 'approve', email = 'reader@example.com') {
  const product = await shop.sell({ title: 'Morning mug' })
  const cart = await shop.fill({ product, quantity: 2, email })
  const { orderId } = await completeCheckout(shop.db, shop.site, {
    ...(await cart.attempt()),
    outcome,
  })
  return orderId
}

async function owner() {
  const { id } = await createStaffMember(shop.db, shop.site.id, {
    email: 'me@example.com',
    role: 'admin',
  })
  const browser = shop.browser()
  const token = await createSignInLink(shop.db, shop.site.id, id)
  await browser.call('POST', '/api/studio/session/link', { token })
  return browser
}

it('shows the owner an order with lines, totals, payments and what happened', async () => {
  shop = await testShop()
  const id = await buy()
  const browser = await owner()
  const { status, body } = await browser.call('GET', `/api/studio/orders/${id}`)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    number: 1,
    status: 'placed',
    paymentStatus: 'paid',
    itemCount: 2,
    shippingAddress: { name: 'First Last', line1: '14 Harbour Row', country: 'GB' },
    lines: [{ title: 'Morning mug', quantity: 2, subtotal: { value: 2_000 } }],
    grandTotal: { value: 2_000, decimalValue: '20.00' },
    payments: [{ provider: 'test', captured: { value: 2_000 }, failure: null }],
  })
  expect((body as OrderDetail).timeline.map(({ text }) => text)).toEqual([
    'Checkout was completed, and the payment was asked for.',
    'The order was placed and paid.',
  ])
})

it('lists orders newest first, finds them by number and address, and shows no drafts', async () => {
  shop = await testShop()
  await buy('approve', 'ada@example.com')
  await buy('approve', 'ben@example.com')
  const draft = await buy('challenge', 'cleo@example.com')
  const browser = await owner()
  const numbers = async (query: string) => {
    const { body } = await browser.call('GET', `/api/studio/orders${query}`)
    return (body as { orders: { number: number }[] }).orders.map(({ number }) => number)
  }
  expect(await numbers('')).toEqual([2, 1])
  expect((await browser.call('GET', '/api/studio/orders')).body).toMatchObject({
    orders: [{ itemCount: 2, email: 'ben@example.com' }, { itemCount: 2 }],
  })
  expect(await numbers('?cursor=2')).toEqual([1])
  expect(await numbers('?search=%232')).toEqual([2])
  expect(await numbers('?search=ADA')).toEqual([1])
  expect(await numbers('?search=100%25')).toEqual([])
  expect(await numbers('?filter=attention')).toEqual([])
  expect(await numbers('?filter=unfulfilled')).toEqual([2, 1])
  expect((await browser.call('GET', `/api/studio/orders/${draft}`)).status).toBe(404)
})

it.each(['digital', 'service', 'gift-card'] as const)(
  'has nothing to send of an order that holds nothing but what is %s',
  async (type) => {
    shop = await testShop()
    const product = await shop.sell({ type })
    const alone = await shop.fill({ product })
    await completeCheckout(shop.db, shop.site, { ...(await alone.attempt()), outcome: 'approve' })
    const both = await shop.fill({ product }, { product: await shop.sell() })
    await completeCheckout(shop.db, shop.site, { ...(await both.attempt()), outcome: 'approve' })
    const browser = await owner()
    expect((await browser.call('GET', '/api/studio/orders')).body).toMatchObject({
      orders: [
        { number: 2, requiresShipping: true, fulfillmentStatus: 'pending' },
        { number: 1, requiresShipping: false, fulfillmentStatus: 'fulfilled' },
      ],
    })
    const { body } = await browser.call('GET', '/api/studio/orders?filter=unfulfilled')
    expect(body).toMatchObject({ orders: [{ number: 2 }] })
  },
)

it('shows an order to whoever has its address, and to nobody else', async () => {
  shop = await testShop()
  const id = await buy()
  const browser = shop.browser()
  expect((await browser.visit(getOrderUrl(shop.site, id))).status).toBe(200)
  expect((await browser.visit(`/order/${id}`)).status).toBe(404)
  expect((await browser.visit('/order/AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404)
  const other = await testShop()
  expect((await other.browser().visit(getOrderUrl(shop.site, id))).status).toBe(404)
})

it('waits on its page for a late payment, and tells when it has come', async () => {
  shop = await testShop()
  const id = await buy('late')
  const browser = shop.browser()
  const url = getOrderUrl(shop.site, id)
  expect((await browser.visit(url)).text).toContain('We are waiting for your bank')

  const [intent] = await shop.rows<{ id: string }>('select id from test_intent where site_id = $1')
  await new TestProvider(shop.db).settle(shop.site.id, intent?.id ?? '')
  expect((await browser.visit(url)).text).toContain('Order 1')
})
