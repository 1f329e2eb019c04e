import type { OrderDetail } from '@vitrine/contract'
import { afterEach, expect, it } from 'vitest'
import { newId } from '../../../platform/db/id.ts'
import { testTransferShop, useGiftCard } from '../../../test/sale.ts'

type Shop = Awaited<ReturnType<typeof testTransferShop>>

let shop: Shop
afterEach(async () => expect(await shop.violations()).toEqual([]))

/** Sells two mugs for $40.00 in all, half of it paid by gift card and half by bank transfer that has arrived. */
async function testRefund() {
  shop = await testTransferShop()
  const product = await shop.sell({ title: 'Morning mug', priceMinor: 2_000n, onHand: 5 })
  const { cartId } = await shop.fill({ product, quantity: 2 })
  await useGiftCard(shop, cartId, false)
  const { orderId } = await shop.buy(cartId)
  await shop.record(orderId)
  const read = () => shop.order(orderId)
  const order = await read()
  const [line] = order.lines
  const find = (provider: string) => order.payments.find((payment) => payment.provider === provider)
  const [card, transfer] = [find('gift_card'), find('bank_transfer')]
  if (!line || !card || !transfer) throw new Error('The order has a line and two payments')
  const refund = (more: object) =>
    shop.call('POST', `/api/studio/orders/${orderId}/refunds`, {
      id: newId(),
      notify: false,
      ...more,
    })
  const item = (more: object = {}) => ({
    lineId: line.id,
    quantity: 1,
    isFulfilled: false,
    restock: true,
    ...more,
  })
  return { orderId, read, refund, item, card, transfer, line }
}

const STOCK = `select on_hand::integer as there, committed::integer as taken from stock where site_id = $1`

it('refunds an item to the gift card first, restocks it, and says what is left', async () => {
  const { refund, item, card } = await testRefund()
  const amountCents = 2_000
  const { status, body, text } = await refund({ amountCents, lines: [item()], reason: 'Damaged' })
  expect(status, text).toBe(200)
  expect(body).toMatchObject({
    paymentStatus: 'partially_refunded',
    refundable: { value: 2_000 },
    lines: [
      {
        unfulfilledQuantity: 1,
        refundedQuantity: 1,
        refundableQuantity: { unfulfilled: 1, fulfilled: 0 },
        paid: { value: 4_000 },
      },
    ],
    refunds: [
      {
        reason: 'Damaged',
        tenders: [{ paymentId: card.id, amount: { value: 2_000 }, state: 'succeeded' }],
      },
    ],
  })
  expect(await shop.rows(STOCK)).toEqual([{ there: 5, taken: 1 }])
  const balance = 'select balance_minor::integer as balance from gift_card where site_id = $1'
  expect(await shop.rows(balance)).toEqual([{ balance: 2_000 }])
})

it('refunds to the payments that staff choose, as long as they add up', async () => {
  const { refund, card, transfer } = await testRefund()
  const tenders = (first: number, second: number) => [
    { paymentId: card.id, amountCents: first },
    { paymentId: transfer.id, amountCents: second },
  ]
  const wrong = { status: 422, body: { code: 'orders.refundTenders' } }
  expect(await refund({ amountCents: 1_000, tenders: tenders(500, 400) })).toMatchObject(wrong)
  expect(await refund({ amountCents: 2_100, tenders: tenders(50, 2_050) })).toMatchObject(wrong)
  const done = await refund({ amountCents: 1_000, tenders: tenders(300, 700) })
  expect(done.body).toMatchObject({
    payments: expect.arrayContaining([
      expect.objectContaining({
        id: card.id,
        refundable: expect.objectContaining({ value: 1_700 }),
      }),
      expect.objectContaining({
        id: transfer.id,
        refundable: expect.objectContaining({ value: 1_300 }),
      }),
    ]),
  })
})

it('never refunds more than arrived, however many people do it at once', async () => {
  const { refund, read } = await testRefund()
  const replies = await Promise.all([1, 2, 3, 4, 5, 6].map(() => refund({ amountCents: 1_500 })))
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 200, 409, 409, 409, 409,
  ])
  expect((await read()).refundable.value).toBe(1_000)
  expect((await refund({ amountCents: 1_000 })).body).toMatchObject({ paymentStatus: 'refunded' })
})

it('refunds an item once, however many people do it at once', async () => {
  const { refund, item, read } = await testRefund()
  const both = { amountCents: 100, lines: [item({ quantity: 2 })] }
  const replies = await Promise.all([1, 2, 3].map(() => refund(both)))
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  expect((await read()).fulfillmentStatus).toBe('canceled')
  expect(await shop.rows(STOCK)).toEqual([{ there: 5, taken: 0 }])
})

it('refunds once when the same request arrives again', async () => {
  const { refund, read } = await testRefund()
  const id = newId()
  const replies = await Promise.all([1, 2, 3].map(() => refund({ id, amountCents: 500 })))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await read()).refunds).toHaveLength(1)
})

it('restocks items that were sent only if asked, and takes damaged ones out of stock', async () => {
  const { orderId, refund, item, line } = await testRefund()
  await shop.call('POST', `/api/studio/orders/${orderId}/fulfillments`, {
    id: newId(),
    lines: [{ lineId: line.id, quantity: 1 }],
    notify: false,
  })
  expect(await shop.rows(STOCK)).toEqual([{ there: 4, taken: 1 }])
  const lines = [item({ isFulfilled: true, restock: false }), item({ restock: false })]
  const { body } = await refund({ amountCents: 4_000, lines })
  expect(await shop.rows(STOCK)).toEqual([{ there: 3, taken: 0 }])
  expect((body as OrderDetail).fulfillmentStatus).toBe('fulfilled')
})

it('refunds no more shipping than was paid', async () => {
  const { refund } = await testRefund()
  expect(await refund({ amountCents: 100, shippingCents: 100 })).toMatchObject({
    status: 409,
    body: { code: 'orders.refundShipping' },
  })
  expect(await refund({ amountCents: 0 })).toMatchObject({ status: 400 })
})

it('emails the buyer when asked, and says what became of the email', async () => {
  const { refund, item, read } = await testRefund()
  const note = 'Photo in email'
  await refund({ amountCents: 3_000, lines: [item()], reason: 'Damaged <cup>', note, notify: true })
  const email = (await shop.emails()).find(({ subject }) => subject.includes('Refund'))
  expect(email?.text).toContain('We refunded $30.00')
  expect(email?.text).toContain('1 × Morning mug')
  expect(email?.text).toContain('$20.00 is on your gift card ending in ABCD again.')
  expect(email?.text).toContain('We will pay you $10.00 back ourselves.')
  expect(email?.html).toContain('Damaged &lt;cup&gt;')
  expect(email?.text).not.toContain(note)
  const texts = (await read()).timeline.map(({ text }) => text)
  expect(texts.at(-2)).toMatch(/^\$30\.00 was refunded by owner-\d+@example\.com\. Damaged <cup>$/)
  expect(texts.at(-1)).toBe('The email about the refund is waiting to be sent.')
})

it('refunds no order of another site', async () => {
  const { orderId } = await testRefund()
  const other = await testTransferShop()
  const body = { id: newId(), amountCents: 100, notify: false }
  const reply = await other.call('POST', `/api/studio/orders/${orderId}/refunds`, body)
  expect(reply.status).toBe(404)
})
