import { message } from '@vitrine/model'
import { afterEach, expect, it } from 'vitest'
import { addCheckoutGiftCard } from '../checkout/index.ts'
import { addCartDiscount, findDiscountByCode } from '../discounts/index.ts'
import { newId } from '../../platform/db/id.ts'
import { toPaymentEvent, createGiftCard } from '../payments/index.ts'
import { testShop, type TestShop, type TestCartEntry } from '../../test/sale.ts'
import { completeCheckout, finalizeOrder, requestPayment, prepareOrder } from './index.ts'

let shop: TestShop
afterEach(async () => expect(await shop.violations()).toEqual([]))

/** How often each thing came of all these tries. */
function tally(results: readonly PromiseSettledResult<unknown>[]): Record<string, number> {
  const names = results.map((result) =>
    result.status === 'fulfilled' ? 'placed' : String(result.reason.code ?? result.reason),
  )
  return Object.fromEntries(
    [...new Set(names)].map((name) => [name, names.filter((n) => n === name).length]),
  )
}

async function carts(count: number, want: (index: number) => TestCartEntry) {
  return Promise.all(Array.from({ length: count }, (_, index) => shop.fill(want(index))))
}

async function buyAll(filled: Awaited<ReturnType<typeof carts>>) {
  const attempts = await Promise.all(filled.map((cart) => cart.attempt()))
  return Promise.allSettled(
    attempts.map((attempt) =>
      completeCheckout(shop.db, shop.site, { ...attempt, outcome: 'approve' }),
    ),
  )
}

async function addDiscount(code: string, maximum: { uses?: number; perCustomer?: number }) {
  await shop.rows(
    `insert into discount (site_id, id, code, title, lane, amount_minor, max_uses, max_per_customer)
     values ($1, $2, $3, $3, 'order', 500, $4, $5)`,
    [newId(), code, maximum.uses ?? null, maximum.perCustomer ?? 1],
  )
  const found = await findDiscountByCode(shop.db, shop.site.id, code)
  return found?.id ?? ''
}

it('sells ten units to ten of sixty buyers', async () => {
  shop = await testShop()
  const product = await shop.sell({ onHand: 10 })
  const results = await buyAll(await carts(60, () => ({ product })))
  expect(tally(results)).toEqual({ placed: 10, 'checkout.requirements': 50 })
  expect(await shop.rows('select on_hand, committed from stock where site_id = $1')).toEqual([
    { on_hand: 10n, committed: 10n },
  ])
})

it('sums the entries of one variant, so that two engravings of the last unit are rejected', async () => {
  shop = await testShop()
  const product = await shop.sell({ onHand: 1 })
  const cart = await shop.fill(
    { product, fields: { engraving: 'A' } },
    { product, fields: { engraving: 'B' } },
  )
  await expect(prepareOrder(shop.db, shop.site, await cart.attempt())).rejects.toMatchObject({
    code: 'checkout.requirements',
    errors: { '': message('cart.notEnoughStock') },
  })
})

it('creates one order for eight presses on Pay', async () => {
  shop = await testShop()
  const product = await shop.sell()
  const cart = await shop.fill({ product, quantity: 2 })
  const attempt = { ...(await cart.attempt()), outcome: 'approve' }
  const results = await Promise.all(
    Array.from({ length: 8 }, () => completeCheckout(shop.db, shop.site, attempt)),
  )
  expect(new Set(results.map(({ orderId }) => orderId)).size).toBe(1)
  expect(await shop.rows('select number, status from orders where site_id = $1')).toEqual([
    { number: 1n, status: 'placed' },
  ])
  expect(await shop.rows('select captured_minor from payment where site_id = $1')).toEqual([
    { captured_minor: 2_000n },
  ])
})

