import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { expireCarts } from '../cart/index.ts'
import { eraseStripeCustomers } from '../payments/index.ts'
import { subscription, subscriptionCycle } from './tables.ts'

/** Deletes the subscriptions of an email address, which is in lower case, with its customers at Stripe. Their orders stay. */
export async function eraseSubscriptions(tx: Db, siteId: string, email: string): Promise<void> {
  const isTheirs = and(
    eq(subscription.siteId, siteId),
    sql`lower(${subscription.email}) = ${email}`,
  )
  const cycles = await tx
    .select({ cartId: subscriptionCycle.cartId })
    .from(subscriptionCycle)
    .innerJoin(
      subscription,
      and(
        eq(subscription.siteId, subscriptionCycle.siteId),
        eq(subscription.id, subscriptionCycle.subscriptionId),
      ),
    )
    .where(isTheirs)
  await expireCarts(
    tx,
    siteId,
    cycles.flatMap(({ cartId }) => cartId ?? []),
  )
  await eraseStripeCustomers(tx, siteId, email)
  await tx.delete(subscription).where(isTheirs)
}
