import { listProducts, listStock, type OrderDetail } from '@vitrine/contract'
import { updateMerchandising } from '../../../identity/sites/index.ts'
import { expect, it } from 'vitest'
import { newId } from '../../../platform/db/id.ts'
import { Jobs } from '../../../platform/jobs/index.ts'
import { testOwner } from '../../../test/owner.ts'
import { testShop } from '../../../test/sale.ts'
import { completeCheckout } from '../../orders/index.ts'
import { lowStockJobs } from './low-stock-email.ts'

/** Creates a shop with six mugs, which are low from two on. */
async function testLowStock(contactEmail = 'shop@example.com') {
  const shop = await testShop({ contactEmail })
  const { call } = await testOwner(shop)
  const mug = await shop.sell({ title: 'Morning mug', onHand: 6 })
  await shop.sell({ title: 'Cup', onHand: 9 })
  await shop.rows(`update product set low_stock_at = 2 where site_id = $1 and id = $2`, [mug.id])
  const drain = async () => {
    const jobs = new Jobs(shop.db)
    lowStockJobs(jobs, () => 'http://localhost:3000')
    await jobs.drain(shop.pool)
    const emails = await shop.emails()
    return emails.filter(({ subject }) => subject.includes('has low stock'))
  }
  const buy = async (quantity: number) => {
    const cart = await shop.fill({ product: mug, quantity })
    const attempt = { ...(await cart.attempt()), outcome: 'approve' }
    return (await completeCheckout(shop.db, shop.site, attempt)).orderId
  }
  return { ...shop, call, mug, buy, drain }
}

it('emails the owner once when an order brings the stock down to the chosen number', async () => {
  const { buy, drain } = await testLowStock()
  await buy(3)
  expect(await drain()).toEqual([])
  await buy(1)
  const emails = await drain()
  expect(emails.map(({ recipient }) => recipient)).toEqual(['shop@example.com'])
  expect(emails[0]?.text).toContain('2 left to sell')
  expect(emails[0]?.text).toContain('/config/products/stock?filter=low')
  await buy(1)
  expect(await drain()).toHaveLength(1)
})

it('emails again for the next crossing, and not if the stock was raised before', async () => {
  const { buy, drain, rows, mug } = await testLowStock('')
  const add = (quantity: number) =>
    rows(
      `insert into stock_move (site_id, id, variant_id, kind, quantity, cause)
       values ($1, gen_random_uuid(), $2, 'receive', $3, gen_random_uuid()::text)`,
      [mug.variantId, quantity],
    )
  await buy(5)
  await add(4)
  expect(await drain()).toEqual([])
  await buy(4)
  expect((await drain()).map(({ recipient }) => recipient)).toEqual([
    expect.stringMatching(/^owner-\d+@example\.com$/),
  ])
})

it('sends no email when a fulfillment is undone', async () => {
  const { call, buy, drain, rows, mug } = await testLowStock()
  const orderId = await buy(3)
  const at = `/api/studio/orders/${orderId}/fulfillments`
  const [line] = await rows<{ id: string }>(
    `select id from order_line where site_id = $1 and order_id = $2`,
    [orderId],
  )
  const lines = [{ lineId: line?.id, quantity: 3 }]
  const { body } = await call('POST', at, { id: newId(), lines, notify: false })
  // The goods are back on hand before they are committed again: the move crosses the number.
  await rows(`update product set low_stock_at = 3 where site_id = $1 and id = $2`, [mug.id])
  const [fulfillment] = (body as OrderDetail).fulfillments
  expect((await call('DELETE', `${at}/${fulfillment?.id}`)).status).toBe(200)
  expect(await drain()).toEqual([])
  await buy(1)
  expect(await drain()).toEqual([])
})

it('lists the products of which a variant is low or sold out, as the inventory does', async () => {
  const { call, buy, sell } = await testLowStock()
  const titles = async () => {
    const { body } = await call('GET', `${listProducts.path}?stock=low`)
    return listProducts.replies[200].parse(body).products.map(({ title }) => title)
  }
  const variants = async () => {
    const { body } = await call('GET', `${listStock.path}?filter=low`)
    return listStock.replies[200].parse(body).variants.map(({ title }) => title)
  }
  expect([await titles(), await variants()]).toEqual([[], []])
  await buy(4)
  expect([await titles(), await variants()]).toEqual([['Morning mug'], ['Morning mug']])
  await sell({ title: 'Sold-out bowl', onHand: 0 })
  const both = ['Morning mug', 'Sold-out bowl']
  expect([(await titles()).toSorted(), await variants()]).toEqual([both, both])
})

it('takes the number of the store for a product without one of its own', async () => {
  const { db, site, rows, call, buy, drain, mug } = await testLowStock()
  await rows(`update product set low_stock_at = null where site_id = $1 and id = $2`, [mug.id])
  await updateMerchandising(db, site.id, { lowStockThreshold: 3 })
  await buy(2)
  expect(await drain()).toEqual([])
  await buy(1)
  expect((await drain()).map(({ text }) => text)).toEqual([
    expect.stringContaining('3 left to sell'),
  ])
  const { body } = await call('GET', `${listStock.path}?filter=low`)
  expect(listStock.replies[200].parse(body).variants).toMatchObject([
    { title: 'Morning mug', lowStockAt: 3, isLow: true },
  ])
})

it('has no low stock of a product that ignores its own number and that of the store', async () => {
  const { db, site, rows, call, buy, drain, mug } = await testLowStock()
  await rows(`update product set ignores_low_stock = true where site_id = $1 and id = $2`, [mug.id])
  await updateMerchandising(db, site.id, { lowStockThreshold: 3 })
  await buy(4)
  expect(await drain()).toEqual([])
  const { body } = await call('GET', `${listStock.path}?filter=low`)
  expect(listStock.replies[200].parse(body).variants).toEqual([])
  const all = await call('GET', listStock.path)
  expect(listStock.replies[200].parse(all.body).variants).toContainEqual(
    expect.objectContaining({ title: 'Morning mug', lowStockAt: null, isLow: false }),
  )
})

it('sends no email if the store has switched them off, and lists the stock as low', async () => {
  const { db, site, call, buy, drain } = await testLowStock()
  await updateMerchandising(db, site.id, { lowStockEmailsEnabled: false })
  await buy(4)
  expect(await drain()).toEqual([])
  const { body } = await call('GET', `${listStock.path}?filter=low`)
  expect(listStock.replies[200].parse(body).variants).toHaveLength(1)
})
