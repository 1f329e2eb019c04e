import {
  fulfillOrders,
  listOrders,
  type OrderDetail,
  type OrderFulfillmentResult,
} from '@vitrine/contract'
import { afterEach, expect, it } from 'vitest'
import { newId } from '../../../platform/db/id.ts'
import { testOwner } from '../../../test/owner.ts'
import { testShop, type TestShop } from '../../../test/sale.ts'
import { completeCheckout } from '../index.ts'

let shop: TestShop
afterEach(async () => expect(await shop.violations()).toEqual([]))

/** Sells two mugs in each of several orders, and signs an owner in. */
async function testOrders(count = 3) {
  shop = await testShop()
  const mug = await shop.sell({ title: 'Morning mug', sku: 'MUG', onHand: 20 })
  const ids: string[] = []
  for (let n = 0; n < count; n += 1) {
    const cart = await shop.fill({ product: mug, quantity: 2 })
    const attempt = { ...(await cart.attempt()), outcome: 'approve' }
    ids.push((await completeCheckout(shop.db, shop.site, attempt)).orderId)
  }
  const { call } = await testOwner(shop)
  const fulfill = async (orders: readonly string[], notify = false, by = call) => {
    const reply = await by('POST', fulfillOrders.path, { ids: orders, notify })
    expect(reply.status, reply.text).toBe(200)
    return (reply.body as { readonly results: readonly OrderFulfillmentResult[] }).results
  }
  const read = async (id: string) =>
    (await call('GET', `/api/studio/orders/${id}`)).body as OrderDetail
  const stock = () =>
    shop.rows(
      `select on_hand::integer as there, committed::integer as taken from stock where site_id = $1`,
    )
  return { ids, call, fulfill, read, stock }
}

const fulfilled = (id: string) => ({ id, outcome: 'fulfilled', message: null })

it('fulfills what is left of several orders, and emails their buyers if asked to', async () => {
  const { ids, call, fulfill, read, stock } = await testOrders()
  const [first = '', second = '', third = ''] = ids
  const [line] = (await read(first)).lines
  await call('POST', `/api/studio/orders/${first}/fulfillments`, {
    id: newId(),
    lines: [{ lineId: line?.id, quantity: 1 }],
    notify: false,
  })
  expect(await fulfill([first, second])).toEqual([fulfilled(first), fulfilled(second)])
  expect(await shop.emails()).toEqual([])
  expect(await fulfill([third], true)).toEqual([fulfilled(third)])
  expect(await shop.emails()).toMatchObject([{ recipient: 'reader@example.com' }])
  expect(await stock()).toEqual([{ there: 14, taken: 0 }])
  expect((await read(first)).fulfillments).toMatchObject([
    { number: 1, lines: [{ quantity: 1 }] },
    { number: 2, lines: [{ quantity: 1 }] },
  ])
  const listed = listOrders.replies[200].parse((await call('GET', listOrders.path)).body).orders
  expect(listed.map(({ fulfillmentStatus }) => fulfillmentStatus)).toEqual(
    ids.map(() => 'fulfilled'),
  )
})

it('reports why an order is not fulfilled, and fulfills the others', async () => {
  const { ids, call, fulfill, read } = await testOrders()
  const [first = '', second = '', third = ''] = ids
  await call('POST', `/api/studio/orders/${second}/cancellation`, { refund: false })
  expect(await read(second)).toMatchObject({ status: 'canceled' })
  await fulfill([third])
  const unknown = newId()
  expect(await fulfill([unknown, second, first, third, first])).toEqual([
    { id: unknown, outcome: 'failed', message: 'This order does not exist.' },
    { id: second, outcome: 'failed', message: 'This order was canceled before.' },
    fulfilled(first),
    { id: third, outcome: 'failed', message: 'This order has no unfulfilled items.' },
  ])
  expect((await read(third)).fulfillments).toHaveLength(1)
})

it('fulfills each order once, and emails once, when two owners do it at once', async () => {
  const { ids, fulfill, read, stock } = await testOrders(4)
  const { call: other } = await testOwner(shop)
  const replies = await Promise.all([
    fulfill(ids, true),
    fulfill(ids.toReversed(), true, other),
    fulfill(ids, true),
  ])
  const outcomes = replies.flat()
  for (const id of ids) {
    const own = outcomes.filter((result) => result.id === id)
    expect(own.filter(({ outcome }) => outcome === 'fulfilled')).toHaveLength(1)
    expect(
      own.filter(({ message }) => message === 'This order has no unfulfilled items.'),
    ).toHaveLength(2)
    expect((await read(id)).fulfillments).toHaveLength(1)
  }
  expect(await shop.emails()).toHaveLength(4)
  expect(await stock()).toEqual([{ there: 12, taken: 0 }])
})

it('fulfills no order of another site, and none for a role that only reads', async () => {
  const { ids, fulfill, read } = await testOrders(1)
  const [id = ''] = ids
  const elsewhere = await testOwner(await testShop())
  expect(await fulfill([id], false, elsewhere.call)).toMatchObject([
    { message: 'This order does not exist.' },
  ])
  const { call: billing } = await testOwner(shop, 'billing')
  expect(await billing('POST', fulfillOrders.path, { ids: [id], notify: false })).toMatchObject({
    status: 403,
  })
  expect((await read(id)).fulfillments).toEqual([])
})
