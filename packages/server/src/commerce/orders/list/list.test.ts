import { expect, it } from 'vitest'
import { testOwner } from '../../../test/owner.ts'
import { type TestCartEntry, testShop } from '../../../test/sale.ts'
import { completeCheckout } from '../index.ts'

const LIST = '/api/studio/orders'

interface Listed {
  readonly orders: readonly { readonly id: string; readonly number: number }[]
  readonly nextPageCursor: string | null
}

/** Sells three orders: 1 by Ada for $10, 2 by Ben for $30, and 3 by Ada for $20 with a cup. */
async function testList() {
  const shop = await testShop()
  const mug = await shop.sell({ title: 'Mug', sku: 'MUG-1' })
  const cup = await shop.sell({ title: 'Cup', sku: 'CUP-1' })
  const buy = async (email: string, first: TestCartEntry, ...rest: readonly TestCartEntry[]) => {
    const cart = await shop.fill({ ...first, email }, ...rest)
    const attempt = { ...(await cart.attempt()), outcome: 'approve' }
    return (await completeCheckout(shop.db, shop.site, attempt)).orderId
  }
  await buy('ada@example.com', { product: mug })
  await buy('ben_w@example.com', { product: mug, quantity: 3 })
  await buy('ada@example.com', { product: mug }, { product: cup })
  const { call } = await testOwner(shop)
  const list = async (query: string) => (await call('GET', `${LIST}${query}`)).body as Listed
  const numbers = async (query: string) => (await list(query)).orders.map(({ number }) => number)
  return { ...shop, call, list, numbers, cup }
}

it('finds orders by number, SKU and the beginning of the email', async () => {
  const { numbers } = await testList()
  expect(await numbers('?search=%232')).toEqual([2])
  expect(await numbers('?search=cup-1')).toEqual([3])
  expect(await numbers('?search=ADA@')).toEqual([3, 1])
  expect(await numbers('?search=ben_w')).toEqual([2])
  expect(await numbers('?search=b_n')).toEqual([])
  expect(await numbers('?search=100%25')).toEqual([])
})

it('filters by payment, fulfillment, product, country and day, and sorts', async () => {
  const { numbers, rows, cup } = await testList()
  await rows(
    `update orders set placed_at = timestamptz '2031-03-04 12:00Z' + number * interval '1 day',
       payment_status = case number when 2 then 'pending' else payment_status end,
       shipping_address = case number when 3 then shipping_address || '{"country": "IE"}'
         else shipping_address end
     where site_id = $1`,
  )
  expect(await numbers('?payment=pending')).toEqual([2])
  expect(await numbers('?filter=unpaid')).toEqual([2])
  expect(await numbers('?fulfillment=fulfilled')).toEqual([])
  expect(await numbers('?fulfillment=pending&payment=paid')).toEqual([3, 1])
  expect(await numbers(`?product=${cup.id}`)).toEqual([3])
  expect(await numbers('?country=IE')).toEqual([3])
  expect(await numbers('?from=2031-03-06')).toEqual([3, 2])
  expect(await numbers('?to=2031-03-06')).toEqual([2, 1])
  expect(await numbers('?from=2031-03-06&to=2031-03-06&search=ben')).toEqual([2])
  expect(await numbers('?from=2032-01-01')).toEqual([])
  expect(await numbers('?sort=oldest')).toEqual([1, 2, 3])
  expect(await numbers('?sort=highest')).toEqual([2, 3, 1])
  expect(await numbers('?sort=lowest')).toEqual([1, 3, 2])
})

it('rejects filters that there are not, with every problem', async () => {
  const { call } = await testList()
  const { status, body } = await call('GET', `${LIST}?country=Narnia&sort=random&from=tomorrow`)
  expect(status).toBe(400)
  expect(Object.keys((body as { errors: object }).errors).toSorted()).toEqual([
    'country',
    'from',
    'sort',
  ])
})

it('continues after the last order of a page in each sort', async () => {
  const { numbers } = await testList()
  expect(await numbers('?cursor=3.2000')).toEqual([2, 1])
  expect(await numbers('?sort=oldest&cursor=1.1000')).toEqual([2, 3])
  expect(await numbers('?sort=highest&cursor=2.3000')).toEqual([3, 1])
  expect(await numbers('?sort=lowest&cursor=1.1000')).toEqual([3, 2])
  expect(await numbers('?cursor=nonsense')).toEqual([3, 2, 1])
})

it('counts the orders of each view', async () => {
  const { call, list } = await testList()
  const [last] = (await list('')).orders
  await call('POST', `${LIST}/${last?.id}/cancellation`, {})
  expect((await call('GET', '/api/studio/order-counts')).body).toEqual({
    counts: { all: 3, unfulfilled: 2, unpaid: 0, attention: 0, canceled: 1 },
  })
})

it('exports the filtered orders, and no formulas', async () => {
  const { call, rows } = await testList()
  await rows(`update orders set email = '=SUM(A1)' where site_id = $1 and number = 2`)
  const { csv, nextPageCursor } = (await call('GET', '/api/studio/orders-export?sort=oldest'))
    .body as { csv: string; nextPageCursor: string | null }
  const [head, ...lines] = csv.trimEnd().split('\r\n')
  expect(nextPageCursor).toBeNull()
  expect(head).toContain('"Order","Placed"')
  expect(lines.map((line) => line.split(',')[0])).toEqual(['"1"', '"2"', '"3"'])
  expect(lines[1]).toContain(`"'=SUM(A1)"`)
})
