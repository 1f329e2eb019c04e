import { afterEach, expect, it } from 'vitest'
import { Jobs } from '../../platform/jobs/index.ts'
import { findGiftCardByCode } from '../payments/index.ts'
import { testShop, type TestShop } from '../../test/sale.ts'
import { completeCheckout, orderJobs } from './index.ts'
import { getOrderUrl } from './order-url.ts'

let shop: TestShop
afterEach(async () => expect(await shop.violations()).toEqual([]))

async function drained(): Promise<void> {
  const jobs = new Jobs(shop.db)
  orderJobs(jobs, { db: shop.db, url: () => 'http://localhost:3000' })
  await jobs.drain(shop.pool)
}

/** As when a process ended before it had written down that a job was done. */
async function emitAgain(): Promise<void> {
  await shop.rows(
    `insert into outbox (site_id, id, topic, dedupe, payload)
     select site_id, gen_random_uuid(), topic, 'again:' || id, payload from outbox where site_id = $1`,
  )
}

const emails = () => shop.emails()

it('confirms an order to its buyer, once', async () => {
  shop = await testShop()
  const product = await shop.sell({ title: '<Mug> & saucer' })
  const cart = await shop.fill({ product, quantity: 2 })
  const attempt = { ...(await cart.attempt()), outcome: 'approve' }
  const { orderId } = await completeCheckout(shop.db, shop.site, attempt)
  await drained()
  await emitAgain()
  await drained()

  const [mail, ...more] = await emails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    recipient: 'reader@example.com',
    subject: 'Test shop: Your order 1',
  })
  expect(mail?.text).toContain('2 × <Mug> & saucer: $20.00')
  expect(mail?.text).toContain(`https://${shop.host}${getOrderUrl(shop.site, orderId)}`)
  expect(mail?.html).toContain('2 × &lt;Mug&gt; &amp; saucer: $20.00')
})

it('creates a gift card for each purchased one, and emails its code', async () => {
  shop = await testShop()
  const variants = [{ sku: 'GC50', priceMinor: 5_000n, unlimited: true }]
  const product = await shop.sell({ type: 'gift-card', variants })
  const cart = await shop.fill({ product, quantity: 2 })
  await completeCheckout(shop.db, shop.site, { ...(await cart.attempt()), outcome: 'approve' })
  await drained()
  await emitAgain()
  await drained()

  expect(
    await shop.rows('select balance_minor, currency from gift_card where site_id = $1'),
  ).toEqual([
    { balance_minor: 5_000n, currency: 'USD' },
    { balance_minor: 5_000n, currency: 'USD' },
  ])
  const codes = (await emails()).flatMap(({ text }) =>
    /^[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}$/m.exec(text),
  )
  const found = codes.filter((code) => code !== null)
  expect(new Set(found).size).toBe(2)
  const typed = (found[0] ?? '').toLowerCase().replaceAll('-', ' ')
  expect(await findGiftCardByCode(shop.db, shop.site, typed)).toBeDefined()
})
