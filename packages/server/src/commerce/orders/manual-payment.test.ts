import { expect, it } from 'vitest'
import { loadAttempt, testShop, testTransferShop, useGiftCard } from '../../test/sale.ts'
import { completeCheckout, prepareOrder } from './index.ts'

it('places an order by bank transfer at once, and shows the buyer how to pay', async () => {
  const shop = await testTransferShop()
  const product = await shop.sell({ onHand: 3 })
  const { cartId } = await shop.fill({ product, fields: { Engraving: 'For Sunday' } })
  const { kind, orderId } = await shop.buy(cartId)
  expect(kind).toBe('placed')
  expect(await shop.order(orderId)).toMatchObject({
    paymentStatus: 'pending',
    testMode: false,
    paymentDue: { decimalValue: '10.00' },
    payments: [{ provider: 'bank_transfer', methodName: 'Bank transfer' }],
    lines: [{ fields: [{ label: 'Engraving', value: 'For Sunday' }] }],
  })
  expect(await shop.rows('select committed from stock where site_id = $1')).toEqual([
    { committed: 1n },
  ])
  expect(await shop.violations()).toEqual([])
})

it('records the payment once, however many people press the button', async () => {
  const shop = await testTransferShop()
  const { cartId } = await shop.fill({ product: await shop.sell({ type: 'gift-card' }) })
  const { orderId } = await shop.buy(cartId)
  const replies = await Promise.all([1, 2, 3, 4].map(() => shop.record(orderId)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const order = await shop.order(orderId)
  expect(order).toMatchObject({ paymentStatus: 'paid', paymentDue: null })
  expect(order.timeline.filter(({ kind }) => kind === 'payment.recorded')).toHaveLength(1)
  const events = `select count(*)::integer as count from outbox
    where site_id = $1 and dedupe = 'order.paid:' || $2`
  expect(await shop.rows(events, [orderId])).toEqual([{ count: 1 }])
  expect(await shop.violations()).toEqual([])
})

it('records no payment that a provider reports, and none of another site', async () => {
  const shop = await testTransferShop({ testPayments: true })
  const { cartId } = await shop.fill({ product: await shop.sell() })
  await shop.choose(cartId, 'test')
  const { orderId } = await shop.buy(cartId)
  expect(await shop.record(orderId)).toMatchObject({
    status: 409,
    body: { code: 'orders.nothingToRecord' },
  })
  const other = await testTransferShop()
  expect((await other.record(orderId)).status).toBe(404)
})

it('makes a test order only of a test payment', async () => {
  const shop = await testTransferShop({ testPayments: true })
  const [transfer] = shop.methods
  for (const [method, testMode] of [
    ['test', true],
    [transfer?.id ?? '', false],
  ] as const) {
    const { cartId } = await shop.fill({ product: await shop.sell() })
    await shop.choose(cartId, method)
    const { orderId } = await shop.buy(cartId)
    expect((await shop.order(orderId)).testMode).toBe(testMode)
  }
})

it('never lets a test gift card pay for a real order, nor a real one for a test order', async () => {
  const shop = await testTransferShop({ testPayments: true })
  const [transfer] = shop.methods
  const used = async (method: string, cardIsTest: boolean) => {
    const { cartId } = await shop.fill({ product: await shop.sell() })
    await shop.choose(cartId, method)
    await useGiftCard(shop, cartId, cardIsTest)
    const { orderId } = await shop.buy(cartId)
    const { payments } = await shop.order(orderId)
    return payments.some(({ provider }) => provider === 'gift_card')
  }
  expect(await used('test', true)).toBe(true)
  expect(await used(transfer?.id ?? '', false)).toBe(true)
  expect(await used('test', false)).toBe(false)
  expect(await used(transfer?.id ?? '', true)).toBe(false)
  expect(await shop.violations()).toEqual([])
})

it('starts another attempt when the buyer changes the way to pay', async () => {
  const shop = await testTransferShop({ testPayments: true })
  const { cartId } = await shop.fill({ product: await shop.sell() })
  await shop.choose(cartId, 'test')
  await prepareOrder(shop.db, shop.site, await loadAttempt(shop.db, shop.site, cartId))
  await shop.choose(cartId, shop.methods[0]?.id ?? '')
  await shop.rows('update cart set completing_at = null where site_id = $1')
  const { orderId } = await shop.buy(cartId)
  expect(await shop.order(orderId)).toMatchObject({ testMode: false, paymentStatus: 'pending' })
})

it('takes no payment while the store has no way to be paid', async () => {
  const shop = await testShop({ testPayments: false })
  const { attempt } = await shop.fill({ product: await shop.sell() })
  await expect(completeCheckout(shop.db, shop.site, await attempt())).rejects.toMatchObject({
    code: 'checkout.requirements',
    errors: { '': { messageId: 'payments.noProvider' } },
  })
})
