import { connectStripeAccount } from '@vitrine/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { testOwner } from '../../test/owner.ts'
import { ADDRESS, testShop, type TestShop } from '../../test/sale.ts'
import type { TestBrowser, TestReply } from '../../test/site.ts'
import { startStripe, STRIPE_KEY } from '../../test/stripe/stand-in.ts'
import { findStripeAccount, setStripeApiUrl } from '../payments/index.ts'
import { connectStripe } from '../payments/stripe/connect.ts'
import { sweepSite } from './sweep.ts'

const ACCOUNT = connectStripeAccount.path
const EVENTS = '/api/payments/stripe/events'

let stripe: Awaited<ReturnType<typeof startStripe>>
beforeAll(async () => {
  stripe = await startStripe()
  setStripeApiUrl(stripe.url)
})
afterAll(async () => stripe.stop())

let shop: TestShop
beforeEach(async () => {
  shop = await testShop()
  stripe.calls.length = 0
})
afterEach(async () => expect(await shop.violations()).toEqual([]))

/** Connects the shop as an address that Stripe can reach, and returns the secret of its webhook. */
async function connect(): Promise<string> {
  const site = { ...shop.site, origin: 'https://shop.example' }
  await connectStripe(shop.db, site, STRIPE_KEY)
  return (await findStripeAccount(shop.db, shop.site.id))?.webhookSecret ?? ''
}

const location = ({ headers }: TestReply) => String(headers['location'])

async function pressPay(browser: TestBrowser): Promise<TestReply> {
  const { text } = await browser.visit('/checkout')
  const found = text.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)
  const hidden = Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]))
  const form = { ...ADDRESS, email: 'reader@example.com', paymentMethod: 'stripe', intent: 'pay' }
  return browser.submit('/checkout', { ...hidden, ...form })
}

/** Presses Pay for one mug. Resolves to the browser, the session at Stripe and the path of the order. */
async function goToStripe() {
  const { id: itemId, sku } = await shop.sell({ title: 'Morning mug', priceMinor: 2_800n })
  const browser = shop.browser()
  await browser.submit('/cart/entries', { itemId, sku, quantity: '1' })
  const session = await openSession(browser)
  return { browser, session, orderPath: new URL(session.successUrl).pathname }
}

