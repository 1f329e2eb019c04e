import { expect, it } from 'vitest'
import { Jobs } from '../../../platform/jobs/index.ts'
import { newId } from '../../../platform/db/id.ts'
import { addCartDiscount, insertDiscounts } from '../../discounts/index.ts'
import { testTransferShop, useGiftCard } from '../../../test/sale.ts'
import { orderJobs } from '../index.ts'

type TransferShop = Awaited<ReturnType<typeof testTransferShop>>

async function drain({ db, pool }: TransferShop): Promise<void> {
  const jobs = new Jobs(db)
  orderJobs(jobs, { db, url: () => 'http://localhost:3000' })
  await jobs.drain(pool)
}

const RETURNED = `select (select sum(on_hand - committed)::integer from stock where site_id = $1) as available,
  (select balance_minor::integer from gift_card where site_id = $1) as balance,
  (select used from discount where site_id = $1) as used`

/** Orders two mugs by bank transfer, with a discount of 10 % and a gift card over $20. */
async function orderMugs(shop: TransferShop) {
  const id = newId()
  const rule = { percentMillionths: 100_000, amountMinor: null, maxUses: 1, maxPerCustomer: 1 }
  const discount = { id, code: 'TEN', title: 'Ten percent', lane: 'order' as const, ...rule }
  await insertDiscounts(shop.db, shop.site.id, [discount])
  const product = await shop.sell({ priceMinor: 2_000n, onHand: 2 })
  const { cartId } = await shop.fill({ product, quantity: 2 })
  await useGiftCard(shop, cartId, false)
  await addCartDiscount(shop.db, shop.site.id, cartId, id)
  return (await shop.buy(cartId)).orderId
}

it('returns stock, gift card and discount of an unpaid order', async () => {
  const shop = await testTransferShop()
  const orderId = await orderMugs(shop)
  expect(await shop.order(orderId)).toMatchObject({
    canCancel: true,
    paymentDue: { decimalValue: '16.00' },
  })
  expect((await shop.cancel(orderId)).status).toBe(200)
  const order = await shop.order(orderId)
  expect(order).toMatchObject({
    status: 'canceled',
    paymentStatus: 'voided',
    fulfillmentStatus: 'canceled',
    attention: null,
    paymentDue: null,
    canCancel: false,
  })
  expect(order.timeline.at(-1)?.text).toMatch(
    /^The order was canceled by owner-\d+@example\.com\.$/,
  )
  expect(await shop.rows(RETURNED)).toEqual([{ available: 2, balance: 2_000, used: 0 }])
  expect(await shop.violations()).toEqual([])
})

it('emails the buyer in the language of the site, once', async () => {
  const shop = await testTransferShop({ language: 'de-DE' })
  const orderId = await orderMugs(shop)
  await shop.cancel(orderId)
  await drain(shop)
  await drain(shop)
  const emails = (await shop.emails()).filter(({ subject }) => subject.includes('storniert'))
  expect(emails).toHaveLength(1)
  expect(emails[0]).toMatchObject({
    recipient: 'reader@example.com',
    subject: 'Test shop: Bestellung 1 wurde storniert',
  })
  expect(emails[0]?.text).toContain(
    '20,00\u00a0$ sind wieder auf Ihrer Geschenkkarte, die auf ABCD endet.',
  )
  expect((await shop.order(orderId)).timeline.map(({ kind }) => kind)).toContain(
    'mail.cancellation',
  )
})

it('creates no gift card of an order that is canceled before its jobs run', async () => {
  const shop = await testTransferShop()
  const { cartId } = await shop.fill({ product: await shop.sell({ type: 'gift-card' }) })
  const { orderId } = await shop.buy(cartId)
  await shop.cancel(orderId)
  await drain(shop)
  expect(await shop.rows('select id from gift_card where site_id = $1')).toEqual([])
})

it('cancels no order that was sent, canceled or of another site', async () => {
  const shop = await testTransferShop()
  const place = async () => {
    const { cartId } = await shop.fill({ product: await shop.sell() })
    return (await shop.buy(cartId)).orderId
  }
  const [sent, canceled] = [await place(), await place()]
  const [line] = (await shop.order(sent)).lines
  const fulfillment = { id: newId(), lines: [{ lineId: line?.id, quantity: 1 }], notify: false }
  await shop.call('POST', `/api/studio/orders/${sent}/fulfillments`, fulfillment)
  expect((await shop.order(sent)).canCancel).toBe(false)
  await shop.cancel(canceled)
  for (const [id, code] of [
    [sent, 'orders.alreadyFulfilled'],
    [canceled, 'orders.alreadyCanceled'],
  ] as const)
    expect(await shop.cancel(id)).toMatchObject({ status: 409, body: { code } })
  expect(await shop.record(canceled)).toMatchObject({ status: 409 })
  const other = await testTransferShop()
  expect((await other.cancel(canceled)).status).toBe(404)
  expect(await shop.violations()).toEqual([])
})

it('refunds a paid order that is canceled, returns its stock, and says so to the buyer', async () => {
  const shop = await testTransferShop()
  const orderId = await orderMugs(shop)
  await shop.record(orderId)
  const canceled = await shop.call('POST', `/api/studio/orders/${orderId}/cancellation`, {
    reason: 'Out of clay',
  })
  expect(canceled.body).toMatchObject({
    status: 'canceled',
    paymentStatus: 'refunded',
    fulfillmentStatus: 'canceled',
    refundable: { value: 0 },
    refunds: [{ total: { value: 3_600 }, reason: 'Out of clay' }],
  })
  expect(await shop.rows(RETURNED)).toEqual([{ available: 2, balance: 2_000, used: 0 }])
  await drain(shop)
  const email = (await shop.emails()).find(({ subject }) => subject.includes('canceled'))
  expect(email?.text).toContain('Out of clay')
  expect(email?.text).toContain('We refunded $36.00')
  expect(email?.text).toContain('$20.00 is on your gift card ending in ABCD again.')
  expect(await shop.violations()).toEqual([])
})

it('keeps the money and writes no email if staff say so', async () => {
  const shop = await testTransferShop()
  const orderId = await orderMugs(shop)
  await shop.record(orderId)
  const before = (await shop.emails()).length
  const choice = { refund: false, notify: false }
  const { body } = await shop.call('POST', `/api/studio/orders/${orderId}/cancellation`, choice)
  expect(body).toMatchObject({ status: 'canceled', paymentStatus: 'paid', refunds: [] })
  expect(body).toMatchObject({ refundable: { value: 3_600 } })
  await drain(shop)
  const subjects = (await shop.emails()).slice(before).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes('canceled'))).toEqual([])
  expect(await shop.violations()).toEqual([])
})

it('cancels an order once and refunds what was recorded before, however many people press at once', async () => {
  const shop = await testTransferShop()
  const { cartId } = await shop.fill({ product: await shop.sell() })
  const { orderId } = await shop.buy(cartId)
  const press = [shop.cancel, shop.record, shop.cancel, shop.record]
  const replies = await Promise.all(press.map((act) => act(orderId)))
  const { status, paymentStatus, timeline } = await shop.order(orderId)
  const count = (name: string) => timeline.filter(({ kind }) => kind === name).length
  expect(status).toBe('canceled')
  expect(paymentStatus).toBe(count('payment.recorded') === 1 ? 'refunded' : 'voided')
  expect(replies.filter((reply) => reply.status === 200).length).toBeGreaterThan(0)
  expect(count('order.canceled')).toBe(1)
  expect(count('payment.recorded')).toBeLessThan(2)
  expect(await shop.violations()).toEqual([])
})
