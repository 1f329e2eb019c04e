import { type Currency, toCurrency } from '@vitrine/model'
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { subscriptionViews } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import type { StoredSubscription } from './store.ts'
import { subscription } from './tables.ts'

type View = (typeof subscriptionViews)[number]

/** The filter of the studio’s list. */
export interface SubscriptionFilter {
  readonly view: View
  readonly search: string
  /** The id of the last subscription of the previous page. */
  readonly after: string | undefined
  /** The order whose subscription is asked; undefined for all. */
  readonly orderId?: string | undefined
  /** The email address of one person, in any case; undefined for all. */
  readonly email?: string | undefined
  readonly limit: number
}

const statuses = {
  active: ['active'],
  past_due: ['past_due'],
  paused: ['paused'],
  ended: ['canceled', 'ended'],
} as const

/** Lists the subscriptions of a site, newest first. */
export async function listSubscriptionsOfSite(
  db: Db,
  siteId: string,
  { view, search, after, orderId, email, limit }: SubscriptionFilter,
): Promise<readonly StoredSubscription[]> {
  const pattern = `%${search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const rows = await db
    .select()
    .from(subscription)
    .where(
      and(
        eq(subscription.siteId, siteId),
        view === 'all' ? undefined : inArray(subscription.status, [...statuses[view]]),
        search.trim() === ''
          ? undefined
          : or(
              sql`${subscription.email} ilike ${pattern}`,
              sql`${subscription.title} ilike ${pattern}`,
            ),
        orderId === undefined
          ? undefined
          : sql`${subscription.id} = (select c.subscription_id from subscription_cycle c
              where c.site_id = ${siteId} and c.order_id = ${orderId})`,
        email === undefined ? undefined : sql`lower(${subscription.email}) = lower(${email})`,
        after === undefined
          ? undefined
          : sql`(${subscription.createdAt}, ${subscription.id}) < (
          select a.created_at, a.id from subscription a where a.site_id = ${siteId} and a.id = ${after})`,
      ),
    )
    .orderBy(desc(subscription.createdAt), desc(subscription.id))
    .limit(limit)
  return rows.map(({ siteId: _siteId, currency, ...row }) => ({
    ...row,
    currency: toCurrency(currency) satisfies Currency,
  }))
}
