import { connectStripeAccount } from '@vitrine/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { testOwner } from '../../../test/owner.ts'
import { ADDRESS, testShop, type TestShop } from '../../../test/sale.ts'
import type { TestBrowser, TestReply } from '../../../test/site.ts'
import { STRIPE_PUBLIC_KEY } from '../../../test/stripe/browser.ts'
import { TEST_CARDS } from '../../../test/stripe/intents.ts'
import { startStripe, STRIPE_KEY } from '../../../test/stripe/stand-in.ts'
import { findStripeAccount, setStripeApiUrl } from '../../payments/index.ts'
import { connectStripe } from '../../payments/stripe/connect.ts'
import { sweepSite } from '../sweep.ts'

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

/** Connects the shop with a form on the site, and returns the secret of its webhook. */
async function connect(): Promise<string> {
  await connectStripe(shop.db, { ...shop.site, origin: 'https://shop.example' }, STRIPE_KEY)
  const { call } = await testOwner(shop)
  const form = { usesCardForm: true, publishableKey: STRIPE_PUBLIC_KEY }
  expect(await call('PUT', ACCOUNT, form)).toMatchObject({ status: 200 })
  return (await findStripeAccount(shop.db, shop.site.id))?.webhookSecret ?? ''
}

const location = ({ headers }: TestReply) => String(headers['location'])
const getPolicy = ({ headers }: TestReply) => String(headers['content-security-policy'])

async function pressPay(browser: TestBrowser): Promise<TestReply> {
  const { text } = await browser.visit('/checkout')
  const found = text.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)
  const hidden = Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]))
  const form = { ...ADDRESS, email: 'reader@example.com', paymentMethod: 'stripe', intent: 'pay' }
  return browser.submit('/checkout', { ...hidden, ...form })
}

function findIntent({ text }: TestReply) {
  const [, id = ''] = /data-secret="(pi_\w+?)_secret_/.exec(text) ?? []
  return stripe.account.intents.find(id)
}

/** Presses Pay for one mug. Resolves to the browser, the payment at Stripe, and the paths of payment and order. */
async function openForm() {
  const { id: itemId, sku } = await shop.sell({ title: 'Morning mug', priceMinor: 2_800n })
  const browser = shop.browser()
  await browser.submit('/cart/entries', { itemId, sku, quantity: '1' })
  const payPath = location(await pressPay(browser))
  const page = await browser.visit(payPath)
  const orderPath = payPath.replace('/checkout/pay/', '/order/')
  return { browser, page, intent: findIntent(page), payPath, orderPath }
}

async function send(event: { readonly payload: string; readonly headers: object }) {
  const { payload, headers } = event
  const sent = { ...headers, host: shop.host }
  return shop.app.inject({ method: 'POST', url: EVENTS, payload, headers: sent })
}

const confirm = (id: string, number: string) => {
  try {
    stripe.account.intents.confirm(id, number)
  } catch {
    // A declined card: the browser shows it, and the server hears of it by an event.
  }
}

const orders = () =>
  shop.rows<{ status: string; payment_status: string; attention: string }>(
    'select status, payment_status, attention from orders where site_id = $1 order by created_at',
  )

it('takes a publishable key of the same mode, and needs it for the form', async () => {
  await connectStripe(shop.db, { ...shop.site, origin: 'https://shop.example' }, STRIPE_KEY)
  const { call } = await testOwner(shop)
  const early = await call('PUT', ACCOUNT, { usesCardForm: true })
  expect(early).toMatchObject({ status: 409, body: { code: 'payments.noPublishableKey' } })
  const live = await call('PUT', ACCOUNT, { publishableKey: 'pk_live_standinstandin1' })
  expect(live).toMatchObject({ status: 422, body: { code: 'payments.stripeOtherMode' } })
  expect((await call('PUT', ACCOUNT, { publishableKey: STRIPE_KEY })).status).toBe(400)
  const form = { usesCardForm: true, publishableKey: STRIPE_PUBLIC_KEY }
  expect((await call('PUT', ACCOUNT, form)).body).toMatchObject({ account: form })
  const [webhook] = [...stripe.account.webhooks.values()].slice(-1)
  expect(webhook?.events).toContain('payment_intent.succeeded')
  const again = await call('POST', ACCOUNT, { secretKey: STRIPE_KEY })
  expect(again.body).toMatchObject({ account: form })
})

