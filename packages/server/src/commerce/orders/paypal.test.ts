import { connectPayPalAccount } from '@vitrine/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { testOwner } from '../../test/owner.ts'
import { type FakeOrder } from '../../test/paypal/app.ts'
import { PAYPAL_APP, signPayPalEvent, startPayPal } from '../../test/paypal/stand-in.ts'
import { ADDRESS, testShop, type TestShop } from '../../test/sale.ts'
import type { TestBrowser, TestReply } from '../../test/site.ts'
import { setPayPalApiUrl } from '../payments/index.ts'
import { connectPayPal } from '../payments/paypal/connect.ts'
import { findPayPalAccount } from '../payments/paypal/account-store.ts'
import { sweepSite } from './sweep.ts'

const ACCOUNT = connectPayPalAccount.path
const EVENTS = '/api/payments/paypal/events'

let paypal: Awaited<ReturnType<typeof startPayPal>>
beforeAll(async () => {
  paypal = await startPayPal()
  setPayPalApiUrl(paypal.url)
})
afterAll(async () => paypal.stop())

let shop: TestShop
beforeEach(async () => {
  shop = await testShop()
  paypal.calls.length = 0
  paypal.app.webhooks.clear()
})
afterEach(async () => expect(await shop.violations()).toEqual([]))

/** Connects the shop as an address that PayPal can reach, and returns the ID of its webhook. */
async function connect(): Promise<string> {
  await connectPayPal(shop.db, { ...shop.site, origin: 'https://shop.example' }, PAYPAL_APP)
  return (await findPayPalAccount(shop.db, shop.site.id))?.webhookId ?? ''
}

const location = ({ headers }: TestReply) => String(headers['location'])

async function pressPay(browser: TestBrowser, paymentMethod = 'paypal'): Promise<TestReply> {
  const { text } = await browser.visit('/checkout')
  const found = text.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)
  const hidden = Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]))
  const form = { ...ADDRESS, email: 'reader@example.com', paymentMethod, intent: 'pay' }
  return browser.submit('/checkout', { ...hidden, ...form })
}

async function fillCart(priceMinor = 2_800n): Promise<TestBrowser> {
  const { id: itemId, sku } = await shop.sell({ title: 'Morning mug', priceMinor })
  const browser = shop.browser()
  await browser.submit('/cart/entries', { itemId, sku, quantity: '1' })
  return browser
}

/** Presses Pay for one mug. Resolves to the browser, the order at PayPal and the path of the order here. */
async function goToPayPal() {
  const browser = await fillCart()
  const order = await openOrder(browser)
  return { browser, order, orderPath: getReturnPath(order) }
}

function getReturnPath({ body }: FakeOrder): string {
  return new URL(body.payment_source.paypal.experience_context.return_url).pathname
}

async function openOrder(browser: TestBrowser) {
  const paid = await pressPay(browser)
  expect(location(paid)).toMatch(/^\/checkout\/pay\/[\w-]{22}$/)
  const onward = await browser.visit(location(paid))
  const [, url = ''] = /^0; url=(.*)$/.exec(String(onward.headers['refresh'])) ?? []
  expect(url).toContain(`${paypal.url}/checkoutnow?token=`)
  return paypal.app.findOrder(url.replace(/^.*=/, ''))
}

async function send({ payload, headers }: { payload: string; headers: object }) {
  return shop.app.inject({
    method: 'POST',
    url: EVENTS,
    payload,
    headers: { ...headers, host: shop.host },
  })
}

const orders = () =>
  shop.rows<{ status: string; payment_status: string; test_mode: boolean; attention: string }>(
    'select status, payment_status, test_mode, attention from orders where site_id = $1 order by created_at',
  )

const countCalls = (call: string | RegExp) =>
  paypal.calls.filter((made) => made === call || (call instanceof RegExp && call.test(made))).length

