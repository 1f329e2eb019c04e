import { listAbandonedCarts } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { Jobs } from '../../platform/jobs/index.ts'
import { completeCheckout, orderJobs } from '../../commerce/orders/index.ts'
import { testOwner } from '../../test/owner.ts'
import { testShop } from '../../test/sale.ts'
import { abandonedCartsSlice } from './index.ts'
import { remindOfCarts } from './remind.ts'

const HOUR_MS = 3_600_000
const ON = {
  abandonedCartEmailsEnabled: true,
  abandonedCartBasis: 'LEGITIMATE_INTEREST',
  abandonedCartDelayHours: 24,
  abandonedCartSecondDelayHours: 48,
}

/** A shop that reminds of carts after a day, with a mug in the cart of Ada, who did not finish. */
async function testReminders(settings: object = ON) {
  const shop = await testShop({ contactEmail: 'shop@example.com' })
  const { call } = await testOwner(shop)
  const saved = await call('PUT', '/api/v1/commerce-preferences/merchandising', settings)
  expect(saved.status, saved.text).toBe(200)
  const mug = await shop.sell({ title: 'Morning mug', priceMinor: 1_500n })
  const fields = { Engraving: 'For Grace' }
  const cart = await shop.fill({ product: mug, quantity: 2, email: 'Ada@Example.com', fields })
  await shop.rows('update cart set subtotal_minor = 3000 where site_id = $1')
  /** Reminds at a time in hours from now. */
  const remind = (hours: number) => remindOfCarts(shop.db, new Date(Date.now() + hours * HOUR_MS))
  const reminders = async () =>
    (await shop.emails()).filter(({ subject }) => subject.includes('left something'))
  const buy = async () => {
    const attempt = { ...(await cart.attempt()), outcome: 'approve' }
    const { orderId } = await completeCheckout(shop.db, shop.site, attempt)
    const jobs = new Jobs(shop.db)
    orderJobs(jobs, { db: shop.db, url: () => 'http://localhost:3000' })
    abandonedCartsSlice.jobs?.(jobs, { db: shop.db } as never)
    await jobs.drain(shop.pool)
    return orderId
  }
  const list = async (query = '') =>
    listAbandonedCarts.replies[200].parse(
      (await call('GET', `${listAbandonedCarts.path}${query}`)).body,
    )
  return { ...shop, call, mug, cart, remind, reminders, buy, list }
}

it('reminds a buyer after the delay, twice at most, with a link that restores the cart', async () => {
  const shop = await testReminders()
  await shop.remind(23)
  expect(await shop.reminders()).toEqual([])
  await shop.remind(25)
  await shop.remind(25)
  const [first, ...more] = await shop.reminders()
  expect(more).toEqual([])
  expect(first?.recipient).toBe('ada@example.com')
  expect(first?.text).toContain('2 × Morning mug')
  expect(first?.text).toContain('/newsletter/unsubscribe?token=')
  expect(first?.token).toHaveLength(22)
  await shop.remind(72)
  await shop.remind(74)
  await shop.remind(74)
  await shop.remind(200)
  expect(await shop.reminders()).toHaveLength(2)
  const stored = await shop.rows('select * from abandoned_cart where site_id = $1')
  expect(stored).toHaveLength(1)
  expect(JSON.stringify(stored, (_key, value: unknown) => String(value))).not.toContain(
    first?.token,
  )

  const visitor = shop.browser()
  const opened = await visitor.call('GET', `/cart/restore?token=${first?.token}`)
  expect(opened).toMatchObject({ status: 303, headers: { location: '/cart' } })
  const page = await visitor.visit('/cart')
  expect(page.text).toContain('Morning mug')
  expect(page.text).not.toContain('For Grace')
  const checkout = await visitor.visit('/checkout')
  expect(checkout.text.toLowerCase()).not.toContain('ada@example.com')
})

