import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { location, submitPayment } from '../../test/donations.ts'
import { Jobs } from '../../platform/jobs/index.ts'
import { testOwner } from '../../test/owner.ts'
import { ADDRESS } from '../../test/sale.ts'
import { testStripeSubscriptions } from '../../test/shop/stripe-subscriptions.ts'
import { DECLINES } from '../../test/stripe/customers.ts'
import { TEST_CARDS } from '../../test/stripe/intents.ts'
import { startStripe } from '../../test/stripe/stand-in.ts'
import { setStripeApiUrl } from '../payments/index.ts'
import { subscriptionJobs } from './jobs.ts'

let stripe: Awaited<ReturnType<typeof startStripe>>
beforeAll(async () => {
  stripe = await startStripe()
  setStripeApiUrl(stripe.url)
})
afterAll(async () => stripe.stop())

let shop: Awaited<ReturnType<typeof testStripeSubscriptions>>
beforeEach(async () => {
  shop = await testStripeSubscriptions(stripe)
})

const saved = () =>
  shop.rows<{ customer: string; method: string; brand: string; lastFour: string; way: string }>(
    `select saved_customer as customer, saved_method as method, saved_brand as brand,
      saved_last_four as "lastFour", payment_method as way
      from subscription where site_id = $1 order by created_at`,
  )

/** Returns the path to pay for an order that failed, as the page of the subscription has it. */
async function findPayPath(order: string): Promise<string> {
  const { text } = await shop.browser().visit(`${order}/subscription`)
  return /href="(\/checkout\/subscription[^"]+)"/.exec(text)?.[1] ?? ''
}

/** Has the bank decline the stored card from now on. */
async function declineFrom(decline: keyof typeof DECLINES | undefined): Promise<void> {
  const [{ method } = { method: '' }] = await saved()
  const card = stripe.account.customers.methods.get(method)
  Object.assign(card ?? {}, { decline: decline && DECLINES[decline] })
}

const taken = () => shop.payments().reduce((sum, { received }) => sum + received, 0)

it.each(['page', 'form'])('charges the card that was stored on the %s of Stripe', async (place) => {
  if (place === 'form') await shop.useForm()
  await shop.subscribeByCard()
  expect(await saved()).toEqual([
    {
      customer: expect.stringMatching(/^cus_/),
      method: expect.stringMatching(/^pm_/),
      brand: 'Visa',
      lastFour: '4242',
      way: 'stripe',
    },
  ])
  await shop.renew()
  await shop.runRenewals()
  expect(await shop.orders()).toMatchObject([{ status: 'placed' }, { status: 'placed' }])
  expect(shop.payments()).toMatchObject([
    { isSaved: true, status: 'succeeded', amount: 1_200 },
    { isSaved: false, status: 'succeeded', amount: 1_200 },
  ])
  expect(await shop.subscriptions()).toMatchObject([{ status: 'active', ordered: 2, nextIndex: 2 }])
})

it('keeps the cards of one buyer together at Stripe', async () => {
  await shop.useForm()
  await shop.subscribeByCard()
  await shop.subscribeByCard(TEST_CARDS.secureLater)
  const [first, second] = await saved()
  expect(first?.customer).toBe(second?.customer)
  expect(first?.method).not.toBe(second?.method)
  // It was deleted in the dashboard.
  stripe.account.customers.all.delete(first?.customer ?? '')
  await shop.subscribeByCard()
  expect((await saved())[2]?.customer).not.toBe(first?.customer)
})

it.each([
  ['declined', 'The bank declined the payment.'],
  ['insufficientFunds', 'There is not enough money for this payment.'],
  ['authentication', 'The card’s bank asks you to confirm this payment.'],
] as const)('tells the buyer and staff why a card was not charged: %s', async (decline, reason) => {
  await shop.subscribeByCard()
  await declineFrom(decline)
  await shop.renew()
  expect(await shop.subscriptions()).toMatchObject([{ status: 'past_due', failures: 1 }])
  expect(shop.payments().at(-1)).toMatchObject({ status: 'canceled', received: 0 })
  const failed = (await shop.emails()).at(-1)
  expect(JSON.stringify(failed)).toContain(reason)
  const { call } = await testOwner(shop)
  const [{ id } = { id: '' }] = await shop.subscriptions()
  expect((await call('GET', `/api/studio/subscriptions/${id}`)).body).toMatchObject({
    savedMethod: { brand: 'Visa', lastFour: '4242' },
    failure: reason,
  })
  // The bank has changed its mind by the next attempt.
  await declineFrom(undefined)
  await shop.renew()
  expect(await shop.subscriptions()).toMatchObject([{ status: 'active', ordered: 2, failures: 0 }])
  expect(taken()).toBe(2_400)
})

