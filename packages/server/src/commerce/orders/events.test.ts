import { afterEach, expect, it } from 'vitest'
import {
  type PaymentEvent,
  type PaymentIntent,
  SIGNATURE_HEADER,
  createTestEvent,
  TestProvider,
  computeTestWebhookSecret,
} from '../payments/index.ts'
import { waitForChanges } from '../../test/database.ts'
import { testShop, type TestShop } from '../../test/sale.ts'
import { abortOrder, requestPayment, prepareOrder, sweepSite } from './index.ts'

let shop: TestShop
afterEach(async () => expect(await shop.violations()).toEqual([]))

/** A buyer who paid, and closed the browser before returning to the shop. */
async function paidAndGone(outcome = 'approve') {
  shop = await testShop()
  const product = await shop.sell()
  const cart = await shop.fill({ product })
  const prepared = await prepareOrder(shop.db, shop.site, await cart.attempt())
  if (prepared.kind !== 'draft' || !prepared.payment) throw new Error('Nothing to pay')
  const intent = await requestPayment(shop.db, shop.site.id, prepared.payment, { outcome })
  return { intent, orderId: prepared.orderId, cart }
}

interface Sent {
  readonly id?: string
  readonly type?: PaymentEvent['kind']
  readonly secret?: Buffer
  readonly at?: Date
  readonly body?: string
}

async function send(intent: PaymentIntent, sent: Sent = {}) {
  const { id = 'evt_1', type = 'captured', secret, at = new Date() } = sent
  const key = secret ?? computeTestWebhookSecret(shop.site.secret)
  const { body, headers } = createTestEvent(intent, { id, type, secret: key, at })
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/api/payments/test/events',
    headers: { ...headers, host: shop.host },
    payload: sent.body ?? body,
  })
  return reply.statusCode
}

const orders = () =>
  shop.rows('select status, payment_status, attention from orders where site_id = $1')
const PLACED = { status: 'placed', payment_status: 'paid', attention: null }
const DRAFT = { status: 'draft', payment_status: 'pending', attention: null }

it('places the order of a buyer who closed the browser when the bank reports the payment', async () => {
  const { intent } = await paidAndGone()
  expect(await orders()).toEqual([DRAFT])
  expect(await send(intent)).toBe(200)
  expect(await orders()).toEqual([PLACED])
})

it('handles an event once that arrives three times, and one that arrives late', async () => {
  const { intent } = await paidAndGone()
  expect(await Promise.all([send(intent), send(intent), send(intent)])).toEqual([200, 200, 200])
  // The news that the payment was only begun arrives after the news of its end.
  const before = { ...intent, authorizedMinor: 0n, capturedMinor: 0n }
  expect(await send(before, { id: 'evt_0', type: 'authorized' })).toBe(200)
  expect(await orders()).toEqual([PLACED])
  expect(await shop.rows('select captured_minor from payment where site_id = $1')).toEqual([
    { captured_minor: 1_000n },
  ])
  expect(await shop.rows('select event_id from inbound_event where site_id = $1')).toHaveLength(2)
})

it('has the same result for any order of events', async () => {
  const { intent } = await paidAndGone()
  const begun = { ...intent, authorizedMinor: 0n, capturedMinor: 0n }
  const authorized = { ...intent, capturedMinor: 0n }
  await send(intent, { id: 'c' })
  await send(begun, { id: 'a', type: 'failed' })
  await send(authorized, { id: 'b', type: 'authorized' })
  expect(await orders()).toEqual([PLACED])
})

it('records refunds made at the bank, reported twice and out of order', async () => {
  const { intent } = await paidAndGone()
  const refunded = (refundedMinor: bigint) => ({ ...intent, refundedMinor })
  await send(refunded(400n), { id: 'r1', type: 'refunded' })
  expect(await orders()).toEqual([{ ...PLACED, payment_status: 'partially_refunded' }])
  await send(refunded(1_000n), { id: 'r2', type: 'refunded' })
  await send(refunded(400n), { id: 'r3', type: 'refunded' })
  await send(intent, { id: 'c' })
  expect(await orders()).toEqual([{ ...PLACED, payment_status: 'refunded' }])
  await send(refunded(1_001n), { id: 'r4', type: 'refunded' })
  expect(await orders()).toMatchObject([{ attention: 'amount_mismatch' }])
})