it('connects an app by its credentials, of which no answer contains the secret', async () => {
  const { call } = await testOwner(shop)
  expect((await call('GET', ACCOUNT)).body).toEqual({ account: null, takesCurrency: true })
  const foreign = await call('POST', ACCOUNT, { ...PAYPAL_APP, clientSecret: 'E'.repeat(40) })
  expect(foreign).toMatchObject({ status: 422, body: { code: 'payments.paypalRefused' } })
  expect((await call('POST', ACCOUNT, { ...PAYPAL_APP, clientId: 'a b' })).status).toBe(400)
  paypal.setDown(true)
  const down = await call('POST', ACCOUNT, PAYPAL_APP)
  paypal.setDown(false)
  expect(down).toMatchObject({ status: 502, body: { code: 'payments.unreachable' } })

  const connected = await call('POST', ACCOUNT, PAYPAL_APP)
  expect(connected.body).toEqual({
    account: {
      clientIdHint: 'ASta…1234',
      isLive: false,
      isOffered: true,
      hasWebhook: false,
      webhookAt: null,
    },
    takesCurrency: true,
  })
  expect(connected.text + foreign.text).not.toContain(PAYPAL_APP.clientSecret)
  expect((await call('PUT', ACCOUNT, { isOffered: false })).body).toMatchObject({
    account: { isOffered: false },
  })
  expect((await call('DELETE', ACCOUNT)).body).toMatchObject({ account: null })
  const gone = await call('PUT', ACCOUNT, { isOffered: true })
  expect(gone).toMatchObject({ status: 409, body: { code: 'payments.paypalNotConnected' } })
})

it('refuses a currency that PayPal does not take, and offers PayPal in none', async () => {
  const { call } = await testOwner(shop)
  await connect()
  const browser = await fillCart()
  expect((await browser.visit('/checkout')).text).toContain('value="paypal"')
  await shop.rows(`update store_settings set currency = 'ZAR' where site_id = $1`)
  await shop.reload()
  expect((await browser.visit('/checkout')).text).not.toContain('value="paypal"')
  const refused = await call('POST', ACCOUNT, PAYPAL_APP)
  expect(refused).toMatchObject({ status: 422, body: { code: 'payments.paypalCurrency' } })
  expect((await call('GET', ACCOUNT)).body).toMatchObject({ takesCurrency: false })
})

it('takes over its webhook when it is connected again, and deletes it at the end', async () => {
  const webhookId = await connect()
  expect(await connect()).toBe(webhookId)
  const { call } = await testOwner(shop)
  await call('DELETE', ACCOUNT)
  expect(paypal.app.webhooks.size).toBe(0)
})

it('leads a buyer to PayPal, and captures the money when they return', async () => {
  await connect()
  const { browser, order, orderPath } = await goToPayPal()
  expect(order.amount).toEqual({ currency_code: 'USD', value: '28.00' })
  expect((await browser.visit(orderPath)).text).not.toContain('Order 1')
  expect(await orders()).toMatchObject([{ status: 'draft' }])
  paypal.app.approve(order.id)
  const page = await browser.visit(`${orderPath}?token=${order.id}&PayerID=BUYER1`)
  expect(page.text).toContain('Order 1')
  expect(page.text).toContain('PayPal')
  expect(await orders()).toMatchObject([
    { status: 'placed', payment_status: 'paid', test_mode: true, attention: null },
  ])
  await browser.visit(orderPath)
  expect(countCalls(/\/capture$/)).toBe(1)
})

it('asks for one order, however often a buyer presses Pay', async () => {
  await connect()
  const { browser, order } = await goToPayPal()
  expect((await openOrder(browser)).id).toBe(order.id)
  expect(countCalls('POST /v2/checkout/orders')).toBe(1)
})

