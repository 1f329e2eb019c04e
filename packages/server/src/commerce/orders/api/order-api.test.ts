import { apiListCustomers, apiListOrders, apiReadOrder, type OrderDetail } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { testApi } from '../../../test/api/api.ts'
import { testShop, testTransferShop } from '../../../test/sale.ts'
import { completeCheckout } from '../index.ts'

async function testOrders() {
  const shop = await testShop()
  const buy = async (quantity = 2) => {
    const product = await shop.sell({ title: 'Mug', onHand: 9 })
    const cart = await shop.fill({ product, quantity })
    const attempt = { ...(await cart.attempt()), outcome: 'approve' }
    return (await completeCheckout(shop.db, shop.site, attempt)).orderId
  }
  const made = await testApi(shop)
  const read = async (id: string) => {
    const reply = await made.api('GET', `/orders/${id}`)
    expect(reply.status, reply.text).toBe(200)
    return apiReadOrder.replies[200].parse(reply.body)
  }
  /** The timeline as staff see it. */
  const timeline = async (id: string) => {
    const { body } = await made.call('GET', `/api/studio/orders/${id}`)
    return (body as OrderDetail).timeline.map(({ text }) => text).join('\n')
  }
  return { ...shop, ...made, buy, read, timeline }
}

it('lists orders page by page, and by their state', async () => {
  const { api, buy } = await testOrders()
  for (let count = 0; count < 3; count += 1) await buy(1)
  const list = async (query: string) =>
    apiListOrders.replies[200].parse((await api('GET', `/orders?${query}`)).body)
  const one = await list('limit=2')
  const two = await list(`limit=2&cursor=${one.nextPageCursor}`)
  const numbers = [one, two].flatMap(({ orders }) => orders.map(({ number }) => number))
  expect(numbers).toHaveLength(3)
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
  expect(two.nextPageCursor).toBeNull()
  expect((await list('filter=unfulfilled')).orders).toHaveLength(3)
  expect((await list('filter=canceled')).orders).toEqual([])
  expect((await list('to=2020-01-01')).orders).toEqual([])
  for (const wrong of ['cursor=x', 'limit=0', 'from=monday', 'payment=late'])
    expect((await api('GET', `/orders?${wrong}`)).status, wrong).toBe(400)
})

it('fulfills one item and then the rest, with tracking, and says with which key', async () => {
  const { api, buy, read, timeline, violations } = await testOrders()
  const id = await buy(2)
  const [line] = (await read(id)).lines
  const part = await api('POST', `/orders/${id}/fulfillments`, {
    lines: [{ lineId: line?.id, quantity: 1 }],
    carrier: 'Royal Mail',
    trackingNumber: 'RM 1',
    notify: false,
  })
  expect(part.status, part.text).toBe(200)
  expect(part.body).toMatchObject({ fulfillmentStatus: 'partially_fulfilled' })
  const rest = await api('POST', `/orders/${id}/fulfillments`, {})
  expect(rest.body).toMatchObject({
    fulfillmentStatus: 'fulfilled',
    fulfillments: [{ trackingNumber: 'RM 1' }, { lines: [{ quantity: 1 }] }],
  })
  expect(rest.body).toEqual(await read(id))
  expect(await timeline(id)).toContain('with the API key “Warehouse”')
  expect((await api('POST', `/orders/${id}/fulfillments`, {})).status).toBeGreaterThanOrEqual(400)
  expect(await violations()).toEqual([])
})

it('refunds once for an idempotency key, never more than was paid, and shows no staff', async () => {
  const { api, buy, read, violations } = await testOrders()
  const id = await buy(2)
  const [line] = (await read(id)).lines
  const lines = [{ lineId: line?.id, quantity: 1, isFulfilled: false, restock: true }]
  const body = { lines, amountCents: line?.unitPrice.value, reason: 'Broken' }
  const key = { 'idempotency-key': 'refund-1' }
  const replies = await Promise.all(
    [1, 2, 3].map(() => api('POST', `/orders/${id}/refunds`, body, key)),
  )
  expect(replies.some(({ status }) => status === 200)).toBe(true)
  const again = await api('POST', `/orders/${id}/refunds`, body, key)
  expect(again).toMatchObject({ status: 200, body: { refunds: [{ reason: 'Broken' }] } })
  expect(again.text).not.toContain('timeline')
  const tooMuch = await api('POST', `/orders/${id}/refunds`, { amountCents: 1_000_000 })
  expect(tooMuch).toMatchObject({ status: 409, body: { code: 'orders.refundTooLarge' } })
  expect((await read(id)).refunds).toHaveLength(1)
  expect(await violations()).toEqual([])
})

it('cancels an order once, and refunds it', async () => {
  const { api, buy, timeline, violations } = await testOrders()
  const id = await buy(1)
  const reply = await api('POST', `/orders/${id}/cancellation`, { reason: 'Sold out' })
  expect(reply).toMatchObject({
    status: 200,
    body: { status: 'canceled', paymentStatus: 'refunded' },
  })
  expect(await timeline(id)).toContain('with the API key “Warehouse”')
  expect((await api('POST', `/orders/${id}/cancellation`, {})).status).toBe(409)
  expect(await violations()).toEqual([])
})