it.each([
  ['another amount', { amountMinor: 100n, authorizedMinor: 100n, capturedMinor: 100n }],
  ['another currency', { currency: 'EUR' }],
  ['more than was asked for', { capturedMinor: 2_000n }],
])('never counts %s as payment, and marks the order for attention', async (_what, lie) => {
  const { intent } = await paidAndGone('challenge')
  expect(await send({ ...intent, capturedMinor: 1_000n, ...lie })).toBe(200)
  expect(await orders()).toEqual([{ ...DRAFT, attention: 'amount_mismatch' }])
  expect(await shop.rows('select captured_minor from payment where site_id = $1')).toEqual([
    { captured_minor: 0n },
  ])
})

it('shows an expired order with a wrong payment to the owner', async () => {
  const { intent } = await paidAndGone('challenge')
  await send({ ...intent, capturedMinor: 100n, amountMinor: 100n })
  for (const text of [
    `update orders set created_at = now() - interval '2 hours' where site_id = $1`,
    `update stock_hold set expires_at = now() - interval '1 hour' where site_id = $1`,
    `update cart set completing_at = null where site_id = $1`,
  ])
    await shop.rows(text)
  await sweepSite(shop.db, shop.site.id)
  expect(
    await shop.rows('select number, status, attention from orders where site_id = $1'),
  ).toEqual([{ number: 1n, status: 'canceled', attention: 'amount_mismatch' }])
})

it('marks an abandoned order for attention if it is paid after all', async () => {
  const { intent, orderId } = await paidAndGone('challenge')
  expect(await abortOrder(shop.db, shop.site.id, orderId, 'left')).toBe(true)
  const confirmed = { ...intent, authorizedMinor: 1_000n, capturedMinor: 1_000n }
  expect(await send(confirmed)).toBe(200)
  expect(await orders()).toEqual([
    { status: 'canceled', payment_status: 'paid', attention: 'late_payment' },
  ])
})

it('rejects a missing, foreign or old signature', async () => {
  const { intent } = await paidAndGone()
  const old = new Date(Date.now() - 6 * 60_000)
  expect(await send(intent, { secret: Buffer.alloc(32) })).toBe(400)
  expect(await send(intent, { body: '{"id":"evt_1"}' })).toBe(400)
  expect(await send(intent, { at: old })).toBe(400)
  const unsigned = await shop.app.inject({
    method: 'POST',
    url: '/api/payments/test/events',
    headers: { host: shop.host, 'content-type': 'application/json', [SIGNATURE_HEADER]: 't=1,v1=' },
    payload: '{}',
  })
  expect(unsigned.statusCode).toBe(400)
  expect(await orders()).toEqual([DRAFT])
})

it('stores an event of an unknown payment, and handles it later', async () => {
  const { intent } = await paidAndGone()
  await shop.rows('update payment set provider_ref = null where site_id = $1')
  expect(await send(intent)).toBe(200)
  expect(await orders()).toEqual([DRAFT])
  await shop.rows('update payment set provider_ref = $2 where site_id = $1', [intent.ref])
  await sweepSite(shop.db, shop.site.id)
  expect(await orders()).toEqual([PLACED])
  expect(
    await shop.rows(
      'select error from inbound_event where site_id = $1 and handled_at is not null',
    ),
  ).toEqual([{ error: null }])
})

it('does not exist once the shop takes real payments', async () => {
  const { intent } = await paidAndGone()
  await shop.rows('update store_settings set test_payments = false where site_id = $1')
  await waitForChanges()
  expect(await send(intent)).toBe(404)
})

it('settles a late payment when the bank reports it', async () => {
  const { intent } = await paidAndGone('late')
  expect(intent.status).toBe('processing')
  const settled = await new TestProvider(shop.db).settle(shop.site.id, intent.ref)
  expect(await send(settled)).toBe(200)
  expect(await orders()).toEqual([PLACED])
})
