import type { OrderDetail } from '@vitrine/contract'
import { afterEach, expect, it } from 'vitest'
import { newId } from '../../../platform/db/id.ts'
import { testOwner } from '../../../test/owner.ts'
import { testShop, type TestShop } from '../../../test/sale.ts'
import { completeCheckout, refundOrder } from '../index.ts'
import { getOrderUrl } from '../order-url.ts'

let shop: TestShop
afterEach(async () => expect(await shop.violations()).toEqual([]))

type Line = OrderDetail['lines'][number]

/** Sells mugs and cups, and signs the owner in. */
async function testFulfillment(mugs = 3, onHand = 10) {
  shop = await testShop()
  const mug = await shop.sell({ title: 'Morning mug', sku: 'MUG', onHand })
  const cup = await shop.sell({ title: 'Espresso cup', sku: 'CUP', onHand: 5 })
  const cart = await shop.fill({ product: mug, quantity: mugs }, { product: cup, quantity: 2 })
  const attempt = { ...(await cart.attempt()), outcome: 'approve' }
  const { orderId } = await completeCheckout(shop.db, shop.site, attempt)
  const { call } = await testOwner(shop)
  const at = `/api/studio/orders/${orderId}`
  const read = async () => (await call('GET', at)).body as OrderDetail
  const { lines } = await read()
  const [mugLine, cupLine] = lines
  if (!mugLine || !cupLine) throw new Error('The order has two lines')
  const fulfill = (quantities: readonly (readonly [Line, number])[], more: object = {}) =>
    call('POST', `${at}/fulfillments`, {
      id: newId(),
      lines: quantities.map(([{ id: lineId }, quantity]) => ({ lineId, quantity })),
      notify: false,
      ...more,
    })
  const stock = () =>
    shop.rows(
      `select v.sku, on_hand::integer as there, committed::integer as taken from stock
         join variant v on v.site_id = stock.site_id and v.id = variant_id
       where stock.site_id = $1 order by v.sku`,
    )
  return { orderId, at, call, read, fulfill, stock, mugLine, cupLine }
}

it('fulfills a part, then the rest: stock, statuses and the buyer’s page follow', async () => {
  const { orderId, read, fulfill, stock, mugLine, cupLine } = await testFulfillment()
  const parcel = { carrier: 'Royal Mail', trackingNumber: 'QT48 29', note: 'Mind the <rim>' }
  const first = await fulfill([[mugLine, 2]], parcel)
  expect(first.status, first.text).toBe(200)
  expect(first.body).toMatchObject({
    fulfillmentStatus: 'partially_fulfilled',
    lines: [
      { unfulfilledQuantity: 1, fulfilledQuantity: 2 },
      { unfulfilledQuantity: 2, fulfilledQuantity: 0 },
    ],
    fulfillments: [
      {
        number: 1,
        trackingUrl: 'https://www.royalmail.com/track-your-item#/tracking-results/QT4829',
        lines: [{ lineId: mugLine.id, quantity: 2 }],
      },
    ],
  })
  expect(await stock()).toEqual([
    { sku: 'CUP', there: 5, taken: 2 },
    { sku: 'MUG', there: 8, taken: 1 },
  ])
  const page = await shop.browser().visit(getOrderUrl(shop.site, orderId))
  expect(page.text).toContain('Mind the &lt;rim&gt;')
  expect(page.text).toContain('tracking-results/QT4829')
  expect(page.text).toContain('When it is packed')

  await fulfill([
    [mugLine, 1],
    [cupLine, 2],
  ])
  expect(await read()).toMatchObject({ fulfillmentStatus: 'fulfilled' })
  expect(await stock()).toEqual([
    { sku: 'CUP', there: 3, taken: 0 },
    { sku: 'MUG', there: 7, taken: 0 },
  ])
  const after = await shop.browser().visit(getOrderUrl(shop.site, orderId))
  expect(after.text).not.toContain('When it is packed')
})

it('emails the buyer only when asked, and says what became of the email', async () => {
  const { read, fulfill, mugLine } = await testFulfillment()
  await fulfill([[mugLine, 1]])
  expect(await shop.emails()).toEqual([])
  await fulfill([[mugLine, 1]], { notify: true, carrier: 'Evri', trackingNumber: 'H01' })
  const [email] = await shop.emails()
  expect(email).toMatchObject({ recipient: 'reader@example.com' })
  expect(email?.subject).toContain('was shipped')
  expect(email?.text).toContain('1 × Morning mug')
  expect(email?.text).toContain('Tracking number: H01')
  const texts = (await read()).timeline.map(({ text }) => text)
  expect(texts.at(-2)).toMatch(/^Shipment 2: 1 item fulfilled by owner-\d+@example\.com\.$/)
  expect(texts.at(-1)).toBe('The email about shipment 2 is waiting to be sent.')
})