it.each([
  ['fulfillments', { lines: [] }],
  ['fulfillments', { trackingUrl: 'javascript:alert(1)' }],
  ['refunds', {}],
  ['refunds', { amountCents: 0 }],
  ['refunds', { amountCents: 1.5 }],
  ['cancellation', { refund: 'yes' }],
  ['cancellation', { staffId: '00000000-0000-7000-8000-000000000000' }],
])('rejects %s with %j', async (call, body) => {
  const { api, buy, read } = await testOrders()
  const id = await buy(1)
  const before = await read(id)
  expect((await api('POST', `/orders/${id}/${call}`, body)).status).toBe(400)
  expect(await read(id)).toEqual(before)
})

it('records the payment of a bank transfer once, and no payment that a provider reports', async () => {
  const shop = await testTransferShop()
  const { api } = await testApi(shop)
  const { cartId } = await shop.fill({ product: await shop.sell() })
  const { orderId } = await shop.buy(cartId)
  const replies = await Promise.all([1, 2, 3].map(() => api('POST', `/orders/${orderId}/payments`)))
  for (const reply of replies)
    expect(reply).toMatchObject({ status: 200, body: { paymentStatus: 'paid', paymentDue: null } })
  const { timeline } = await shop.order(orderId)
  const recorded = timeline.filter(({ kind }) => kind === 'payment.recorded')
  expect(recorded.map(({ text }) => text)).toEqual([
    'A payment of $10.00 was recorded with the API key “Warehouse”.',
  ])
  const { api: own, buy } = await testOrders()
  const paid = await buy(1)
  expect((await own('POST', `/orders/${paid}/payments`)).body).toMatchObject({
    code: 'orders.nothingToRecord',
  })
  expect((await own('POST', `/orders/${orderId}/payments`)).status).toBe(404)
  expect(await shop.violations()).toEqual([])
})

it('finds no order and no customer of another site', async () => {
  const { buy, api: own } = await testOrders()
  const id = await buy(1)
  const { customers } = apiListCustomers.replies[200].parse((await own('GET', '/customers')).body)
  const { api } = await testOrders()
  expect((await own('GET', `/customers/${customers[0]?.id}`)).status).toBe(200)
  expect((await api('GET', `/customers/${customers[0]?.id}`)).status).toBe(404)
  expect((await api('GET', `/orders/${id}`)).status).toBe(404)
  for (const [call, body] of [
    ['fulfillments', {}],
    ['refunds', { amountCents: 1 }],
    ['cancellation', {}],
  ] as const)
    expect((await api('POST', `/orders/${id}/${call}`, body)).status, call).toBe(404)
})

it('lists customers page by page, and rejects the cursor of another list', async () => {
  const { api, buy } = await testOrders()
  await buy(1)
  const { customers, nextPageCursor } = apiListCustomers.replies[200].parse(
    (await api('GET', '/customers?limit=1')).body,
  )
  expect(customers).toMatchObject([{ email: 'reader@example.com', testOrderCount: 1 }])
  expect(nextPageCursor).toBeNull()
  expect((await api('GET', '/customers?cursor=x')).status).toBe(400)
  expect((await api('GET', '/discounts')).body).toEqual({ discounts: [] })
})

it('adds a note that names the key, and once for an idempotency key', async () => {
  const { api, buy, call } = await testOrders()
  const id = await buy(1)
  const key = { 'idempotency-key': 'note-1' }
  const note = { text: 'Packed in two boxes' }
  for (let count = 0; count < 2; count += 1)
    expect((await api('POST', `/orders/${id}/notes`, note, key)).status).toBe(200)
  const { body } = await call('GET', `/api/studio/orders/${id}`)
  const notes = (body as OrderDetail).timeline.filter(({ text }) => text === note.text)
  expect(notes).toMatchObject([{ kind: 'note', author: 'API key “Warehouse”' }])
  expect((await api('POST', `/orders/${id}/notes`, { text: ' ' })).status).toBe(400)
})

it('changes the email address or the shipping address of an order, and nothing else', async () => {
  const { api, buy, read, timeline } = await testOrders()
  const id = await buy(1)
  const before = await read(id)
  const changed = await api('PATCH', `/orders/${id}`, { email: 'new@example.com' })
  expect(changed.status, changed.text).toBe(200)
  const { shippingAddress } = before
  expect(await read(id)).toMatchObject({ email: 'new@example.com', shippingAddress })
  if (!shippingAddress) throw new Error('The order is shipped')
  const { country, ...rest } = shippingAddress
  const moved = await api('PATCH', `/orders/${id}`, {
    shippingAddress: { ...rest, country, city: 'Truro' },
  })
  expect(moved.body).toMatchObject({
    shippingAddress: { city: 'Truro' },
    grandTotal: before.grandTotal,
  })
  expect(await timeline(id)).toContain('Changed with the API key “Warehouse”: email address.')
  expect((await api('PATCH', `/orders/${id}`, { shippingAddress: null })).status).toBe(400)
  expect((await api('PATCH', `/orders/${id}`, { grandTotal: 1 })).status).toBe(400)
})

it('adds a note to a customer, for a key that may', async () => {
  const { api, buy, call, ...shop } = await testOrders()
  await buy(1)
  const { customers } = apiListCustomers.replies[200].parse((await api('GET', '/customers')).body)
  const path = `/customers/${customers[0]?.id}/notes`
  expect((await api('POST', path, { text: 'Called about the delivery' })).status).toBe(200)
  const shown = await call('GET', `/api/studio/customers/${customers[0]?.id}`)
  expect(shown.body).toMatchObject({
    timeline: expect.arrayContaining([
      expect.objectContaining({
        text: 'Called about the delivery',
        author: 'API key “Warehouse”',
      }),
    ]),
  })
  const reader = await testApi(shop, ['customers:read'])
  expect((await reader.api('POST', path, { text: 'No' })).status).toBe(403)
})
