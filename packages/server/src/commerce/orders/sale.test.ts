import { message } from '@vitrine/model'
import { afterEach, expect, it } from 'vitest'
import { addCheckoutGiftCard, saveDetails } from '../checkout/index.ts'
import { addCartDiscount, findDiscountByCode } from '../discounts/index.ts'
import { newId } from '../../platform/db/id.ts'
import { toPaymentEvent, createGiftCard, TestProvider } from '../payments/index.ts'
import { ADDRESS, testShop, type TestShop } from '../../test/sale.ts'
import {
  abortOrder,
  completeCheckout,
  finalizeOrder,
  prepareOrder,
  settleDraft,
  sweepSite,
} from './index.ts'

let shop: TestShop
/** The violations that a test causes on purpose. */
let expected: object[] = []
afterEach(async () => {
  expect(await shop.violations()).toEqual(expected)
  expected = []
})

const buy = async (cart: Awaited<ReturnType<TestShop['fill']>>, outcome = 'approve') =>
  completeCheckout(shop.db, shop.site, { ...(await cart.attempt()), outcome })

const statuses = () =>
  shop.rows('select status, payment_status, attention from orders where site_id = $1 order by id')

async function addCodes() {
  await shop.rows(
    `insert into discount (site_id, id, code, title, lane, amount_minor, max_uses)
     values ($1, $2, 'X', 'X', 'order', 500, 1)`,
    [newId()],
  )
  const card = { codeHash: Buffer.from(newId()), lastFour: '1234', currency: 'USD', testMode: true }
  await createGiftCard(shop.db, shop.site.id, { ...card, initialMinor: 1_000n, cause: 'test' })
  const [row] = await shop.rows<{ id: string }>('select id from gift_card where site_id = $1')
  const discount = await findDiscountByCode(shop.db, shop.site.id, 'x')
  return { discountId: discount?.id ?? '', giftCardId: row?.id ?? '' }
}

async function enterCodes(cartId: string, codes: Awaited<ReturnType<typeof addCodes>>) {
  await addCartDiscount(shop.db, shop.site.id, cartId, codes.discountId)
  await addCheckoutGiftCard(shop.db, shop.site.id, cartId, codes.giftCardId)
}

const codesLeft = () =>
  shop.rows(
    `select (select balance_minor from gift_card where site_id = $1) as balance,
       (select used from discount where site_id = $1) as used,
       (select count(*)::integer from stock_hold where site_id = $1) as held`,
  )

/** As if the buyer had left an hour ago. */
async function leave(cartId: string): Promise<void> {
  for (const text of [
    `update stock_hold set expires_at = now() - interval '30 minutes' where site_id = $1 and cart_id = $2`,
    `update orders set created_at = now() - interval '1 hour' where site_id = $1 and cart_id = $2`,
    `update cart set completing_at = completing_at - interval '1 hour' where site_id = $1 and id = $2`,
  ])
    await shop.rows(text, [cartId])
}

it('pays with a gift card first and a discount, and copies all displayed data', async () => {
  shop = await testShop()
  const product = await shop.sell({ title: 'Morning mug', priceMinor: 2_000n })
  const codes = await addCodes()
  const cart = await shop.fill({ product, fields: { engraving: 'For Sunday' } })
  await enterCodes(cart.cartId, codes)
  await buy(cart)
  expect(
    await shop.rows(
      `select provider, amount_minor, captured_minor from payment where site_id = $1 order by id`,
    ),
  ).toEqual([
    { provider: 'gift_card', amount_minor: 1_000n, captured_minor: 1_000n },
    { provider: 'test', amount_minor: 500n, captured_minor: 500n },
  ])
  expect(
    await shop.rows(
      'select title, additional_fields, discount_minor from order_line where site_id = $1',
    ),
  ).toEqual([
    {
      title: 'Morning mug',
      additional_fields: { engraving: 'For Sunday' },
      discount_minor: 500n,
    },
  ])
})

it('needs no provider when nothing is left to pay', async () => {
  shop = await testShop()
  const product = await shop.sell({ priceMinor: 0n })
  const cart = await shop.fill({ product })
  expect(await buy(cart)).toMatchObject({ kind: 'placed' })
  expect(await shop.rows('select id from payment where site_id = $1')).toEqual([])
  expect(await statuses()).toEqual([{ status: 'placed', payment_status: 'paid', attention: null }])
})