it('opens an empty cart with a link that is wrong or has expired', async () => {
  const shop = await testReminders()
  await shop.remind(25)
  const [email] = await shop.reminders()
  await shop.rows(
    `update abandoned_cart set first_sent_at = now() - interval '31 days' where site_id = $1`,
  )
  for (const token of [email?.token, 'x'.repeat(22), '']) {
    const visitor = shop.browser()
    const reply = await visitor.call('GET', `/cart/restore?token=${token}`)
    expect(reply).toMatchObject({ status: 303, headers: { location: '/cart' } })
    expect((await visitor.visit('/cart')).text).not.toContain('Morning mug')
  }
})

it.each([
  ['reminders are off', { ...ON, abandonedCartEmailsEnabled: false }, ''],
  ['consent is asked and was not given', { ...ON, abandonedCartBasis: 'CONSENT' }, ''],
  ['the cart is below the minimum', { ...ON, abandonedCartMinimumCents: 3_001 }, ''],
  ['the cart was left long ago', ON, `update checkout set updated_at = now() - interval '9 days'`],
  ['nothing can be bought any more', ON, 'update stock set on_hand = 0, unlimited = false'],
  ['no address is known', ON, 'update checkout set email = null'],
  ['the cart is paid for', ON, 'update cart set completed_at = now()'],
])('reminds of nothing if %s', async (_name, settings, change) => {
  const shop = await testReminders(settings)
  if (change.startsWith('update checkout set updated_at'))
    await shop.rows(`update cart set updated_at = now() - interval '9 days' where site_id = $1`)
  if (change !== '') await shop.rows(`${change} where site_id = $1`)
  await shop.remind(25)
  expect(await shop.reminders()).toEqual([])
})

it('reminds confirmed subscribers where consent is asked, until they unsubscribe', async () => {
  const shop = await testReminders({ ...ON, abandonedCartBasis: 'CONSENT' })
  await shop.rows(
    `insert into newsletter_subscriber (site_id, id, email, locale, form_id, confirmed_at)
     values ($1, gen_random_uuid(), 'ada@example.com', 'en', 'form', now())`,
  )
  await shop.remind(25)
  const [email] = await shop.reminders()
  const [, link = ''] = /(\/newsletter\/unsubscribe\?token=\S+)/.exec(email?.text ?? '') ?? []
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? ''
  await shop.browser().submit('/newsletter/unsubscribe', { token })
  await shop.remind(74)
  expect(await shop.reminders()).toHaveLength(1)
})

it('reports the order that came back, sends nothing after it, and drops an email that waits', async () => {
  const shop = await testReminders()
  expect(await shop.list()).toMatchObject({ carts: [], figures: { carts: 0 } })
  await shop.rows(`update checkout set updated_at = now() - interval '2 hours' where site_id = $1`)
  await shop.rows(`update cart set updated_at = now() - interval '2 hours' where site_id = $1`)
  expect(await shop.list()).toMatchObject({
    carts: [{ email: 'ada@example.com', items: 2, state: 'open', subtotal: { value: 3_000 } }],
    figures: { carts: 1, reminded: 0, recovered: 0 },
  })
  await shop.remind(22.5)
  await shop.rows(
    `update abandoned_cart set first_sent_at = now() - interval '1 minute' where site_id = $1`,
  )
  expect(await shop.list('?state=reminded&search=ADA')).toMatchObject({
    carts: [{ state: 'reminded' }],
  })
  const orderId = await shop.buy()
  expect(await shop.list()).toMatchObject({
    carts: [{ state: 'recovered', order: { id: orderId, number: '1' } }],
    // Test orders are no revenue.
    figures: { carts: 1, reminded: 1, recovered: 1, revenue: { value: 0 } },
  })
  await shop.rows('update orders set test_mode = false where site_id = $1')
  expect((await shop.list()).figures.revenue).toMatchObject({ value: 3_000 })
  const [first, ...more] = await shop.reminders()
  // Its link is made when it is sent, and there is none after the order.
  expect(first?.text).toBe('')
  await shop.remind(72)
  expect(more).toEqual([])
  expect(await shop.reminders()).toHaveLength(1)
})
