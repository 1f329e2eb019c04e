import { expect, it } from 'vitest'
import { newId } from '../../../platform/db/id.ts'
import { Jobs } from '../../../platform/jobs/index.ts'
import { testTransferShop } from '../../../test/sale.ts'
import { orderJobs } from '../index.ts'

async function testOrder() {
  const shop = await testTransferShop()
  const { cartId } = await shop.fill({ product: await shop.sell({ title: 'Morning mug' }) })
  const { orderId } = await shop.buy(cartId)
  const at = `/api/studio/orders/${orderId}`
  const drain = async () => {
    const jobs = new Jobs(shop.db)
    orderJobs(jobs, { db: shop.db, url: () => 'http://localhost:3000' })
    await jobs.drain(shop.pool)
  }
  return { ...shop, orderId, at, drain, read: () => shop.order(orderId) }
}

it('adds a note of the staff to the timeline once, with its author', async () => {
  const { at, call, read } = await testOrder()
  const note = { id: newId(), text: '  Called: <leave it> with a neighbor.\nTwice. ' }
  const replies = await Promise.all([1, 2, 3].map(() => call('POST', `${at}/notes`, note)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  const notes = (await read()).timeline.filter(({ kind }) => kind === 'note')
  expect(notes).toMatchObject([
    { text: 'Called: <leave it> with a neighbor.\nTwice.', author: expect.stringContaining('@') },
  ])
  expect((await call('POST', `${at}/notes`, { id: newId(), text: ' ' })).status).toBe(400)
})

it('changes contact and address, and says who changed what', async () => {
  const { at, call, read } = await testOrder()
  const { shippingAddress } = await read()
  const email = 'new@example.com'
  const moved = { ...shippingAddress, line1: '15 Harbour Row' }
  const reply = await call('PUT', `${at}/contact`, { email, shippingAddress: moved })
  expect(reply.body).toMatchObject({ email, shippingAddress: { line1: '15 Harbour Row' } })
  expect((await read()).timeline.at(-1)?.text).toMatch(
    /^Changed by owner-\d+@example\.com: email address, shipping address\.$/,
  )
  expect(await call('PUT', `${at}/contact`, { email, shippingAddress: null })).toMatchObject({
    status: 422,
    body: { code: 'orders.addressRequired' },
  })
  const wrong = { email: 'nobody', shippingAddress: { ...moved, country: 'Narnia' } }
  const refused = await call('PUT', `${at}/contact`, wrong)
  expect(refused.status).toBe(400)
  expect(Object.keys((refused.body as { errors: object }).errors)).toHaveLength(2)
})

it('writes the confirmation again, to the new address', async () => {
  const { at, call, read, drain, emails } = await testOrder()
  await drain()
  const { shippingAddress } = await read()
  await call('PUT', `${at}/contact`, { email: 'new@example.com', shippingAddress })
  expect((await call('POST', `${at}/confirmation`)).status).toBe(200)
  await drain()
  const confirmations = (await emails()).filter(({ subject }) => subject.includes('Your order'))
  expect(confirmations.map(({ recipient }) => recipient).toSorted()).toEqual([
    'new@example.com',
    'reader@example.com',
  ])
  const texts = (await read()).timeline.map(({ text }) => text)
  expect(texts.at(-1)).toBe('The confirmation is waiting to be sent.')
})

it('marks what needed attention as resolved', async () => {
  const { at, call, read, orderId, rows } = await testOrder()
  await rows(`update orders set attention = 'stock_shortage' where site_id = $1 and id = $2`, [
    orderId,
  ])
  await call('DELETE', `${at}/attention`)
  await call('DELETE', `${at}/attention`)
  const order = await read()
  expect(order.attention).toBeNull()
  expect(order.timeline.filter(({ kind }) => kind === 'order.resolved')).toHaveLength(1)
})
