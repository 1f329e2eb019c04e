import { expect, it } from 'vitest'
import { updateLanguages } from '../../identity/multilingual/index.ts'
import { location, submitPayment } from '../../test/donations.ts'
import { ADDRESS } from '../../test/sale.ts'
import { MONTHLY, testSubscriptions } from '../../test/shop/subscriptions.ts'

async function testStarted(...given: Parameters<typeof testSubscriptions>) {
  const shop = await testSubscriptions(...given)
  return {
    ...shop,
    start: async (outcome = 'approve', prefix = '') => {
      const order = await shop.subscribe({ paymentOutcome: outcome }, prefix)
      await shop.browser().visit(`${order}/subscription`)
      return order
    },
  }
}

it('places the next order once, however many processes look for it', async () => {
  const { start, renew, runRenewals, orders, subscriptions } = await testStarted()
  await start()
  await Promise.all([renew(), renew(), renew()])
  await runRenewals()
  expect(await orders()).toMatchObject([
    { number: '1', total: '1200', status: 'placed' },
    { number: '2', total: '1200', status: 'placed' },
  ])
  expect(await subscriptions()).toMatchObject([{ status: 'active', ordered: 2, nextIndex: 2 }])
})

it('emails the buyer in the language in which the subscription began', async () => {
  const { db, site, coffee, start, renew, emails, rows } = await testStarted()
  await updateLanguages(db, site.id, [{ tag: 'fr', isCustomCode: false, enabled: true }])
  await rows(
    `insert into product_text (site_id, product_id, locale, title) values ($1, $2, 'fr', 'Café')`,
    [coffee.id],
  )
  await start('approve', '/fr')
  await renew()
  const locales = await rows('select locale from orders where site_id = $1 order by number')
  expect(locales).toEqual([{ locale: 'fr' }, { locale: 'fr' }])
  await start('approve-once', '/fr')
  await renew()
  const subjects = (await emails()).map(({ subject }) => subject)
  expect(subjects).toContain('Test shop : Votre abonnement à Café a commencé')
  expect(subjects).toContain(
    'Test shop : La prochaine commande de votre abonnement à Café a échoué',
  )
  const titles = await rows('select distinct title from subscription where site_id = $1')
  expect(titles).toEqual([{ title: 'Coffee' }])
})

it('keeps the price that a subscription began with', async () => {
  const { start, renew, orders, rows } = await testStarted()
  await start()
  await rows(`update variant set price_minor = 9900 where site_id = $1`)
  await renew()
  expect(await orders()).toMatchObject([{ total: '1200' }, { total: '1200' }])
})

it('resumes an order that a process has placed and not recorded', async () => {
  const { start, renew, runRenewals, orders, subscriptions, rows } = await testStarted()
  await start()
  await renew()
  await rows(
    `update subscription set next_index = 1, next_at = now(), ordered = 1 where site_id = $1`,
  )
  await rows(
    `update subscription_cycle set state = 'charging', order_id = null where site_id = $1 and index = 1`,
  )
  await runRenewals()
  expect(await orders()).toHaveLength(2)
  expect(await subscriptions()).toMatchObject([{ ordered: 2, nextIndex: 2 }])
})

it('ends with the last order of its plan', async () => {
  const { start, renew, subscriptions } = await testStarted({ ...MONTHLY, numBillingCycles: 2 })
  await start()
  await renew()
  expect(await subscriptions()).toMatchObject([{ status: 'ended', ordered: 2 }])
})

it('tries a declined payment five times, then pauses the subscription', async () => {
  const { start, renew, orders, subscriptions, emails } = await testStarted()
  await start('approve-once')
  for (const failures of [1, 2, 3, 4]) {
    await renew()
    expect(await subscriptions()).toMatchObject([{ status: 'past_due', failures }])
  }
  await renew()
  expect(await subscriptions()).toMatchObject([{ status: 'paused', failures: 0 }])
  expect(await orders()).toHaveLength(1)
  const subjects = (await emails()).map(({ subject }) => subject)
  const failed = 'Test shop: The next order of your subscription to Coffee failed'
  expect(subjects.filter((subject) => subject === failed)).toHaveLength(4)
  expect(subjects).toContain('Test shop: Your subscription to Coffee is paused')
})

it('lets the buyer pay for an order that failed', async () => {
  const { start, renew, browser, subscriptions, orders, rows } = await testStarted()
  const order = await start('approve-once')
  await renew()
  const visitor = browser()
  const { text } = await visitor.visit(`${order}/subscription`)
  const path = /href="(\/checkout\/subscription[^"]+)"/.exec(text)?.[1] ?? ''
  const paid = location(await submitPayment(visitor, path, ADDRESS))
  expect(paid).toMatch(/^\/order\//)
  expect(await orders()).toHaveLength(2)
  await visitor.visit(`${paid}/subscription`)
  expect(await subscriptions()).toMatchObject([{ status: 'active', ordered: 2, nextIndex: 2 }])
  // Later orders are charged to the payment method of this payment.
  await renew()
  expect(await subscriptions()).toMatchObject([{ status: 'active', ordered: 3 }])
  expect(await rows(`select from subscription_cycle where site_id = $1`)).toHaveLength(3)
})

it('charges nothing in a copy of the installation', async () => {
  const { start, renew, orders, rows } = await testStarted()
  await start()
  await renew()
  await rows(`update subscription_guard set mark = 'another installation' where site_id = $1`)
  await renew()
  expect(await orders()).toHaveLength(2)
  await rows(`delete from subscription_guard where site_id = $1`)
  await renew()
  expect(await orders()).toHaveLength(3)
})

it('pauses, resumes, skips and cancels at the end of the period', async () => {
  const { start, renew, browser, orders, subscriptions } = await testStarted()
  const path = `${await start()}/subscription`
  const visitor = browser()
  const act = async (action: string) => (await visitor.submit(path, { action })).status
  expect(await act('skip')).toBe(303)
  expect(await subscriptions()).toMatchObject([{ nextIndex: 2 }])
  expect(await act('pause')).toBe(303)
  await renew()
  expect(await orders()).toHaveLength(1)
  expect(await act('pause')).toBe(409)
  expect(await act('resume')).toBe(303)
  expect(await act('cancel')).toBe(303)
  await renew()
  expect(await subscriptions()).toMatchObject([{ status: 'canceled' }])
  expect(await orders()).toHaveLength(1)
  expect(await act('resume')).toBe(409)
})
