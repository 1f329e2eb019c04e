import type { SubscriptionPlan } from '@vitrine/model'
import { loadSite } from '../../identity/sites/index.ts'
import { renewSubscriptions } from '../../commerce/subscriptions/index.ts'
import { location, submitPayment } from '../donations.ts'
import { ADDRESS, testShop } from '../sale.ts'

const URL = 'http://shop.example'

export const MONTHLY: SubscriptionPlan = {
  billingPeriod: { value: 1, unit: 'month' },
  numBillingCycles: 0,
}

/** Creates a shop with a coffee that is sold every month. */
export async function testSubscriptions(plan: SubscriptionPlan = MONTHLY) {
  const shop = await testShop()
  const { db, site, rows } = shop
  const coffee = await shop.sell({ title: 'Coffee', priceMinor: 1_200n, subscriptionPlan: plan })
  const current = async () => (await loadSite(db, site.id, URL)) ?? site
  return {
    ...shop,
    coffee,
    current,
    /** Subscribes without a script. Resolves to the path of the order. */
    subscribe: async (fields: Readonly<Record<string, string>> = {}, prefix = '') => {
      const visitor = shop.browser()
      const added = await visitor.submit(`${prefix}/cart/entries`, {
        itemId: coffee.id,
        quantity: '1',
      })
      const paid = await submitPayment(visitor, location(added), {
        ...ADDRESS,
        email: 'reader@example.com',
        ...fields,
      })
      return location(paid)
    },
    /** Makes the next order of every subscription due, and runs the job. */
    renew: async () => {
      await rows(
        `update subscription set next_at = now() - interval '1 second',
          retry_at = case when retry_at is not null then now() - interval '1 second' end
          where site_id = $1 and status in ('active', 'past_due')`,
      )
      await runRenewals()
    },
    runRenewals,
    subscriptions: () =>
      rows<{
        readonly id: string
        readonly status: string
        readonly ordered: number
        readonly nextIndex: number
        readonly failures: number
      }>(
        `select id, status, ordered, next_index as "nextIndex", failures from subscription
          where site_id = $1 order by created_at`,
      ),
    orders: () =>
      rows<{ readonly number: string; readonly total: string; readonly status: string }>(
        `select number::text, grand_total_minor::text as total, status from orders
          where site_id = $1 and number is not null order by number`,
      ),
  }

  async function runRenewals() {
    await renewSubscriptions({ db, url: URL })
  }
}