async function openSession(browser: TestBrowser) {
  const paid = await pressPay(browser)
  expect(location(paid)).toMatch(/^\/checkout\/pay\/[\w-]{22}$/)
  const onward = await browser.visit(location(paid))
  const [, url = ''] = /^0; url=(.*)$/.exec(String(onward.headers['refresh'])) ?? []
  expect(onward.text).toContain(`href="${url}"`)
  return stripe.account.findSession(url.replace(/^.*\//, ''))
}

async function send(event: { readonly payload: string; readonly headers: object }) {
  const { payload, headers } = event
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

it('connects an account by its key, which no answer contains', async () => {
  const { call } = await testOwner(shop)
  expect((await call('GET', ACCOUNT)).body).toEqual({ account: null })
  const typed = await call('POST', ACCOUNT, { secretKey: 'pk_live_123' })
  expect(typed).toMatchObject({ status: 400, text: expect.stringContaining('sk_live_') })
  const foreign = await call('POST', ACCOUNT, { secretKey: 'sk_test_someoneelse1' })
  expect(foreign).toMatchObject({ status: 422, body: { code: 'payments.stripeRefused' } })
  stripe.setDown(true)
  const down = await call('POST', ACCOUNT, { secretKey: STRIPE_KEY })
  stripe.setDown(false)
  expect(down).toMatchObject({ status: 502, body: { code: 'payments.unreachable' } })

  const connected = await call('POST', ACCOUNT, { secretKey: ` ${STRIPE_KEY} ` })
  expect(connected.body).toEqual({
    account: {
      name: 'Saltby Pottery Ltd',
      country: 'GB',
      keyHint: 'sk_test_…1234',
      isLive: false,
      chargesEnabled: true,
      isOffered: true,
      offersInstallments: false,
      canOfferInstallments: true,
      usesCardForm: false,
      publishableKey: null,
      hasWebhook: false,
      webhookAt: null,
    },
  })
  expect(connected.text + foreign.text).not.toContain(STRIPE_KEY)
  expect((await call('PUT', ACCOUNT, { isOffered: false })).body).toMatchObject({
    account: { isOffered: false },
  })
  expect((await call('PUT', ACCOUNT, {})).status).toBe(400)
  expect((await call('DELETE', ACCOUNT)).body).toEqual({ account: null })
  const gone = await call('PUT', ACCOUNT, { isOffered: true })
  expect(gone).toMatchObject({ status: 409, body: { code: 'payments.stripeNotConnected' } })
})

it('leads a buyer to the page of Stripe, and places the order when they return', async () => {
  await connect()
  const { browser, session, orderPath } = await goToStripe()
  expect(session).toMatchObject({
    amount: 2_800,
    currency: 'usd',
    email: 'reader@example.com',
    cancelUrl: expect.stringMatching(/\/checkout$/),
  })
  expect((await orders())[0]).toMatchObject({ status: 'draft' })
  stripe.account.completeSession(session.id, 'succeeded')
  const page = await browser.visit(orderPath)
  expect(page.text).toContain('Order 1')
  expect(page.text).toContain('Card or wallet')
  expect(await orders()).toMatchObject([
    { status: 'placed', payment_status: 'paid', test_mode: true, attention: null },
  ])
})

it('asks for one payment, however often a buyer presses Pay', async () => {
  await connect()
  const { browser, session } = await goToStripe()
  expect((await openSession(browser)).id).toBe(session.id)
  expect(stripe.calls.filter((call) => call === 'POST /v1/checkout/sessions')).toHaveLength(1)
})

it('makes a new payment when the cart has changed, and closes the old one', async () => {
  await connect()
  const { browser, session } = await goToStripe()
  const other = await shop.sell({ title: 'Bowl', priceMinor: 1_000n })
  await browser.submit('/cart/entries', { itemId: other.id, sku: other.sku, quantity: '1' })
  const second = await openSession(browser)
  expect(session.status).toBe('expired')
  expect(second).toMatchObject({ amount: 3_800, status: 'open' })
})

it('makes a new payment when the page of the old one has expired', async () => {
  await connect()
  const { browser, session } = await goToStripe()
  stripe.account.expireSession(session.id)
  expect((await openSession(browser)).id).not.toBe(session.id)
})

it('makes a new payment when the site is connected to another account meanwhile', async () => {
  await connect()
  const { browser, session } = await goToStripe()
  stripe.account.sessions.delete(session.id)
  expect((await openSession(browser)).id).not.toBe(session.id)
})

it('makes a new payment when a live key takes the place of one for tests', async () => {
  await connect()
  const { browser, session } = await goToStripe()
  await shop.rows('update stripe_account set is_live = true where site_id = $1')
  expect((await openSession(browser)).id).not.toBe(session.id)
  expect((await orders()).map(({ status, test_mode: isTest }) => [status, isTest])).toEqual([
    ['aborted', true],
    ['draft', false],
  ])
})

it('shows a pending order while Stripe does not answer', async () => {
  await connect()
  const { browser, session, orderPath } = await goToStripe()
  stripe.account.completeSession(session.id, 'succeeded')
  stripe.setDown(true)
  const pending = await browser.visit(orderPath)
  stripe.setDown(false)
  expect(pending.status).toBe(200)
  expect(pending.text).not.toContain('Order 1')
  expect((await browser.visit(orderPath)).text).toContain('Order 1')
})

it('places the order by the event alone, once, and only if Stripe signed it', async () => {
  const secret = await connect()
  const { session } = await goToStripe()
  stripe.account.completeSession(session.id, 'succeeded')
  const event = stripe.sign('checkout.session.completed', session, secret)
  const forged = stripe.sign('checkout.session.completed', session, 'whsec_other')
  expect((await send(forged)).statusCode).toBe(400)
  expect((await send({ ...event, payload: `${event.payload} ` })).statusCode).toBe(400)
  expect((await send({ ...event, headers: {} })).statusCode).toBe(415)
  expect((await orders())[0]).toMatchObject({ status: 'draft' })
  for (let times = 0; times < 2; times += 1) expect((await send(event)).statusCode).toBe(200)
  expect(await orders()).toMatchObject([{ status: 'placed', payment_status: 'paid' }])
  const { call } = await testOwner(shop)
  expect((await call('GET', ACCOUNT)).body).toMatchObject({
    account: { hasWebhook: true, webhookAt: expect.any(String) },
  })
})

it('receives nothing while it is not connected', async () => {
  const event = { payload: '{}', headers: { 'content-type': 'application/json' } }
  expect((await send(event)).statusCode).toBe(404)
})

it('ignores an event about a payment of someone else in the same account', async () => {
  const secret = await connect()
  const foreign = { ...(await goToStripe()).session, id: 'cs_test_other' }
  stripe.account.sessions.set(foreign.id, { ...foreign, status: 'complete' })
  const event = stripe.sign('checkout.session.completed', foreign, secret)
  expect((await send(event)).statusCode).toBe(200)
  expect(await orders()).toMatchObject([{ status: 'draft' }])
})

it('never counts a payment of another amount as paid', async () => {
  const secret = await connect()
  const { session } = await goToStripe()
  stripe.account.sessions.set(session.id, { ...session, amount: 30 })
  stripe.account.completeSession(session.id, 'succeeded')
  await send(stripe.sign('checkout.session.completed', session, secret))
  expect(await orders()).toMatchObject([{ status: 'draft', attention: 'amount_mismatch' }])
})

it('waits for a bank debit, and places the order when the money has come', async () => {
  await connect()
  const { browser, session, orderPath } = await goToStripe()
  stripe.account.completeSession(session.id, 'processing')
  expect((await browser.visit(orderPath)).text).not.toContain('Order 1')
  expect(await orders()).toMatchObject([{ status: 'draft' }])
  Object.assign(session.intent ?? {}, { status: 'succeeded', received: session.amount })
  expect((await browser.visit(orderPath)).text).toContain('Order 1')
})

it('finds a payment whose buyer closed the tab, and releases one that was never made', async () => {
  await connect()
  const paid = await goToStripe()
  stripe.account.completeSession(paid.session.id, 'succeeded')
  const left = await goToStripe()
  await shop.rows(`update orders set created_at = now() - interval '1 day' where site_id = $1`)
  await shop.rows(
    `update cart set completing_at = now() - interval '1 hour' where site_id = $1 and completing_at is not null`,
  )
  await shop.rows('delete from stock_hold where site_id = $1')
  await sweepSite(shop.db, shop.site.id)
  expect((await orders()).map(({ status }) => status).toSorted()).toEqual(['aborted', 'placed'])
  expect(left.session.status).toBe('expired')
})

it('refunds at Stripe, once', async () => {
  await connect()
  const { browser, session, orderPath } = await goToStripe()
  stripe.account.completeSession(session.id, 'succeeded')
  await browser.visit(orderPath)
  const [{ id } = { id: '' }] = await shop.rows<{ id: string }>(
    'select id from orders where site_id = $1',
  )
  const { call } = await testOwner(shop)
  const refunded = await call('POST', `/api/studio/orders/${id}/refunds`, {
    id: '0197f5f0-0000-7000-8000-000000000001',
    amountCents: 1_000,
    notify: false,
    lines: [],
  })
  expect(refunded.status, refunded.text).toBe(200)
  expect(stripe.account.refunds.at(-1)).toMatchObject({ amount: 1_000 })
  expect(session.intent?.refunded).toBe(1_000)
  expect(await orders()).toMatchObject([{ payment_status: 'partially_refunded' }])
})

it('learns of a refund and a dispute from Stripe', async () => {
  const secret = await connect()
  const { browser, session, orderPath } = await goToStripe()
  stripe.account.completeSession(session.id, 'succeeded')
  await browser.visit(orderPath)
  Object.assign(session.intent ?? {}, { refunded: session.amount })
  await send(stripe.sign('charge.refunded', session, secret))
  expect(await orders()).toMatchObject([{ payment_status: 'refunded' }])
  await send(stripe.sign('charge.dispute.created', session, secret))
  expect(await orders()).toMatchObject([{ attention: 'dispute' }])
})

it('tells a buyer when Stripe does not answer, and keeps the cart', async () => {
  await connect()
  const { id: itemId, sku } = await shop.sell({ title: 'Morning mug' })
  const browser = shop.browser()
  await browser.submit('/cart/entries', { itemId, sku, quantity: '1' })
  stripe.setDown(true)
  const refused = await pressPay(browser)
  stripe.setDown(false)
  expect(refused.status).toBe(502)
  expect(refused.text).toContain('The payment provider did not answer.')
  expect((await openSession(browser)).status).toBe('open')
})

it('offers a key for tests only while the store takes test payments', async () => {
  await connect()
  const { id: itemId, sku } = await shop.sell({ title: 'Morning mug' })
  const browser = shop.browser()
  await browser.submit('/cart/entries', { itemId, sku, quantity: '1' })
  expect((await browser.visit('/checkout')).text).toContain('value="stripe"')
  await shop.rows('update store_settings set test_payments = false where site_id = $1')
  await shop.reload()
  expect((await browser.visit('/checkout')).text).not.toContain('value="stripe"')
  await shop.rows('update stripe_account set is_live = true where site_id = $1')
  expect((await browser.visit('/checkout')).text).not.toContain('Test payment')
})
