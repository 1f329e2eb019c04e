import { afterEach, expect, it } from 'vitest'
import { deleteSite } from '../../../identity/sites/index.ts'
import { transact } from '../../../platform/db/transact.ts'
import { testShop, type TestShop } from '../../../test/sale.ts'
import { completeCheckout, refundOrder, sweepSite } from '../index.ts'

let shop: TestShop
afterEach(async () => expect(await shop.violations()).toEqual([]))

async function sold(quantity: number) {
  shop = await testShop()
  const product = await shop.sell()
  const cart = await shop.fill({ product, quantity })
  const attempt = { ...(await cart.attempt()), outcome: 'approve' }
  const { orderId } = await completeCheckout(shop.db, shop.site, attempt)
  const [line] = await shop.rows<{ id: string }>('select id from order_line where site_id = $1')
  return { orderId, orderLineId: line?.id ?? '' }
}

it('refunds thirty in tens to three of six concurrent requests', async () => {
  const { orderId } = await sold(3)
  const results = await Promise.allSettled(
    Array.from({ length: 6 }, () =>
      refundOrder(shop.db, shop.site.id, { orderId, amountMinor: 1_000n }),
    ),
  )
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused.map(({ reason }) => reason.code)).toEqual([
    'orders.refundTooLarge',
    'orders.refundTooLarge',
    'orders.refundTooLarge',
  ])
  expect(
    await shop.rows(
      `select payment_status, (select sum(amount_minor)::bigint from test_refund where site_id = $1)
         as returned from orders where site_id = $1`,
    ),
  ).toEqual([{ payment_status: 'refunded', returned: 3_000n }])
})

it('restocks items that can be sold again, once', async () => {
  const { orderId, orderLineId } = await sold(3)
  const two = { orderLineId, quantity: 2, restockQuantity: 1 }
  const given = { orderId, amountMinor: 2_000n, lines: [two] }
  await refundOrder(shop.db, shop.site.id, given)
  await expect(
    refundOrder(shop.db, shop.site.id, { ...given, amountMinor: 1n }),
  ).rejects.toMatchObject({
    code: 'orders.refundQuantity',
  })
  expect(await shop.rows('select on_hand, committed from stock where site_id = $1')).toEqual([
    { on_hand: 9n, committed: 1n },
  ])
  await expect(
    shop.rows(
      `insert into stock_move (site_id, id, variant_id, kind, quantity, cause)
       select site_id, gen_random_uuid(), variant_id, kind, quantity, cause from stock_move
       where site_id = $1 and kind = 'release'`,
    ),
  ).rejects.toMatchObject({ code: '23505' })
})

it('requests an unconfirmed refund again with the same key', async () => {
  const { orderId } = await sold(1)
  await refundOrder(shop.db, shop.site.id, { orderId, amountMinor: 1_000n })
  await shop.rows(`update refund_tender set state = 'pending' where site_id = $1`)
  await sweepSite(shop.db, shop.site.id)
  expect(
    await shop.rows(
      `select state, (select count(*)::integer from test_refund where site_id = $1) as refunds
       from refund_tender where site_id = $1`,
    ),
  ).toEqual([{ state: 'succeeded', refunds: 1 }])
})

it('requests the other refunds if a provider declines one permanently, and reports it', async () => {
  const first = await sold(1)
  const cart = await shop.fill({ product: await shop.sell() })
  const second = await completeCheckout(shop.db, shop.site, {
    ...(await cart.attempt()),
    outcome: 'approve',
  })
  for (const { orderId } of [first, second])
    await refundOrder(shop.db, shop.site.id, { orderId, amountMinor: 1_000n })
  await shop.rows(`update refund_tender set state = 'pending' where site_id = $1`)
  const named = `update payment set provider_ref = $3 where site_id = $1 and order_id = $2
    returning (select provider_ref from payment where site_id = $1 and order_id = $2) as ref`
  const [was] = await shop.rows<{ ref: string }>(named, [first.orderId, 'of nobody'])
  const received: string[] = []
  await sweepSite(shop.db, shop.site.id, (message) => received.push(message))
  expect(await shop.rows('select state from refund_tender where site_id = $1 order by id')).toEqual(
    [{ state: 'pending' }, { state: 'succeeded' }],
  )
  expect(received).toEqual([expect.stringMatching(/^Refund [\w-]{36} could not be finished$/)])
  await shop.rows(named, [first.orderId, was?.ref])
})

it('is removed with its site, whatever was paid and refunded', async () => {
  const { orderId, orderLineId } = await sold(3)
  const lines = [{ orderLineId, quantity: 1, restockQuantity: 1 }]
  await refundOrder(shop.db, shop.site.id, { orderId, amountMinor: 1_000n, lines })
  await transact(shop.db, (tx) => deleteSite(tx, shop.site.id))
  for (const table of ['orders', 'payment', 'refund', 'refund_line', 'refund_tender'])
    expect(await shop.rows(`select from ${table} where site_id = $1`), table).toEqual([])
})
