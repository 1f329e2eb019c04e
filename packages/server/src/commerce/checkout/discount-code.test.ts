import type { DiscountDetail, OrderDetail } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { Jobs } from '../../platform/jobs/index.ts'
import { testOwner } from '../../test/owner.ts'
import { ADDRESS, testShop } from '../../test/sale.ts'
import { orderJobs } from '../orders/index.ts'

const EMAIL = 'reader@example.com'
const FORM = { ...ADDRESS, email: EMAIL, paymentOutcome: 'approve' }
const DISCOUNTS = '/api/studio/discounts'

/** A shop with a mug for $20.00 and a bowl for $10.00, the mug in a category, and a buyer with both in the cart. */
async function testBuyer() {
  const shop = await testShop({ contactEmail: 'shop@example.com' })
  const { call } = await testOwner(shop)
  const mug = await shop.sell({ title: 'Mug', priceMinor: 2_000n, categories: [['Cups', 'Mugs']] })
  const bowl = await shop.sell({ title: 'Bowl', sku: 'BOWL', priceMinor: 1_000n })
  const buyer = shop.browser()
  for (const { id, sku } of [mug, bowl])
    await buyer.submit('/cart/entries', { itemId: id, sku, quantity: '1' })
  const submit = async (fields: Readonly<Record<string, string>>) => {
    const { text } = await buyer.visit('/checkout')
    const hidden = text.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)
    const sent = Object.fromEntries([...hidden].map(([, name = '', value = '']) => [name, value]))
    return buyer.submit('/checkout', { ...sent, ...FORM, ...fields })
  }
  const add = async (body: object) =>
    (await call('POST', DISCOUNTS, { type: 'percent', percent: 10, title: '', ...body }))
      .body as DiscountDetail
  const categories = await shop.rows<{ id: string; url_id: string }>(
    'select id, url_id from category where site_id = $1',
  )
  return { ...shop, call, buyer, submit, add, categories }
}

it('rejects an unknown code, adds one in any case, and removes it', async () => {
  const { submit, add } = await testBuyer()
  const { id } = await add({ code: 'TEN' })
  const unknown = await submit({ code: 'NOPE' })
  expect(unknown.status).toBe(422)
  expect(unknown.text).toContain('This code is not valid. Check the spelling.')
  expect(unknown.text).toContain('value="NOPE"')
  // Enter in the field presses Pay, and must not pay.
  const added = await submit({ code: ' ten ', intent: 'pay' })
  expect(added.status).toBe(200)
  expect(added.text).toContain('-$3.00')
  expect(added.text).toContain('Pay <span class="price">$27.00</span>')
  const removed = await submit({ removeCode: id, intent: 'pay' })
  expect(removed.status).toBe(200)
  expect(removed.text).toContain('Pay <span class="price">$30.00</span>')
})

it.each([
  [{ code: 'LATER', startsAt: '2999-01-01T00:00' }, 'This code is not valid yet.'],
  [{ code: 'PAST', endsAt: '2020-01-01T00:00' }, 'This code has expired.'],
  [{ code: 'BIG', minimumCents: 10_000 }, 'Spend $70.00 more to use this code.'],
])('says why a code takes nothing off: %j', async (discount, reason) => {
  const { submit, add } = await testBuyer()
  await add(discount)
  const { status, text } = await submit({ code: discount.code })
  expect(status).toBe(200)
  expect(text).toContain(reason)
  expect(text).toContain('Pay <span class="price">$30.00</span>')
})

it('discounts the products of a category and of those within it, and no others', async () => {
  const { submit, add, categories } = await testBuyer()
  const parent = categories.find(({ url_id: urlId }) => urlId === 'cups')
  await add({ code: 'CUPS', percent: 50, appliesTo: 'categories', categoryIds: [parent?.id] })
  const { text } = await submit({ code: 'CUPS' })
  expect(text).toContain('-$10.00')
  expect(text).toContain('Pay <span class="price">$20.00</span>')
})

it('names each discount on the order of the buyer, in the studio and in the emails', async () => {
  const { submit, add, buyer, call, db, pool, rows, emails, violations } = await testBuyer()
  await add({ code: 'TEN' })
  await submit({ code: 'TEN' })
  const paid = await submit({ intent: 'pay' })
  const { text } = await buyer.visit(String(paid.headers['location']))
  expect(text).toContain('<bdi>TEN</bdi></dt><dd>-$3.00</dd>')
  const [order] = await rows<{ id: string }>('select id from orders where site_id = $1')
  const { body } = await call('GET', `/api/studio/orders/${order?.id}`)
  expect((body as OrderDetail).discounts).toMatchObject([{ name: 'TEN', amount: { value: 300 } }])
  const jobs = new Jobs(db)
  orderJobs(jobs, { db, url: () => 'http://localhost:3000' })
  await jobs.drain(pool)
  const sent = await emails()
  for (const recipient of [EMAIL, 'shop@example.com'])
    expect(sent.find((email) => email.recipient === recipient)?.text).toContain(
      'Discount TEN: -$3.00',
    )
  expect(await violations()).toEqual([])
})

it('has the codes in the cart, valid and invalid ones, with what they take off', async () => {
  const { submit, add, buyer } = await testBuyer()
  await add({ code: 'TEN' })
  await add({ code: 'PAST', endsAt: '2020-01-01T00:00' })
  await submit({ code: 'TEN' })
  await submit({ code: 'PAST' })
  const { body } = await buyer.call('GET', '/api/commerce/shopping-cart')
  expect(body).toMatchObject({
    coupons: expect.arrayContaining([expect.anything(), expect.anything()]),
    validCoupons: [expect.objectContaining({})],
    invalidCoupons: [expect.objectContaining({})],
    subtotalCents: 3_000,
    discountCents: 300,
  })
  const { validCoupons, invalidCoupons } = body as Record<string, readonly unknown[]>
  expect(JSON.stringify(validCoupons)).toContain('TEN')
  expect(JSON.stringify(invalidCoupons)).toContain('PAST')
})
