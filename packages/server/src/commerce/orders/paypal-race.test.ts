import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { FakeOrder } from '../../test/paypal/app.ts'
import { PAYPAL_APP, startPayPal } from '../../test/paypal/stand-in.ts'
import { testShop, type TestShop } from '../../test/sale.ts'
import { setPayPalApiUrl } from '../payments/index.ts'
import { connectPayPal } from '../payments/paypal/connect.ts'
import { completeCheckout, settleDraft, sweepSite } from './index.ts'

let paypal: Awaited<ReturnType<typeof startPayPal>>
beforeAll(async () => {
  paypal = await startPayPal()
  setPayPalApiUrl(paypal.url)
})
afterAll(async () => paypal.stop())

let shop: TestShop
beforeEach(async () => {
  shop = await testShop()
  await connectPayPal(shop.db, shop.site, PAYPAL_APP)
})
afterEach(async () => expect(await shop.violations()).toEqual([]))

/** Presses Pay for one mug. Resolves to the order here and the one at PayPal, which its buyer has approved. */
async function approveOne(outcome?: FakeOrder['outcome']) {
  const known = new Set(paypal.app.orders.keys())
  const cart = await shop.fill({ product: await shop.sell({ priceMinor: 2_800n }) })
  const createPage = () => ({
    email: 'reader@example.com',
    language: 'en',
    description: 'Shop',
    returnUrl: 'https://shop.example/order/1',
    cancelUrl: 'https://shop.example/checkout',
  })
  const attempt = { ...(await cart.attempt()), createPage }
  const { kind, orderId } = await completeCheckout(shop.db, shop.site, attempt)
  expect(kind).toBe('challenge')
  const id = [...paypal.app.orders.keys()].find((each) => !known.has(each)) ?? ''
  return { orderId, order: paypal.app.approve(id, outcome) }
}

async function loadStatus(orderId: string): Promise<string | undefined> {
  const [row] = await shop.rows<{ status: string }>(
    `select status || ' ' || payment_status as status from orders where site_id = $1 and id = $2`,
    [orderId],
  )
  return row?.status
}

const LEFT = 'The buyer has left.'

it('either captures or closes an order, whatever returns and ends at once', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { orderId, order } = await approveOne()
    const settle = () => settleDraft(shop.db, shop.site.id, orderId)
    const end = () => settleDraft(shop.db, shop.site.id, orderId, LEFT)
    const works = round % 2 === 0 ? [settle, end, settle, end] : [end, settle, end, settle]
    await Promise.allSettled(works.map((work) => work()))
    await sweepSite(shop.db, shop.site.id)
    await end()
    const expected = order.capture ? 'placed paid' : 'aborted voided'
    expect(await loadStatus(orderId)).toBe(expected)
  }
})

it('captures an order once when eight calls find it approved', async () => {
  const { orderId, order } = await approveOne()
  const settle = () => settleDraft(shop.db, shop.site.id, orderId)
  const settled = await Promise.all(Array.from({ length: 8 }, settle))
  expect(settled).toContain('placed')
  expect(await loadStatus(orderId)).toBe('placed paid')
  expect(order.capture?.status).toBe('COMPLETED')
})

it('finishes a capture whose answer was lost before the order can end', async () => {
  const { orderId } = await approveOne()
  paypal.loseCapture()
  await expect(settleDraft(shop.db, shop.site.id, orderId)).rejects.toMatchObject({
    code: 'payments.unreachable',
  })
  expect(await loadStatus(orderId)).toBe('draft pending')
  expect(await settleDraft(shop.db, shop.site.id, orderId, LEFT)).toBe('placed')
  expect(await loadStatus(orderId)).toBe('placed paid')
})

it('ends a declined order at once, and never captures it again', async () => {
  const { orderId, order } = await approveOne('INSTRUMENT_DECLINED')
  expect(await settleDraft(shop.db, shop.site.id, orderId)).toBe('aborted')
  paypal.app.approve(order.id)
  await settleDraft(shop.db, shop.site.id, orderId)
  expect(order.capture).toBeUndefined()
})