it('captures a payment that was approved before the buyer went back and pressed Pay', async () => {
  await connect()
  const { browser, order, orderPath } = await goToPayPal()
  paypal.app.approve(order.id)
  expect(location(await pressPay(browser))).toBe(orderPath)
  expect(await orders()).toMatchObject([{ status: 'placed', payment_status: 'paid' }])
})

it('never captures an order that another took the place of', async () => {
  const webhookId = await connect()
  const { browser, order } = await goToPayPal()
  const bowl = await shop.sell({ title: 'Bowl', priceMinor: 1_000n })
  await browser.submit('/cart/entries', { itemId: bowl.id, sku: bowl.sku, quantity: '1' })
  const second = await openOrder(browser)
  expect(second.amount.value).toBe('38.00')
  // The buyer approves the old order in another tab.
  paypal.app.approve(order.id)
  await send(signPayPalEvent('CHECKOUT.ORDER.APPROVED', order, webhookId))
  await browser.visit(getReturnPath(order))
  await sweepSite(shop.db, shop.site.id)
  expect(order.capture).toBeUndefined()
  paypal.app.approve(second.id)
  await browser.visit(getReturnPath(second))
  expect((await orders()).map(({ status }) => status)).toEqual(['aborted', 'placed'])
})

it('tells a buyer that the payment was declined, and takes another one', async () => {
  await connect()
  const { browser, order, orderPath } = await goToPayPal()
  paypal.app.approve(order.id, 'INSTRUMENT_DECLINED')
  expect(location(await browser.visit(orderPath))).toBe('/checkout?payment=declined')
  // The account has money now, but this order is over.
  paypal.app.approve(order.id)
  const again = await openOrder(browser)
  expect(again.id).not.toBe(order.id)
  paypal.app.approve(again.id)
  expect((await browser.visit(getReturnPath(again))).text).toContain('Order 1')
  expect(order.capture).toBeUndefined()
  expect((await orders()).map(({ status }) => status)).toEqual(['aborted', 'placed'])
})

it.each([
  ['INSTRUMENT_DECLINED', 'The bank declined the payment.'],
  ['CARD_EXPIRED', 'The card has expired.'],
  ['DECLINED', 'There is not enough money for this payment.'],
] as const)('names the reason of a payment that PayPal ends as %s', async (outcome, reason) => {
  await connect()
  const { browser, order, orderPath } = await goToPayPal()
  paypal.app.approve(order.id, outcome)
  const { status, text } = await browser.visit(location(await browser.visit(orderPath)))
  expect(status).toBe(402)
  expect(text).toContain(reason)
  expect(text).toContain('You have not been charged.')
})

it('captures once when the answer to the capture is lost', async () => {
  await connect()
  const { browser, order, orderPath } = await goToPayPal()
  paypal.app.approve(order.id)
  paypal.loseCapture()
  expect((await browser.visit(orderPath)).text).not.toContain('Order 1')
  // A changed cart does not take the place of a payment whose capture has begun.
  const bowl = await shop.sell({ title: 'Bowl', priceMinor: 1_000n })
  await browser.submit('/cart/entries', { itemId: bowl.id, sku: bowl.sku, quantity: '1' })
  await pressPay(browser)
  expect(await orders()).toMatchObject([{ status: 'placed', payment_status: 'paid' }])
  expect(order.capture?.amount.value).toBe('28.00')
})

it('captures once when the buyer returns while events arrive', async () => {
  const webhookId = await connect()
  const { browser, order, orderPath } = await goToPayPal()
  paypal.app.approve(order.id)
  const event = signPayPalEvent('CHECKOUT.ORDER.APPROVED', order, webhookId)
  await Promise.all([browser.visit(orderPath), send(event), send(event), browser.visit(orderPath)])
  await sweepSite(shop.db, shop.site.id)
  expect((await browser.visit(orderPath)).text).toContain('Order 1')
  expect(await orders()).toMatchObject([{ status: 'placed', payment_status: 'paid' }])
})

