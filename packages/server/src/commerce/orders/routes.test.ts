import type { OrderDetail } from '@vitrine/contract'
import { afterEach, expect, it } from 'vitest'
import { createStaffMember, createSignInLink } from '../../identity/accounts/index.ts'
import { TestProvider } from '../payments/index.ts'
import { testShop, type TestShop } from '../../test/sale.ts'
import { Jobs } from '../../platform/jobs/index.ts'
import { completeCheckout, orderJobs } from './index.ts'
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

async function runJobs() {
  const jobs = new Jobs(shop.db)
  orderJobs(jobs, { db: shop.db, url: () => 'http://localhost:3000' })
  await jobs.drain(shop.pool)
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

it('shows the owner an order with lines, totals, payments and its timeline', async () => {
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

it('shows the owner and the buyer what was entered in additional fields', async () => {
  shop = await testShop()
  const product = await shop.sell({ title: 'Morning mug' })
  const fields = { Engraving: '<For Ada>' }
  const cart = await shop.fill({ product, fields })
  const attempt = { ...(await cart.attempt()), outcome: 'approve' }
  const { orderId } = await completeCheckout(shop.db, shop.site, attempt)
  await runJobs()
  const { body } = await (await owner()).call('GET', `/api/studio/orders/${orderId}`)
  expect((body as OrderDetail).lines).toMatchObject([
    { fields: [{ label: 'Engraving', value: '<For Ada>' }] },
  ])
  const [email] = await shop.emails()
  expect(email?.text).toContain('Engraving: <For Ada>')
  expect(email?.html).toContain('Engraving: &lt;For Ada&gt;')
})

it('says of an email only what happened to it', async () => {
  shop = await testShop()
  const variants = [{ sku: 'GC', priceMinor: 5_000n, unlimited: true }]
  const product = await shop.sell({ type: 'gift-card', variants })
  const cart = await shop.fill({ product, quantity: 2 })
  const attempt = { ...(await cart.attempt()), outcome: 'approve' }
  const { orderId } = await completeCheckout(shop.db, shop.site, attempt)
  await runJobs()
  const browser = await owner()
  const read = async () => {
    const { body } = await browser.call('GET', `/api/studio/orders/${orderId}`)
    return (body as OrderDetail).timeline.slice(2).map(({ text }) => text)
  }
  const set = (state: string, which: string) =>
    shop.rows(
      `update mail set state = $2, sent_at = case when $2 = 'sent' then now() end
       where site_id = $1 and starts_with(dedupe, $3)`,
      [state, which],
    )
  const cards = 'The gift cards were created. Their email'
  expect(await read()).toEqual([
    `${cards} is waiting to be sent.`,
    'The confirmation is waiting to be sent.',
  ])
  await set('sent', '')
  expect(await read()).toEqual([`${cards} was sent.`, 'The confirmation was sent to the buyer.'])
  const [line] = await shop.rows<{ id: string }>('select id from order_line where site_id = $1')
  await set('failed', `gift-card:order-line:${line?.id}:2`)
  await set('unsent', 'order-confirmation:')
  expect(await read()).toEqual([
    `${cards} could not be sent. See Emails for the reason.`,
    'The confirmation was written but not sent, as no mail server is configured.',
  ])
  await set('suppressed', '')
  expect((await read())[1]).toBe(
    'The confirmation was not sent: a mail server rejected this address before.',
  )
  await shop.rows('delete from mail where site_id = $1')
  expect((await read())[1]).toBe('The confirmation was deleted before it was sent.')
})

it('lists orders newest first, finds them by number and email, and shows no drafts', async () => {
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
  'has nothing to fulfill in an order with only %s items',
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

it('shows an order only to visitors with its URL', async () => {
  shop = await testShop()
  const id = await buy()
  const browser = shop.browser()
  expect((await browser.visit(getOrderUrl(shop.site, id))).status).toBe(200)
  expect((await browser.visit(`/order/${id}`)).status).toBe(404)
  expect((await browser.visit('/order/AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404)
  const other = await testShop()
  expect((await other.browser().visit(getOrderUrl(shop.site, id))).status).toBe(404)
})

it('waits on its page for a late payment, and reports its arrival', async () => {
  shop = await testShop()
  const id = await buy('late')
  const browser = shop.browser()
  const url = getOrderUrl(shop.site, id)
  expect((await browser.visit(url)).text).toContain('We are waiting for your bank')

  const [intent] = await shop.rows<{ id: string }>('select id from test_intent where site_id = $1')
  await new TestProvider(shop.db).settle(shop.site.id, intent?.id ?? '')
  expect((await browser.visit(url)).text).toContain('Order 1')
})