it('undoes a fulfillment once, and fulfills its items again', async () => {
  const { at, call, read, fulfill, stock, mugLine } = await testFulfillment(3, 3)
  const { body } = await fulfill([[mugLine, 3]])
  const id = (body as OrderDetail).fulfillments[0]?.id
  const undo = () => call('DELETE', `${at}/fulfillments/${id}`)
  const replies = await Promise.all([undo(), undo(), undo()])
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await read()).toMatchObject({ fulfillmentStatus: 'pending', fulfillments: [] })
  expect(await stock()).toMatchObject([{}, { sku: 'MUG', there: 3, taken: 3 }])
  expect((await fulfill([[mugLine, 3]])).body).toMatchObject({ fulfillments: [{ number: 2 }] })
  expect(await stock()).toMatchObject([{}, { sku: 'MUG', there: 0, taken: 0 }])
})

it('never fulfills more than was bought, however many people do it at once', async () => {
  const { read, fulfill, stock, mugLine } = await testFulfillment()
  const replies = await Promise.all([1, 2, 3, 4, 5, 6].map(() => fulfill([[mugLine, 1]])))
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 200, 200, 409, 409, 409,
  ])
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'orders.fulfillQuantity',
    errors: { [`lines.${mugLine.id}`]: 'Unfulfilled: 0.' },
  })
  expect((await read()).fulfillments.map(({ number }) => number)).toEqual([1, 2, 3])
  expect(await stock()).toMatchObject([{}, { there: 7, taken: 0 }])
})

it('fulfills once when the same request arrives again', async () => {
  const { read, fulfill, mugLine } = await testFulfillment()
  const id = newId()
  const replies = await Promise.all([1, 2, 3].map(() => fulfill([[mugLine, 1]], { id })))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await read()).fulfillments).toHaveLength(1)
})

it('sends items that were never counted', async () => {
  const { fulfill, stock, at, call, mugLine } = await testFulfillment(3, 3)
  await shop.rows(
    `insert into stock_move (site_id, id, variant_id, kind, quantity, cause)
     select site_id, gen_random_uuid(), variant_id, 'release', 3, 'test' from stock_move
     where site_id = $1 and kind = 'commit' and quantity = 3`,
  )
  await shop.rows(
    `insert into stock_move (site_id, id, variant_id, kind, quantity, cause)
     select site_id, gen_random_uuid(), variant_id, kind.name, kind.quantity, 'test-2' from stock_move,
       (values ('adjust', -2), ('commit', 3)) as kind (name, quantity)
     where site_id = $1 and cause = 'test'`,
  )
  await shop.rows('update stock set backorder = true where site_id = $1')
  const { body, status } = await fulfill([[mugLine, 3]])
  expect(status).toBe(200)
  expect(await stock()).toMatchObject([{}, { there: 0, taken: 0 }])
  await call('DELETE', `${at}/fulfillments/${(body as OrderDetail).fulfillments[0]?.id}`)
  expect(await stock()).toMatchObject([{}, { there: 1, taken: 3 }])
})

it('changes the tracking, and rejects what is no web address', async () => {
  const { at, call, fulfill, mugLine } = await testFulfillment()
  const { body } = await fulfill([[mugLine, 1]])
  const url = `${at}/fulfillments/${(body as OrderDetail).fulfillments[0]?.id}`
  const parcel = { carrier: 'A bicycle', trackingNumber: '7', notify: true }
  const bad = await call('PUT', url, { ...parcel, trackingUrl: 'javascript:alert(1)' })
  expect(bad).toMatchObject({ status: 400 })
  const good = await call('PUT', url, { ...parcel, trackingUrl: 'https://bikes.example/7' })
  expect(good.body).toMatchObject({ fulfillments: [{ trackingUrl: 'https://bikes.example/7' }] })
  expect(await shop.emails()).toHaveLength(1)
})

it('undoes nothing that came back as a refund', async () => {
  const { at, call, orderId, fulfill, mugLine } = await testFulfillment()
  const { body } = await fulfill([[mugLine, 3]])
  const line = { orderLineId: mugLine.id, quantity: 1, restockQuantity: 1, isFulfilled: true }
  await refundOrder(shop.db, shop.site.id, { orderId, amountMinor: 1_000n, lines: [line] })
  const undone = await call(
    'DELETE',
    `${at}/fulfillments/${(body as OrderDetail).fulfillments[0]?.id}`,
  )
  expect(undone).toMatchObject({ status: 409, body: { code: 'orders.fulfillmentRefunded' } })
})

it('knows no order of another site', async () => {
  const { fulfill, mugLine, orderId } = await testFulfillment()
  const other = await testOwner(await testShop())
  const body = { id: newId(), lines: [{ lineId: mugLine.id, quantity: 1 }], notify: false }
  const reply = await other.call('POST', `/api/studio/orders/${orderId}/fulfillments`, body)
  expect(reply.status).toBe(404)
  expect((await fulfill([[mugLine, 1]])).status).toBe(200)
})