it('shows the form on a page of its own, which alone may load the script of Stripe', async () => {
  await connect()
  const { browser, page, intent, payPath } = await openForm()
  expect(payPath).toMatch(/^\/checkout\/pay\/[\w-]{22}$/)
  expect(intent).toMatchObject({ amount: 2_800, currency: 'usd' })
  expect(intent.metadata).toMatchObject({ site: shop.site.id })
  expect(page.text).toContain('Morning mug')
  expect(page.text).not.toContain(STRIPE_KEY)
  for (const source of ['script-src', 'connect-src', 'frame-src'])
    expect(getPolicy(page)).toMatch(new RegExp(`${source} [^;]*${stripe.url}`))
  expect(getPolicy(page)).toContain("form-action 'self'")
  expect(page.headers['permissions-policy']).toContain(`payment=(self "${stripe.url}")`)
  for (const path of ['/checkout', '/cart', '/'])
    expect(getPolicy(await browser.visit(path))).not.toContain(stripe.url)
})

it('asks for one payment, however often a buyer presses Pay', async () => {
  await connect()
  const { browser, intent } = await openForm()
  const again = await browser.visit(location(await pressPay(browser)))
  expect(findIntent(again)).toBe(intent)
  expect(stripe.calls.filter((call) => call === 'POST /v1/payment_intents')).toHaveLength(1)
})

it('places the order when the buyer returns and Stripe says that it is paid, not before', async () => {
  await connect()
  const { browser, intent, payPath, orderPath } = await openForm()
  // The address that a browser is sent to after success proves nothing.
  expect(location(await browser.visit(`${orderPath}?redirect_status=succeeded`))).toBe(payPath)
  expect(await orders()).toMatchObject([{ status: 'draft' }])
  confirm(intent.id, TEST_CARDS.success)
  expect((await browser.visit(orderPath)).text).toContain('Order 1')
  expect(await orders()).toMatchObject([{ status: 'placed', payment_status: 'paid' }])
  expect(location(await browser.visit(payPath))).toBe(orderPath)
})

it('lets a buyer try again on the same order after a declined attempt', async () => {
  const secret = await connect()
  const { browser, intent, payPath, orderPath } = await openForm()
  confirm(intent.id, TEST_CARDS.declined)
  const event = stripe.sign('payment_intent.payment_failed', intent, secret)
  expect((await send(event)).statusCode).toBe(200)
  const page = await browser.visit(payPath)
  expect(findIntent(page)).toBe(intent)
  expect(page.text).toContain('The bank declined the payment.')
  confirm(intent.id, TEST_CARDS.success)
  expect((await browser.visit(orderPath)).text).toContain('Order 1')
  expect(await orders()).toHaveLength(1)
})