it.each(['page', 'form'])(
  'lets a buyer pay on the %s with another card, which is charged from then on',
  async (place) => {
    if (place === 'form') await shop.useForm()
    const order = await shop.subscribeByCard(TEST_CARDS.secureLater)
    await shop.renew()
    expect(await shop.orders()).toHaveLength(1)
    await shop.payByCard(await findPayPath(order), '5555555555554444')
    expect(await saved()).toMatchObject([{ brand: 'Mastercard', lastFour: '4444' }])
    expect(await shop.subscriptions()).toMatchObject([{ status: 'active', ordered: 2 }])
    await shop.renew()
    expect(await shop.orders()).toHaveLength(3)
    expect(taken()).toBe(3_600)
  },
)

it('charges once, also if the answer is lost after the charge', async () => {
  await shop.subscribeByCard()
  stripe.loseAnswers('/confirm')
  await shop.renew()
  stripe.loseAnswers('')
  expect(await shop.orders()).toHaveLength(1)
  expect(taken()).toBe(2_400)
  await shop.waitAnHour()
  await shop.runRenewals()
  expect(await shop.orders()).toHaveLength(2)
  expect(await shop.subscriptions()).toMatchObject([{ ordered: 2, nextIndex: 2 }])
  expect(taken()).toBe(2_400)
})

it('finds a charge whose answer was lost, by the sweep as well as by the job', async () => {
  await shop.subscribeByCard()
  stripe.loseAnswers('/confirm')
  await shop.renew()
  stripe.loseAnswers('')
  await shop.waitAnHour()
  await shop.sweep()
  expect(await shop.orders()).toHaveLength(2)
  await shop.runRenewals()
  expect(await shop.subscriptions()).toMatchObject([{ ordered: 2, nextIndex: 2 }])
  expect(taken()).toBe(2_400)
})

it('charges nothing that was prepared for a subscription which is paused by now', async () => {
  const order = await shop.subscribeByCard()
  stripe.loseRequests('/confirm')
  await shop.renew()
  stripe.loseRequests('')
  expect(shop.payments().at(-1)).toMatchObject({ status: 'requires_confirmation' })
  await shop.waitAnHour()
  await shop.browser().submit(`${order}/subscription`, { action: 'pause' })
  await shop.sweep()
  await shop.runRenewals()
  expect(await shop.orders()).toHaveLength(1)
  expect(shop.payments().at(-1)).toMatchObject({ status: 'canceled' })
  expect(taken()).toBe(1_200)
})

it('learns nothing new from events that come late, twice and in any order', async () => {
  await shop.subscribeByCard()
  await shop.renew()
  const charge = shop.payments().at(-1)
  if (!charge) throw new Error('Nothing was charged')
  for (const type of ['succeeded', 'payment_failed', 'processing', 'succeeded'])
    expect(await shop.send(`payment_intent.${type}`, charge)).toBe(200)
  expect(await shop.orders()).toHaveLength(2)
  expect(await shop.subscriptions()).toMatchObject([{ status: 'active', ordered: 2 }])
  expect(
    await shop.rows(`select from payment where site_id = $1 and captured_minor > 0`),
  ).toHaveLength(2)
})

it('places the order by the event alone if the answer was lost', async () => {
  await shop.subscribeByCard()
  stripe.loseAnswers('/confirm')
  await shop.renew()
  stripe.loseAnswers('')
  const charge = shop.payments().at(-1)
  if (!charge) throw new Error('Nothing was charged')
  expect(await shop.send('payment_intent.succeeded', charge)).toBe(200)
  expect(await shop.orders()).toHaveLength(2)
  await shop.waitAnHour()
  await shop.runRenewals()
  expect(await shop.orders()).toHaveLength(2)
  expect(await shop.subscriptions()).toMatchObject([{ ordered: 2, nextIndex: 2 }])
})

it('asks the buyer to pay where the stored card is gone', async () => {
  const order = await shop.subscribeByCard()
  const [{ method } = { method: '' }] = await saved()
  stripe.account.customers.methods.delete(method)
  await shop.renew()
  expect((await shop.events()).at(-1)).toEqual({ kind: 'failed', reason: 'payments.methodGone' })
  await shop.payByCard(await findPayPath(order), TEST_CARDS.success)
  expect(await shop.subscriptions()).toMatchObject([{ status: 'active', ordered: 2 }])
})

it('cancels the open form of a buyer before it charges their stored card', async () => {
  await shop.useForm()
  const order = await shop.subscribeByCard(TEST_CARDS.declinedLater)
  await shop.renew()
  const visitor = shop.browser()
  const form = { ...ADDRESS, email: 'reader@example.com', paymentMethod: 'stripe' }
  await submitPayment(visitor, await findPayPath(order), form)
  const open = shop.payments().at(-1)
  await declineFrom(undefined)
  await shop.renew()
  expect(open).toMatchObject({ status: 'canceled', received: 0 })
  expect(await shop.orders()).toHaveLength(2)
  expect(taken()).toBe(2_400)
})

