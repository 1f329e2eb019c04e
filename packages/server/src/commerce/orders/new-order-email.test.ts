import { expect, it } from 'vitest'
import { Jobs } from '../../platform/jobs/index.ts'
import { testOwner } from '../../test/owner.ts'
import { testShop } from '../../test/sale.ts'
import { completeCheckout, orderJobs } from './index.ts'

async function testNewOrder(contactEmail: string) {
  const shop = await testShop({ contactEmail })
  const { call } = await testOwner(shop)
  await testOwner(shop, 'billing')
  const buy = async () => {
    const product = await shop.sell({ title: 'Morning mug' })
    const cart = await shop.fill({ product, fields: { Engraving: 'FOR MUM' } })
    const attempt = { ...(await cart.attempt()), outcome: 'approve' }
    const { orderId } = await completeCheckout(shop.db, shop.site, attempt)
    const jobs = new Jobs(shop.db)
    orderJobs(jobs, { db: shop.db, url: () => 'http://localhost:3000' })
    await jobs.drain(shop.pool)
    const emails = await shop.emails()
    return { orderId, emails: emails.filter(({ subject }) => subject.includes('New order')) }
  }
  return { buy, call }
}

it('emails the contact address about a new order, with what the buyer entered', async () => {
  const { buy } = await testNewOrder('shop@example.com')
  const { orderId, emails } = await buy()
  expect(emails.map(({ recipient }) => recipient)).toEqual(['shop@example.com'])
  expect(emails[0]?.text).toContain('1 × Morning mug')
  expect(emails[0]?.text).toContain('Engraving: FOR MUM')
  expect(emails[0]?.text).toContain('14 Harbour Row')
  expect(emails[0]?.text).toContain(`/config/orders/${orderId}`)
})

it('emails staff who may change orders where there is no contact address', async () => {
  const { buy } = await testNewOrder('')
  const { emails } = await buy()
  expect(emails.map(({ recipient }) => recipient)).toEqual([
    expect.stringMatching(/^owner-\d+@example\.com$/),
  ])
})

it('emails nobody once it is switched off', async () => {
  const { buy, call } = await testNewOrder('shop@example.com')
  const url = '/api/studio/order-settings'
  expect((await call('GET', url)).body).toEqual({ emailNewOrders: true })
  expect((await call('PUT', url, { emailNewOrders: false })).body).toEqual({
    emailNewOrders: false,
  })
  expect((await buy()).emails).toEqual([])
})
