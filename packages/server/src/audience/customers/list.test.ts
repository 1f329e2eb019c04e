import type { Customer, CustomerDetail } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { completeCheckout } from '../../commerce/orders/index.ts'
import { testOwner } from '../../test/owner.ts'
import { testShop } from '../../test/sale.ts'

const LIST = '/api/studio/customers'

/** Sells to Ada for $10 and $20, to Ben for $30; the payments are real ones. */
async function testCustomers() {
  const shop = await testShop()
  const mug = await shop.sell({ title: 'Mug', sku: 'MUG-1' })
  const buy = async (email: string, quantity = 1) => {
    const cart = await shop.fill({ product: mug, quantity, email })
    const attempt = { ...(await cart.attempt()), outcome: 'approve' }
    const { orderId } = await completeCheckout(shop.db, shop.site, attempt)
    await shop.rows('update orders set test_mode = false where site_id = $1 and id = $2', [orderId])
    return orderId
  }
  await buy('ada.lovelace@example.com')
  await buy('Ben_w@example.com', 3)
  const newest = await buy('ADA.Lovelace@example.com', 2)
  const { call } = await testOwner(shop)
  const page = async (query = '') =>
    (await call('GET', `${LIST}${query}`)).body as {
      readonly customers: readonly Customer[]
      readonly nextPageCursor: string | null
    }
  const list = async (query = '') => (await page(query)).customers
  const emails = async (query = '') =>
    (await list(query)).map(({ email }) => email.replace(/@.*/, ''))
  return { ...shop, call, page, list, emails, buy, newest }
}

it('derives customers from orders by their address in small letters', async () => {
  const { list } = await testCustomers()
  const [ada, ben] = await list()
  expect(ada).toMatchObject({
    email: 'ada.lovelace@example.com',
    name: 'First Last',
    orderCount: 2,
    testOrderCount: 0,
    hasAccount: false,
    isSubscribed: false,
  })
  expect(ada?.spent).toMatchObject([{ currencyCode: 'USD', value: 3000 }])
  expect(ben).toMatchObject({ email: 'ben_w@example.com', orderCount: 1 })
})

it('follows refunds, cancellations, test orders and changed addresses', async () => {
  const { list, call, rows, buy, newest } = await testCustomers()
  await call('POST', `/api/studio/orders/${newest}/cancellation`, {})
  expect((await list('?search=ada'))[0]).toMatchObject({ orderCount: 1, spent: [{ value: 1000 }] })
  const test = await buy('ada.lovelace@example.com')
  await rows('update orders set test_mode = true where site_id = $1 and id = $2', [test])
  expect((await list('?search=ada'))[0]).toMatchObject({
    orderCount: 1,
    testOrderCount: 1,
    spent: [{ value: 1000 }],
  })
  const [ben] = await list('?search=ben')
  await call('POST', `${LIST}/${ben?.id}/notes`, { id: crypto.randomUUID(), text: 'Calls first.' })
  await rows(`update orders set email = 'ben@example.org' where site_id = $1 and number = 2`)
  const [corrected] = await list('?search=ben')
  expect(corrected).toMatchObject({ id: ben?.id, email: 'ben@example.org' })
  const { body } = await call('GET', `${LIST}/${ben?.id}`)
  expect((body as CustomerDetail).timeline.map(({ kind }) => kind)).toEqual(['note', 'order'])
})

it('searches names and addresses, filters, sorts and pages', async () => {
  const { emails, list, page, rows } = await testCustomers()
  await rows(
    `update orders set shipping_address = shipping_address || '{"name": "Zoë O''Neill"}',
      placed_at = '2031-03-04 12:00Z' where site_id = $1 and number = 2`,
  )
  expect(await emails('?search=love')).toEqual(['ada.lovelace'])
  expect(await emails('?search=zo%C3%AB')).toEqual(['ben_w'])
  expect(await emails(`?search=${encodeURIComponent("o'ne zoë")}`)).toEqual(['ben_w'])
  expect(await emails('?search=neill%20ada')).toEqual([])
  expect(await emails('?search=%25')).toEqual([])
  expect(await emails('?since=2031-03-04')).toEqual(['ben_w'])
  expect(await emails('?view=account')).toEqual([])
  expect(await emails('?sort=orders')).toEqual(['ada.lovelace', 'ben_w'])
  expect(await emails('?sort=spent')).toHaveLength(2)
  expect(await emails('?sort=name')).toEqual(['ada.lovelace', 'ben_w'])
  for (const sort of ['recent', 'spent', 'orders', 'name'] as const) {
    const [first, second] = await list(`?sort=${sort}`)
    const value = {
      recent: first?.lastOrderAt.replace('T', ' ').replace('Z', '+00') ?? '',
      spent: '3000',
      orders: String(first?.orderCount),
      name: first?.name.toLowerCase() ?? '',
    }[sort]
    const cursor = Buffer.from(JSON.stringify([value, first?.id])).toString('base64url')
    const next = await page(`?sort=${sort}&cursor=${cursor}`)
    expect(
      next.customers.map(({ id }) => id),
      sort,
    ).toEqual([second?.id])
    expect(next.nextPageCursor).toBeNull()
  }
  expect(await emails('?cursor=nonsense')).toHaveLength(2)
})

it('rejects filters that there are not, with every problem', async () => {
  const { call } = await testCustomers()
  const { status, body } = await call('GET', `${LIST}?view=vip&sort=random&since=tomorrow`)
  expect(status).toBe(400)
  expect(Object.keys((body as { errors: object }).errors).toSorted()).toEqual([
    'since',
    'sort',
    'view',
  ])
})

it('rejects a day that no calendar has', async () => {
  const { call } = await testCustomers()
  for (const day of ['0000-01-01', '2026-02-31'])
    expect((await call('GET', `${LIST}?since=${day}`)).status).toBe(400)
  expect((await call('GET', `${LIST}?since=0001-01-01`)).status).toBe(200)
})

it('shows one customer, and only to staff of the site', async () => {
  const shop = await testCustomers()
  const [ada] = await shop.list('?search=ada')
  const { body } = await shop.call('GET', `${LIST}/${ada?.id}`)
  const found = body as CustomerDetail
  expect(found.orders.map(({ number }) => number)).toEqual([3, 1])
  expect(found.addresses).toMatchObject([{ orderNumber: 3, address: { city: 'Saltby' } }])
  expect(found.openOrders).toMatchObject([
    { number: 1, reason: 'unfulfilled' },
    { number: 3, reason: 'unfulfilled' },
  ])
  expect(found.consent).toEqual({
    state: 'none',
    requestedAt: null,
    confirmedAt: null,
    unsubscribedAt: null,
    source: null,
  })
  const of = await shop.call('GET', `/api/studio/customer-of-order/${shop.newest}`)
  expect(of.body).toEqual({ id: ada?.id })
  const other = await testOwner(await testShop())
  expect((await other.call('GET', `${LIST}/${ada?.id}`)).status).toBe(404)
  const reporter = await testOwner(shop, 'reporting')
  expect((await reporter.call('GET', `${LIST}/${ada?.id}`)).status).toBe(403)
})