it('tries again later while Stripe does not answer, without counting a failure', async () => {
  await shop.subscribeByCard()
  stripe.setDown(true)
  await shop.renew()
  stripe.setDown(false)
  expect(await shop.subscriptions()).toMatchObject([{ status: 'active', failures: 0 }])
  await shop.waitAnHour()
  await shop.runRenewals()
  expect(await shop.orders()).toHaveLength(2)
  expect(taken()).toBe(2_400)
})

it('lets a buyer change the card without paying, which an earlier return does not undo', async () => {
  const order = await shop.subscribeByCard()
  const visitor = shop.browser()
  const change = async (number: string) => {
    const onward = await visitor.submit(`${order}/subscription`, { action: 'change-method' })
    const [, id = ''] = /(cs_test_\w+)/.exec(String(onward.headers['refresh'])) ?? []
    const back = stripe.account.setups.complete(id, number)
    expect(back.pathname).toBe(`${order}/subscription`)
    return `${back.pathname}${back.search}`
  }
  const first = await change('5555555555554444')
  expect(location(await visitor.visit(first))).toContain('notice=change-method')
  expect((await visitor.visit(`${order}/subscription`)).text).toContain('Mastercard ending in 4444')
  await visitor.visit(await change(TEST_CARDS.success))
  await visitor.visit(first)
  expect(await saved()).toMatchObject([{ lastFour: '4242' }])
  await shop.renew()
  expect(await shop.orders()).toHaveLength(2)
  expect(shop.payments().at(-1)).toMatchObject({ method: { lastFour: '4242' }, received: 1_200 })
})

it('takes a card by the event of Stripe, once, if its buyer never comes back', async () => {
  const order = await shop.subscribeByCard()
  const visitor = shop.browser()
  const open = async () => {
    const onward = await visitor.submit(`${order}/subscription`, { action: 'change-method' })
    const [, id = ''] = /(cs_test_\w+)/.exec(String(onward.headers['refresh'])) ?? []
    const setup = stripe.account.setups.all.get(id)
    if (!setup) throw new Error('No page was opened')
    return setup
  }
  const deliver = async (setup: Awaited<ReturnType<typeof open>>) => {
    const status = await shop.send('checkout.session.completed', setup)
    const jobs = new Jobs(shop.db)
    subscriptionJobs(jobs, { db: shop.db, url: () => 'http://shop.example', logError: () => {} })
    await jobs.drain(shop.pool)
    return status
  }
  const first = await open()
  // An event about a page on which nothing was entered changes nothing.
  expect(await deliver(first)).toBe(200)
  expect(await saved()).toMatchObject([{ lastFour: '4242' }])
  const second = await open()
  second.created = first.created + 60
  const back = stripe.account.setups.complete(second.id, '5555555555554444')
  expect([await deliver(second), await deliver(second)]).toEqual([200, 200])
  expect(await saved()).toMatchObject([{ lastFour: '4444', brand: 'Mastercard' }])
  const shown = await visitor.visit(`${back.pathname}${back.search}`)
  expect(location(shown)).toContain('notice=change-method')
  // The event of the page that was opened before comes last.
  stripe.account.setups.complete(first.id, TEST_CARDS.success)
  await visitor.visit(`${order}/subscription?entered=${first.id}`)
  expect(await saved()).toMatchObject([{ lastFour: '4444' }])
  expect((await shop.events()).filter(({ kind }) => kind === 'change-method')).toHaveLength(1)
})

it('takes no card that was entered for another subscription, or after the end', async () => {
  const order = await shop.subscribeByCard()
  const other = await shop.subscribeByCard()
  const visitor = shop.browser()
  const onward = await visitor.submit(`${order}/subscription`, { action: 'change-method' })
  const [, id = ''] = /(cs_test_\w+)/.exec(String(onward.headers['refresh'])) ?? []
  const open = await visitor.visit(`${order}/subscription?entered=${id}`)
  expect(location(open)).toBe(`${order}/subscription`)
  const { search } = stripe.account.setups.complete(id, '5555555555554444')
  await visitor.visit(`${other}/subscription${search}`)
  await visitor.submit(`${order}/subscription`, { action: 'cancel-now' })
  await visitor.visit(`${order}/subscription${search}`)
  expect(await saved()).toMatchObject([{ lastFour: '4242' }, { lastFour: '4242' }])
  const late = await visitor.submit(`${order}/subscription`, { action: 'change-method' })
  expect(late.status).toBe(409)
})