it('records each declined attempt once, with its reason and time, however its events come', async () => {
  const secret = await connect()
  const { browser, intent, payPath, orderPath } = await openForm()
  const decline = (number: string) => {
    confirm(intent.id, number)
    return stripe.sign('payment_intent.payment_failed', intent, secret)
  }
  const first = decline(TEST_CARDS.declined)
  const second = decline(TEST_CARDS.insufficientFunds)
  expect((await browser.visit(payPath)).text).toContain('There is not enough money')
  // Stripe may report one attempt by two events.
  const twin = stripe.sign('payment_intent.payment_failed', intent, secret)
  confirm(intent.id, TEST_CARDS.secure)
  stripe.account.intents.answerBank(intent.id, false)
  const third = stripe.sign('payment_intent.payment_failed', intent, secret)
  expect((await browser.visit(payPath)).text).toContain('The payment was not confirmed.')
  const before = [second, twin, second]
  for (const event of before) expect((await send(event)).statusCode).toBe(200)
  confirm(intent.id, TEST_CARDS.success)
  expect((await browser.visit(orderPath)).text).toContain('Order 1')
  const late = await Promise.all([third, first, twin, third].map(send))
  expect(late.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  const found = await shop.rows<{ reason: string; attempt: string; is_past: boolean }>(
    `select details->>'reason' as reason, details->>'attempt' as attempt,
      happened_at = date_trunc('second', happened_at) as is_past
      from order_event where site_id = $1 and kind = 'payment.declined'`,
  )
  expect(found.map(({ reason }) => reason).toSorted()).toEqual([
    'The bank declined the payment.',
    'The payment was not confirmed.',
    'There is not enough money for this payment.',
  ])
  expect(found.every(({ is_past: isPast }) => isPast)).toBe(true)
  expect(await orders()).toMatchObject([{ status: 'placed', payment_status: 'paid' }])
  const { call } = await testOwner(shop)
  const [{ id } = { id: '' }] = await shop.rows<{ id: string }>(
    'select id from orders where site_id = $1',
  )
  expect((await call('GET', `/api/studio/orders/${id}`)).text).toContain(
    'An attempt to pay was declined. There is not enough money for this payment.',
  )
  expect(await shop.rows('select failure from payment where site_id = $1')).toEqual([
    { failure: null },
  ])
})

it('records a declined attempt in the form of a buyer who went on to the page of Stripe', async () => {
  const secret = await connect()
  const { browser, intent, payPath } = await openForm()
  confirm(intent.id, TEST_CARDS.declined)
  const event = stripe.sign('payment_intent.payment_failed', intent, secret)
  await browser.submit(payPath, {})
  expect((await send(event)).statusCode).toBe(200)
  const found = await shop.rows(
    `select o.status, i.error from order_event e join orders o on o.id = e.order_id
      join inbound_event i on i.site_id = o.site_id
      where e.site_id = $1 and e.kind = 'payment.declined'`,
  )
  expect(found).toEqual([{ status: 'draft', error: null }])
})

it('places the order by the event alone, once, and only if Stripe signed it', async () => {
  const secret = await connect()
  const { intent } = await openForm()
  confirm(intent.id, TEST_CARDS.success)
  const event = stripe.sign('payment_intent.succeeded', intent, secret)
  const forged = stripe.sign('payment_intent.succeeded', intent, 'whsec_other')
  expect((await send(forged)).statusCode).toBe(400)
  expect(await orders()).toMatchObject([{ status: 'draft' }])
  for (let times = 0; times < 2; times += 1) expect((await send(event)).statusCode).toBe(200)
  expect(await orders()).toMatchObject([{ status: 'placed', payment_status: 'paid' }])
})

it('never counts a payment of another amount or currency as paid', async () => {
  const secret = await connect()
  for (const change of [{ amount: 30 }, { currency: 'jpy' }]) {
    const { intent } = await openForm()
    const other = { ...intent, ...change }
    stripe.account.intents.all.set(intent.id, other)
    confirm(intent.id, TEST_CARDS.success)
    await send(stripe.sign('payment_intent.succeeded', other, secret))
  }
  const flagged = { status: 'draft', attention: 'amount_mismatch' }
  expect(await orders()).toMatchObject([flagged, flagged])
})

it('ignores an event about a payment of another site in the same account', async () => {
  const secret = await connect()
  const { intent } = await openForm()
  const foreign = { ...intent, id: 'pi_foreign', metadata: { site: 'other' } }
  stripe.account.intents.all.set(foreign.id, foreign)
  const event = stripe.sign('payment_intent.succeeded', foreign, secret)
  expect((await send(event)).statusCode).toBe(200)
  expect(await shop.rows('select 1 from inbound_event where site_id = $1')).toEqual([])
})

it('waits for money that takes days', async () => {
  await connect()
  const { browser, intent, orderPath } = await openForm()
  confirm(intent.id, TEST_CARDS.processing)
  expect((await browser.visit(orderPath)).text).not.toContain('Order 1')
  expect(await orders()).toMatchObject([{ status: 'draft' }])
  Object.assign(intent, { status: 'succeeded', received: intent.amount })
  expect((await browser.visit(orderPath)).text).toContain('Order 1')
})

it('cancels the payment and frees the stock when the time to pay is over', async () => {
  await connect()
  const { browser, intent, payPath, orderPath } = await openForm()
  await shop.rows(`update orders set created_at = now() - interval '1 day' where site_id = $1`)
  await shop.rows(
    `update cart set completing_at = now() - interval '1 hour' where site_id = $1 and completing_at is not null`,
  )
  await shop.rows('delete from stock_hold where site_id = $1')
  await sweepSite(shop.db, shop.site.id)
  expect(intent.status).toBe('canceled')
  expect(await orders()).toMatchObject([{ status: 'aborted' }])
  expect(location(await browser.visit(payPath))).toBe(orderPath)
})

it('makes a new payment when the cart has changed, and cancels the old one', async () => {
  await connect()
  const { browser, intent } = await openForm()
  const other = await shop.sell({ title: 'Bowl', priceMinor: 1_000n })
  await browser.submit('/cart/entries', { itemId: other.id, sku: other.sku, quantity: '1' })
  const second = findIntent(await browser.visit(location(await pressPay(browser))))
  expect(intent.status).toBe('canceled')
  expect(second).toMatchObject({ amount: 3_800, status: 'requires_payment_method' })
})

it('leads to the page of Stripe without JavaScript, and only one of both can be paid', async () => {
  await connect()
  const { browser, intent, payPath, orderPath } = await openForm()
  expect(location(await browser.submit(payPath, {}))).toBe(payPath)
  expect(intent.status).toBe('canceled')
  const onward = await browser.visit(payPath)
  const [, url = ''] = /^0; url=(.*)$/.exec(String(onward.headers['refresh'])) ?? []
  expect(getPolicy(onward)).not.toContain(stripe.url)
  const session = stripe.account.findSession(url.replace(/^.*\//, ''))
  expect(session).toMatchObject({ amount: 2_800, email: 'reader@example.com' })
  // A second click changes nothing.
  expect(location(await browser.submit(payPath, {}))).toBe(payPath)
  stripe.account.completeSession(session.id, 'succeeded')
  expect((await browser.visit(orderPath)).text).toContain('Order 1')
})

it('does not lead to the page of Stripe what was paid in the form meanwhile', async () => {
  await connect()
  const { browser, intent, payPath, orderPath } = await openForm()
  confirm(intent.id, TEST_CARDS.success)
  await browser.submit(payPath, {})
  expect(stripe.calls).not.toContain('POST /v1/checkout/sessions')
  expect((await browser.visit(orderPath)).text).toContain('Order 1')
})

it('makes a new payment on the page of Stripe when the publishable key is gone', async () => {
  await connect()
  const { browser, intent } = await openForm()
  await shop.rows(
    'update stripe_account set publishable_key = null, uses_card_form = false where site_id = $1',
  )
  const onward = await browser.visit(location(await pressPay(browser)))
  expect(String(onward.headers['refresh'])).toContain('/c/pay/cs_test_')
  expect(intent.status).toBe('canceled')
})

it('refunds a payment in the form, and learns of a dispute', async () => {
  const secret = await connect()
  const { browser, intent, orderPath } = await openForm()
  confirm(intent.id, TEST_CARDS.success)
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
  expect(intent.refunded).toBe(1_000)
  expect(await orders()).toMatchObject([{ payment_status: 'partially_refunded' }])
  await send(stripe.sign('charge.dispute.created', intent, secret))
  expect(await orders()).toMatchObject([{ attention: 'dispute' }])
})
