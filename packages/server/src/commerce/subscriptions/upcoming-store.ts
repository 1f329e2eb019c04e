import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { subscription } from './tables.ts'

/** Lists the active subscriptions by the year, and longer ones, whose next order is at most this many days away. */
export async function listUpcoming(
  db: Db,
  days: number,
): Promise<readonly { readonly siteId: string; readonly id: string }[]> {
  return db
    .select({ siteId: subscription.siteId, id: subscription.id })
    .from(subscription)
    .where(
      and(
        eq(subscription.status, 'active'),
        eq(subscription.cancelsAtEnd, false),
        sql`${subscription.nextAt} between now() and now() + make_interval(days => ${days})`,
        sql`${subscription.nextAt} - ${subscription.anchorAt} >= interval '360 days'`,
        sql`(${subscription.plan} #>> '{billingPeriod,unit}' = 'year'
          or ${subscription.plan} #>> '{billingPeriod,unit}' = 'month'
            and (${subscription.plan} #>> '{billingPeriod,value}')::integer >= 12
          or ${subscription.plan} #>> '{billingPeriod,unit}' = 'week'
            and (${subscription.plan} #>> '{billingPeriod,value}')::integer >= 52)`,
      ),
    )
    .limit(10_000)
}