it('places the order by the event alone, once, and only if PayPal signed it', async () => {
  const webhookId = await connect()
  const { order } = await goToPayPal()
  paypal.app.approve(order.id)
  const event = signPayPalEvent('CHECKOUT.ORDER.APPROVED', order, webhookId)
  const forged = signPayPalEvent('CHECKOUT.ORDER.APPROVED', order, 'OTHERWEBHOOK')
  expect((await send(forged)).statusCode).toBe(400)
  expect((await send({ ...event, payload: `${event.payload} ` })).statusCode).toBe(400)
  const { 'paypal-transmission-sig': _, ...unsigned } = event.headers
  expect((await send({ ...event, headers: unsigned })).statusCode).toBe(400)
  const certificate = { ...event.headers, 'paypal-cert-url': `${paypal.url}/cert` }
  expect((await send({ ...event, headers: certificate })).statusCode).toBe(400)
  expect(countCalls(/cert/)).toBe(0)
  expect((await orders())[0]).toMatchObject({ status: 'draft' })
  for (let times = 0; times < 2; times += 1) expect((await send(event)).statusCode).toBe(200)
  expect(await orders()).toMatchObject([{ status: 'placed', payment_status: 'paid' }])
  expect(countCalls(/\/capture$/)).toBe(1)
  const { call } = await testOwner(shop)
  expect((await call('GET', ACCOUNT)).body).toMatchObject({
    account: { hasWebhook: true, webhookAt: expect.any(String) },
  })
})

it('has the same result for events that come late and in another order', async () => {
  const webhookId = await connect()
  const { browser, order, orderPath } = await goToPayPal()
  paypal.app.approve(order.id)
  const approved = signPayPalEvent('CHECKOUT.ORDER.APPROVED', order, webhookId)
  await browser.visit(orderPath)
  const completed = signPayPalEvent('PAYMENT.CAPTURE.COMPLETED', order, webhookId)
  const pending = signPayPalEvent('PAYMENT.CAPTURE.PENDING', order, webhookId)
  for (const event of [completed, pending, approved])
    expect((await send(event)).statusCode).toBe(200)
  expect(await orders()).toMatchObject([{ status: 'placed', payment_status: 'paid' }])
  expect(countCalls(/\/capture$/)).toBe(1)
})

it('receives nothing while it is not connected', async () => {
  const event = { payload: '{}', headers: { 'content-type': 'application/json' } }
  expect((await send(event)).statusCode).toBe(404)
})

it('ignores an event about an order of someone else in the same app', async () => {
  const webhookId = await connect()
  const { order } = await goToPayPal()
  const foreign = paypal.app.createOrder(order.body)
  paypal.app.approve(foreign.id)
  const event = signPayPalEvent('CHECKOUT.ORDER.APPROVED', foreign, webhookId)
  expect((await send(event)).statusCode).toBe(200)
  expect(foreign.capture).toBeUndefined()
  expect(await orders()).toMatchObject([{ status: 'draft' }])
})

it.each([
  ['amount', { currency_code: 'USD', value: '0.30' }],
  ['currency', { currency_code: 'JPY', value: '2800' }],
])('never counts a payment of another %s as paid', async (_name, amount) => {
  const webhookId = await connect()
  const { order } = await goToPayPal()
  order.amount = amount
  paypal.app.approve(order.id)
  await send(signPayPalEvent('CHECKOUT.ORDER.APPROVED', order, webhookId))
  expect(order.capture).toBeUndefined()
  expect(await orders()).toMatchObject([{ status: 'draft', attention: 'amount_mismatch' }])
})

it('waits for a payment that PayPal holds, and places the order when the money has come', async () => {
  const webhookId = await connect()
  const { browser, order, orderPath } = await goToPayPal()
  paypal.app.approve(order.id, 'PENDING')
  expect((await browser.visit(orderPath)).text).not.toContain('Order 1')
  Object.assign(order.capture ?? {}, { status: 'COMPLETED' })
  await send(signPayPalEvent('PAYMENT.CAPTURE.COMPLETED', order, webhookId))
  expect(await orders()).toMatchObject([{ status: 'placed', payment_status: 'paid' }])
})

