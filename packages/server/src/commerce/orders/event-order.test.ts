import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createTestEvent, TestProvider, computeTestWebhookSecret } from '../payments/index.ts'
import type { TestBrowser } from '../../test/site.ts'
import { ADDRESS, testShop, type TestShop } from '../../test/sale.ts'
import { sweepSite } from './index.ts'

const FORM = { ...ADDRESS, email: 'reader@example.com', intent: 'pay' }
const OUTCOMES = ['approve', 'decline', 'challenge', 'late']

interface World {
  readonly shop: TestShop
  readonly browser: TestBrowser
  readonly mug: { readonly itemId: string; readonly sku: string }
}

/** The steps of a buyer, a bank and the clock, which can come at any time and in any order. */
const steps: Readonly<Record<string, (world: World) => Promise<unknown>>> = {
  add: ({ browser, mug }) => browser.submit('/cart/entries', { ...mug, quantity: '1' }),
  look: ({ browser }) => browser.visit('/checkout'),
  payBlindly: ({ browser }) =>
    browser.submit('/checkout', { ...FORM, version: '1', expectedTotal: '1000' }),
  ...Object.fromEntries(OUTCOMES.map((outcome) => [outcome, pressPay(outcome)])),
  confirm: answer('approve'),
  refuse: answer('decline'),
  settle: async ({ shop }) => {
    const provider = new TestProvider(shop.db)
    for (const { id } of await intents(shop)) await provider.settle(shop.site.id, id)
  },
  tell: sendAllEvents,
  sweep: ({ shop }) => sweepSite(shop.db, shop.site.id),
  leave: async ({ shop }) => {
    for (const text of [
      `update stock_hold set expires_at = expires_at - interval '1 hour' where site_id = $1`,
      `update orders set created_at = created_at - interval '1 hour' where site_id = $1`,
      `update cart set completing_at = completing_at - interval '1 hour' where site_id = $1`,
    ])
      await shop.rows(text)
  },
}

function pressPay(paymentOutcome: string) {
  return async ({ browser }: World) => {
    const { text } = await browser.visit('/checkout')
    const [, version = ''] = /name="version" value="(\d+)"/.exec(text) ?? []
    const [, expectedTotal = ''] = /name="expectedTotal" value="(\d+)"/.exec(text) ?? []
    return browser.submit('/checkout', { ...FORM, version, expectedTotal, paymentOutcome })
  }
}

function answer(given: 'approve' | 'decline') {
  return async ({ shop, browser }: World) => {
    for (const { challenge_token: token } of await intents(shop))
      await browser.submit(`/checkout/challenge/${token}`, { answer: given })
  }
}

const intents = (shop: TestShop) =>
  shop.rows<{ id: string; challenge_token: string }>(
    'select id, challenge_token from test_intent where site_id = $1',
  )

/** The state of every payment, reported twice. */
async function sendAllEvents({ shop }: World): Promise<void> {
  const provider = new TestProvider(shop.db)
  const secret = computeTestWebhookSecret(shop.site.secret)
  for (const { id } of await intents(shop)) {
    const intent = await provider.retrieve(shop.site.id, id)
    if (!intent) continue
    const type = intent.capturedMinor > 0n ? 'captured' : 'authorized'
    const { body, headers } = createTestEvent(intent, { id: `${id}:${type}`, type, secret })
    const request = { method: 'POST', url: '/api/payments/test/events', payload: body } as const
    const sent = { ...request, headers: { ...headers, host: shop.host } }
    await Promise.all([shop.app.inject(sent), shop.app.inject(sent)])
  }
}

const SUMS = `
  select (select coalesce(sum(captured_minor), 0)::integer from test_intent where site_id = $1) as taken,
    (select coalesce(sum(captured_minor), 0)::integer from payment where site_id = $1) as known,
    (select coalesce(sum(grand_total_minor), 0)::integer from orders
      where site_id = $1 and status = 'placed') as sold,
    (select coalesce(sum(quantity), 0)::integer from order_line l join orders o
      on o.site_id = l.site_id and o.id = l.order_id
      where l.site_id = $1 and o.status = 'placed') as units,
    (select committed::integer from stock where site_id = $1) as promised`

it('charges for sold items and nothing else, in any order of events', async () => {
  const story = fc.array(fc.constantFrom(...Object.keys(steps)), { minLength: 4, maxLength: 16 })
  await fc.assert(
    fc.asyncProperty(story, async (names) => {
      const shop = await testShop()
      const { id: itemId, sku } = await shop.sell({ onHand: 1_000 })
      const world = { shop, browser: shop.browser(), mug: { itemId, sku } }
      for (const name of ['add', ...names, 'confirm', 'settle', 'tell', 'leave', 'sweep'])
        await steps[name]?.(world)

      const [sums] =
        await shop.rows<Record<'taken' | 'known' | 'sold' | 'units' | 'promised', number>>(SUMS)
      expect(sums).toEqual({
        taken: sums?.sold,
        known: sums?.sold,
        sold: sums?.sold,
        units: (sums?.sold ?? 0) / 1_000,
        promised: sums?.units,
      })
      expect(
        await shop.rows(`select id from orders where site_id = $1 and status = 'draft'`),
      ).toEqual([])
      expect(await shop.rows('select variant_id from stock_hold where site_id = $1')).toEqual([])
      expect(await shop.violations()).toEqual([])
    }),
    { numRuns: 20 },
  )
})