it('releases gift card, discount and stock if the bank declines, and allows another attempt', async () => {
  shop = await testShop()
  const product = await shop.sell({ priceMinor: 2_000n })
  const codes = await addCodes()
  const cart = await shop.fill({ product })
  await enterCodes(cart.cartId, codes)

  await expect(buy(cart, 'decline')).rejects.toMatchObject({
    code: 'checkout.paymentFailed',
    status: 402,
  })
  expect(await codesLeft()).toEqual([{ balance: 1_000n, used: 0, held: 0 }])
  expect(
    await shop.rows(
      `select failure, voided_at is not null as voided from payment
       where site_id = $1 and provider = 'test'`,
    ),
  ).toEqual([{ failure: 'The bank declined the payment.', voided: true }])

  expect(await buy(cart)).toMatchObject({ kind: 'placed' })
  expect(await codesLeft()).toEqual([{ balance: 0n, used: 1, held: 0 }])
  expect((await statuses()).map(({ status }) => status)).toEqual(['aborted', 'placed'])
})

it('does not cancel a paid order', async () => {
  shop = await testShop()
  const product = await shop.sell()
  const { orderId } = await buy(await shop.fill({ product }))
  expect(await abortOrder(shop.db, shop.site.id, orderId, 'no reason')).toBe(false)
})

it('rejects a total that differs from the one the buyer saw, and charges nothing', async () => {
  shop = await testShop()
  const product = await shop.sell()
  const cart = await shop.fill({ product })
  const seen = await cart.attempt()
  await shop.rows('update variant set price_minor = price_minor + 1 where site_id = $1')
  const attempt = { ...seen, outcome: 'approve' }
  await expect(completeCheckout(shop.db, shop.site, attempt)).rejects.toMatchObject({
    code: 'checkout.cartChanged',
    status: 409,
  })
  await expect(
    completeCheckout(shop.db, shop.site, { ...(await cart.attempt()), version: 7 }),
  ).rejects.toMatchObject({ code: 'checkout.cartChanged' })
  expect(await shop.rows('select id from test_intent where site_id = $1')).toEqual([])
})

it('names every missing field, and the minimum subtotal of an order', async () => {
  shop = await testShop({ minimumOrderSubtotalMinor: 5_000n })
  const product = await shop.sell()
  const cart = await shop.fill({ product })
  await saveDetails(shop.db, shop.site.id, cart.cartId, {
    email: null,
    address: { ...ADDRESS, city: ' ', country: 'ZZ' },
    shippingOptionId: null,
  })
  await expect(buy(cart)).rejects.toMatchObject({
    status: 422,
    errors: {
      email: message('checkout.email'),
      city: message('checkout.city'),
      country: message('checkout.country'),
      '': message('cart.belowMinimum', { subtotal: '$50.00' }),
    },
  })
})

it('reserves the last unit for the buyer at checkout until the hold expires', async () => {
  shop = await testShop()
  const product = await shop.sell({ onHand: 1 })
  const [first, second] = [await shop.fill({ product }), await shop.fill({ product })]
  const held = await prepareOrder(shop.db, shop.site, await first.attempt())
  await expect(buy(second)).rejects.toMatchObject({ code: 'checkout.requirements' })

  await leave(first.cartId)
  expect(await buy(second)).toMatchObject({ kind: 'placed' })

  // The first buyer's bank responds now: the payment is recorded, and the order needs attention.
  if (held.kind !== 'draft' || !held.payment) throw new Error('Nothing to pay')
  const provider = new TestProvider(shop.db)
  const { id: paymentId, amountMinor } = held.payment
  const intent = await provider.createOrUpdateIntent(shop.site.id, {
    paymentId,
    amountMinor,
    currency: 'USD',
    outcome: 'approve',
  })
  await finalizeOrder(shop.db, shop.site.id, held.orderId, toPaymentEvent(intent))
  expect(await statuses()).toContainEqual({
    status: 'placed',
    payment_status: 'paid',
    attention: 'stock_shortage',
  })
  expected = [{ what: 'stock.oversold' }]
})