it('places an order once, however often its payment is confirmed at the same time', async () => {
  shop = await testShop()
  const product = await shop.sell()
  const cart = await shop.fill({ product })
  const prepared = await prepareOrder(shop.db, shop.site, await cart.attempt())
  if (prepared.kind !== 'draft' || !prepared.payment) throw new Error('Nothing to pay')
  const fact = toPaymentEvent(
    await requestPayment(shop.db, shop.site.id, prepared.payment, { outcome: 'approve' }),
  )

  const results = await Promise.all(
    Array.from({ length: 10 }, () => finalizeOrder(shop.db, shop.site.id, prepared.orderId, fact)),
  )
  expect(results.filter((result) => result.kind === 'placed' && result.isNew)).toHaveLength(1)
  expect(results.every(({ kind }) => kind === 'placed')).toBe(true)
  expect(await shop.rows(`select dedupe from outbox where site_id = $1`)).toEqual([
    { dedupe: `order.placed:${prepared.orderId}` },
  ])
})

/**
 * Expects that many orders, and that the others are rejected for the discount: it ran out while their order was prepared,
 * or before it was priced, and then the buyer has to accept the total without it.
 */
function expectPlaced(
  outcomes: Readonly<Record<string, number>>,
  expected: { readonly placed: number; readonly rejected: number },
): void {
  const { placed, ...others } = outcomes
  const {
    'checkout.discountUnavailable': during = 0,
    'checkout.cartChanged': before = 0,
    ...wrong
  } = others
  expect(wrong).toEqual({})
  expect({ placed, rejected: during + before }).toEqual(expected)
}

it('applies a discount that is limited to three orders for three of twelve buyers', async () => {
  shop = await testShop()
  const product = await shop.sell({ onHand: 100, priceMinor: 2_500n })
  const discountId = await addDiscount('SAVE5', { uses: 3 })
  const filled = await carts(12, (n) => ({ product, email: `buyer${n}@example.com` }))
  for (const { cartId } of filled) await addCartDiscount(shop.db, shop.site.id, cartId, discountId)
  expectPlaced(tally(await buyAll(filled)), { placed: 3, rejected: 9 })
})

it('applies a discount once for one buyer, however they write their email address', async () => {
  shop = await testShop()
  const product = await shop.sell({ onHand: 100, priceMinor: 2_500n })
  const discountId = await addDiscount('ONCE', {})
  const emails = ['me@example.com', 'ME@example.com', 'me+2@example.com', 'me@EXAMPLE.com']
  const filled = await carts(4, (n) => ({ product, email: emails[n] ?? '' }))
  for (const { cartId } of filled) await addCartDiscount(shop.db, shop.site.id, cartId, discountId)
  expectPlaced(tally(await buyAll(filled)), { placed: 1, rejected: 3 })
})

it('never spends a gift card twice', async () => {
  shop = await testShop()
  const product = await shop.sell({ onHand: 100, priceMinor: 2_000n })
  const codeHash = Buffer.from(newId())
  const initialMinor = 5_000n
  const card = {
    codeHash,
    lastFour: '1234',
    currency: 'USD',
    initialMinor,
    testMode: true,
    cause: 'test',
  }
  await createGiftCard(shop.db, shop.site.id, card)
  const [row] = await shop.rows<{ id: string }>('select id from gift_card where site_id = $1')
  const giftCardId = row?.id ?? ''
  const filled = await carts(5, () => ({ product }))
  for (const { cartId } of filled)
    await addCheckoutGiftCard(shop.db, shop.site.id, cartId, giftCardId)

  const counts = tally(await buyAll(filled))
  expect(counts['placed']).toBeGreaterThanOrEqual(2)
  const [sums] = await shop.rows(
    `select (select balance_minor from gift_card where site_id = $1) as left_over,
       (select sum(captured_minor)::bigint from payment where site_id = $1 and provider = 'gift_card'
         and voided_at is null) as spent`,
  )
  expect(sums).toMatchObject({ left_over: 5_000n - BigInt(String(sums?.['spent'])) })
})

it('numbers orders without a gap', async () => {
  shop = await testShop()
  const product = await shop.sell({ onHand: 15 })
  await buyAll(await carts(25, () => ({ product })))
  const numbers = await shop.rows<{ number: bigint }>(
    'select number from orders where site_id = $1 and number is not null order by number',
  )
  expect(numbers.map(({ number }) => Number(number))).toEqual(
    Array.from({ length: 15 }, (_, index) => index + 1),
  )
})
