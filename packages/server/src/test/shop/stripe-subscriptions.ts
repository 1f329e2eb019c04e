import { connectStripeAccount } from '@vitrine/contract'
import { findStripeAccount } from '../../commerce/payments/index.ts'
import { connectStripe } from '../../commerce/payments/stripe/connect.ts'
import { sweepSite } from '../../commerce/orders/index.ts'
import { location, submitPayment } from '../donations.ts'
import { testOwner } from '../owner.ts'
import { ADDRESS } from '../sale.ts'
import { STRIPE_PUBLIC_KEY } from '../stripe/browser.ts'
import { TEST_CARDS } from '../stripe/intents.ts'
import { type startStripe, STRIPE_KEY } from '../stripe/stand-in.ts'
import { testSubscriptions } from './subscriptions.ts'

type StandIn = Awaited<ReturnType<typeof startStripe>>

/** Creates a shop with a coffee that is sold every month, which takes cards by a stand-in for Stripe. */
export async function testStripeSubscriptions(stripe: StandIn) {
  const shop = await testSubscriptions()
  const { db, site, rows } = shop
  await connectStripe(db, { ...site, origin: 'https://shop.example' }, STRIPE_KEY)
  const before = new Set(stripe.account.intents.all.keys())
  return {
    ...shop,
    /** Has buyers pay in the form on the site, and not on the page of Stripe. */
    useForm: async () => {
      const { call } = await testOwner(shop)
      const form = { usesCardForm: true, publishableKey: STRIPE_PUBLIC_KEY }
      await call('PUT', connectStripeAccount.path, form)
    },
    /** Subscribes with a card. Resolves to the path of the order. */
    subscribeByCard: async (number: string = TEST_CARDS.success) => {
      const visitor = shop.browser()
      const fields = { itemId: shop.coffee.id, quantity: '1' }
      return payByCard(location(await visitor.submit('/cart/entries', fields)), number)
    },
    payByCard,
    /** The payments at Stripe since the shop was opened, oldest first. */
    payments: () => [...stripe.account.intents.all.values()].filter(({ id }) => !before.has(id)),
    /** Delivers an event, signed by Stripe. */
    send: async (type: string, paid: Parameters<StandIn['sign']>[1]) => {
      const secret = (await findStripeAccount(db, site.id))?.webhookSecret ?? ''
      const { payload, headers } = stripe.sign(type, paid, secret)
      const sent = { ...headers, host: shop.host }
      const url = '/api/payments/stripe/events'
      return (await shop.app.inject({ method: 'POST', url, payload, headers: sent })).statusCode
    },
    /** As if the time in which one process may work on an order, and that for a payment, had passed. */
    waitAnHour: async () => {
      await rows(`update subscription_cycle set leased_until = now() where site_id = $1`)
      await rows(`update orders set created_at = created_at - interval '1 hour' where site_id = $1`)
      await rows(
        `update cart set completing_at = completing_at - interval '1 hour' where site_id = $1`,
      )
      await rows(
        `update stock_hold set expires_at = expires_at - interval '1 hour' where site_id = $1`,
      )
    },
    sweep: async () => sweepSite(db, site.id),
    events: () =>
      rows<{ readonly kind: string; readonly reason: string | null }>(
        `select kind, details ->> 'reason' as reason from subscription_event where site_id = $1 order by id`,
      ),
  }

  /** Pays for the cart of a checkout with a card, and visits its subscription. Resolves to the path of the order. */
  async function payByCard(checkout: string, number: string): Promise<string> {
    const visitor = shop.browser()
    const form = { ...ADDRESS, email: 'reader@example.com', paymentMethod: 'stripe' }
    const payPath = location(await submitPayment(visitor, checkout, form))
    const page = await visitor.visit(payPath)
    const [, intentId] = /data-secret="(pi_\w+?)_secret_/.exec(page.text) ?? []
    if (intentId === undefined) {
      const [, sessionId = ''] = /(cs_test_\w+)/.exec(String(page.headers['refresh'])) ?? []
      stripe.account.completeSession(sessionId, 'succeeded', number)
    } else {
      const { status } = stripe.account.intents.confirm(intentId, number)
      if (status === 'requires_action') stripe.account.intents.answerBank(intentId, true)
    }
    const order = payPath.replace('/checkout/pay/', '/order/')
    await visitor.visit(order)
    await visitor.visit(`${order}/subscription`)
    return order
  }
}