it('waits for a late payment, and places the order when it arrives', async () => {
  shop = await testShop()
  const product = await shop.sell({ onHand: 1 })
  const cart = await shop.fill({ product })
  const { orderId, kind } = await buy(cart, 'late')
  expect(kind).toBe('pending')
  await leave(cart.cartId)
  await sweepSite(shop.db, shop.site.id)
  expect(await statuses()).toMatchObject([{ status: 'draft' }])

  const [intent] = await shop.rows<{ id: string }>('select id from test_intent where site_id = $1')
  await new TestProvider(shop.db).settle(shop.site.id, intent?.id ?? '')
  await sweepSite(shop.db, shop.site.id)
  expect(await statuses()).toEqual([{ status: 'placed', payment_status: 'paid', attention: null }])
  expect(await settleDraft(shop.db, shop.site.id, orderId)).toBe('placed')
})

it('cancels an abandoned checkout, and its payment first', async () => {
  shop = await testShop()
  const product = await shop.sell({ onHand: 1 })
  const cart = await shop.fill({ product })
  expect(await buy(cart, 'challenge')).toMatchObject({ kind: 'challenge' })
  await sweepSite(shop.db, shop.site.id)
  expect(await statuses()).toMatchObject([{ status: 'draft' }])

  await leave(cart.cartId)
  await sweepSite(shop.db, shop.site.id)
  expect(await statuses()).toMatchObject([{ status: 'aborted', payment_status: 'voided' }])
  expect(await shop.rows('select status from test_intent where site_id = $1')).toEqual([
    { status: 'canceled' },
  ])
  expect(await buy(cart)).toMatchObject({ kind: 'placed' })
})

it('resumes an attempt that waits for its buyer, and replaces it if the address was corrected', async () => {
  shop = await testShop()
  const product = await shop.sell()
  const cart = await shop.fill({ product })
  const first = await buy(cart, 'challenge')
  expect(await buy(cart, 'challenge')).toEqual(first)

  const address = { ...ADDRESS, address1: '15 Harbour Row' }
  const details = { email: 'reader@example.com', address, shippingOptionId: null }
  await saveDetails(shop.db, shop.site.id, cart.cartId, details)
  const second = await buy(cart)
  expect(second.orderId).not.toBe(first.orderId)
  expect(
    await shop.rows(`select shipping_address->>'line1' as line from orders
    where site_id = $1 and status = 'placed'`),
  ).toEqual([{ line: '15 Harbour Row' }])
})

it('rejects another total while an attempt is in progress', async () => {
  shop = await testShop()
  const product = await shop.sell()
  const cart = await shop.fill({ product })
  await prepareOrder(shop.db, shop.site, await cart.attempt())
  await shop.rows('update variant set price_minor = price_minor * 2 where site_id = $1')
  await expect(buy(cart)).rejects.toMatchObject({ code: 'checkout.completionInProgress' })

  await leave(cart.cartId)
  expect(await buy(cart)).toMatchObject({ kind: 'placed' })
  expect((await statuses()).map(({ status }) => status)).toEqual(['aborted', 'placed'])
})

it('cannot be changed so that its sums do not add up', async () => {
  shop = await testShop()
  const product = await shop.sell()
  await buy(await shop.fill({ product }))
  const rejection = { code: '23514' }
  const edits = [
    'update orders set grand_total_minor = grand_total_minor - 1 where site_id = $1',
    'update order_line set discount_minor = 1 where site_id = $1',
    'update payment set refunded_minor = captured_minor + 1 where site_id = $1',
    'update stock set on_hand = -1 where site_id = $1',
  ]
  for (const edit of edits) await expect(shop.rows(edit)).rejects.toMatchObject(rejection)
})

it('finds nothing of another site: not the cart, not the order', async () => {
  shop = await testShop()
  const other = await testShop()
  const product = await shop.sell()
  const cart = await shop.fill({ product })
  await expect(
    completeCheckout(shop.db, other.site, { ...(await cart.attempt()), outcome: 'approve' }),
  ).rejects.toMatchObject({ code: 'checkout.empty' })
  const { orderId } = await buy(cart)
  expect(await finalizeOrder(shop.db, other.site.id, orderId)).toEqual({ kind: 'gone' })
})