it('opens the cart again when PayPal declines a payment that it held', async () => {
  await connect()
  const { browser, order, orderPath } = await goToPayPal()
  paypal.app.approve(order.id, 'PENDING')
  await browser.visit(orderPath)
  Object.assign(order.capture ?? {}, { status: 'DECLINED' })
  expect(location(await browser.visit(orderPath))).toBe('/checkout?payment=declined')
  expect(await orders()).toMatchObject([{ status: 'aborted' }])
})

it('finds a payment whose buyer closed the tab, and releases one that was never approved', async () => {
  await connect()
  const paid = await goToPayPal()
  paypal.app.approve(paid.order.id)
  const left = await goToPayPal()
  await shop.rows(`update orders set created_at = now() - interval '1 day' where site_id = $1`)
  await sweepSite(shop.db, shop.site.id)
  await shop.rows('delete from stock_hold where site_id = $1')
  await sweepSite(shop.db, shop.site.id)
  expect((await orders()).map(({ status }) => status)).toEqual(['placed', 'aborted'])
  paypal.app.approve(left.order.id)
  await left.browser.visit(left.orderPath)
  expect(left.order.capture).toBeUndefined()
})

it('refunds at PayPal, once, and learns of refunds and disputes there', async () => {
  const webhookId = await connect()
  const { browser, order, orderPath } = await goToPayPal()
  paypal.app.approve(order.id)
  await browser.visit(orderPath)
  const [{ id } = { id: '' }] = await shop.rows<{ id: string }>(
    'select id from orders where site_id = $1',
  )
  const { call } = await testOwner(shop)
  const refund = { id: '0197f5f0-0000-7000-8000-000000000001', amountCents: 1_000 }
  for (let times = 0; times < 2; times += 1) {
    const refunded = await call('POST', `/api/studio/orders/${id}/refunds`, {
      ...refund,
      notify: false,
      lines: [],
    })
    expect(refunded.status, refunded.text).toBe(200)
  }
  expect(order.refunds.map(({ amount }) => amount.value)).toEqual(['10.00'])
  expect(await orders()).toMatchObject([{ payment_status: 'partially_refunded' }])
  paypal.app.refund(order.capture?.id ?? '', { amount: { currency_code: 'USD', value: '18.00' } })
  await send(signPayPalEvent('PAYMENT.CAPTURE.REFUNDED', order, webhookId))
  expect(await orders()).toMatchObject([{ payment_status: 'refunded' }])
  await send(signPayPalEvent('CUSTOMER.DISPUTE.CREATED', order, webhookId))
  expect(await orders()).toMatchObject([{ attention: 'dispute' }])
})

it('asks for a new token when the old one has ended', async () => {
  await connect()
  paypal.endTokens()
  expect((await goToPayPal()).order.status).toBe('PAYER_ACTION_REQUIRED')
})

it('tells a buyer when PayPal does not answer, and takes another way to pay', async () => {
  await connect()
  const browser = await fillCart()
  paypal.setDown(true)
  const refused = await pressPay(browser)
  paypal.setDown(false)
  expect(refused.status).toBe(502)
  expect(refused.text).toContain('The payment provider did not answer.')
  expect(location(await pressPay(browser, 'test'))).toMatch(/^\/order\//)
  expect((await orders()).map(({ status }) => status)).toEqual(['aborted', 'placed'])
})

it('writes amounts in the decimals of the currency', async () => {
  await shop.rows(`update store_settings set currency = 'JPY' where site_id = $1`)
  await shop.reload()
  await connect()
  const order = await openOrder(await fillCart(2_800n))
  expect(order.amount).toEqual({ currency_code: 'JPY', value: '2800' })
})
