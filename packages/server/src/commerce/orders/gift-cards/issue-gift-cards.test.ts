import { afterEach, expect, it } from 'vitest'
import { Jobs } from '../../../platform/jobs/index.ts'
import { newId } from '../../../platform/db/id.ts'
import { findGiftCardByCode } from '../../payments/index.ts'
import { loadAttempt, testShop, type TestShop } from '../../../test/sale.ts'
import { cancelOrder } from '../changes/cancel-order.ts'
import { completeCheckout, orderJobs } from '../index.ts'

let shop: TestShop
afterEach(async () => expect(await shop.violations()).toEqual([]))

async function drained(): Promise<void> {
  const jobs = new Jobs(shop.db)
  orderJobs(jobs, { db: shop.db, url: () => 'http://localhost:3000' })
  await jobs.drain(shop.pool)
}

/** Buys a gift card with the given fields, and pays for it. */
async function buy(fields: Readonly<Record<string, string>>, priceMinor = 5_000n) {
  shop = await testShop({ timeZone: 'America/New_York' })
  const variants = [{ sku: 'GC', priceMinor, unlimited: true }]
  const product = await shop.sell({ type: 'gift-card', title: 'Gift card', variants })
  const visitor = shop.browser()
  const form = `/checkout/gift-card?itemId=${product.id}&sku=GC&quantity=1`
  expect(await visitor.submit(form, fields)).toMatchObject({ status: 303 })
  const [cart] = await shop.rows<{ id: string }>('select id from cart where site_id = $1')
  const cartId = cart?.id ?? ''
  await shop.rows(
    `insert into checkout (site_id, cart_id, email) values ($1, $2, 'buyer@example.com')`,
    [cartId],
  )
  const attempt = await loadAttempt(shop.db, shop.site, cartId)
  const result = await completeCheckout(shop.db, shop.site, { ...attempt, outcome: 'approve' })
  await drained()
  return result.orderId
}

const waiting = () =>
  shop.rows<{ recipient: string; state: string; not_before: string | null }>(
    `select recipient, state, to_char(not_before at time zone 'America/New_York',
       'YYYY-MM-DD HH24:MI') as not_before
     from mail where site_id = $1 and dedupe like 'gift-card:%'`,
  )

function getDay(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

it('emails the card to its recipient with the message, and not to the buyer', async () => {
  await buy({
    recipientName: 'Ada',
    recipientEmail: 'ada@example.com',
    giftMessage: 'Happy birthday!',
  })
  const emails = await shop.emails()
  const [gift, ...others] = emails.filter(({ recipient }) => recipient === 'ada@example.com')
  expect(others).toEqual([])
  expect(gift?.subject).toBe('Test shop: You have received a $50.00 gift card')
  expect(gift?.text).toContain('Hello Ada,')
  expect(gift?.text).toContain('Happy birthday!')
  const [code = ''] = /^[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}$/m.exec(gift?.text ?? '') ?? []
  expect(await findGiftCardByCode(shop.db, shop.site, code)).toBeDefined()
  const confirmation = emails.find(({ recipient }) => recipient === 'buyer@example.com')
  expect(confirmation?.text).toContain('Recipient’s email: ada@example.com')
  expect(confirmation?.text).not.toContain(code)
})

it('emails it on the morning of the chosen day, in the time zone of the site', async () => {
  const day = getDay(10)
  const [year = '', month = '', date = ''] = day.split('-')
  await buy({
    recipientEmail: 'ada@example.com',
    'deliveryDate.0': month,
    'deliveryDate.1': date,
    'deliveryDate.2': year,
  })
  expect(await waiting()).toEqual([
    { recipient: 'ada@example.com', state: 'waiting', not_before: `${day} 09:00` },
  ])
  const [job] = await shop.rows<{ at: string }>(
    `select to_char(o.run_at at time zone 'America/New_York', 'YYYY-MM-DD HH24:MI') as at
     from outbox o where o.site_id = $1 and o.run_at is not null`,
  )
  expect(job?.at).toBe(`${day} 09:00`)
})

it('emails it to the buyer without a recipient', async () => {
  await buy({})
  expect(await waiting()).toEqual([
    { recipient: 'buyer@example.com', state: 'waiting', not_before: null },
  ])
})

it('turns off the cards of an order that is canceled', async () => {
  const orderId = await buy({ recipientEmail: 'ada@example.com' })
  const canceled = { orderId, reason: '', notify: false, refund: true, restock: false }
  await cancelOrder(shop.db, shop.site.id, { ...canceled, staffId: newId() })
  expect(
    await shop.rows('select disabled_at is null as is_on from gift_card where site_id = $1'),
  ).toEqual([{ is_on: false }])
})
