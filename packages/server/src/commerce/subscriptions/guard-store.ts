import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { subscriptionGuard, subscriptionSettings } from './tables.ts'

/** Returns the mark of this installation: its database, and the URL it is reached at. */
export async function loadMark(db: Db, url: string): Promise<string> {
  const { rows } = await db.execute<{ mark: string }>(sql`select installation_mark() as mark`)
  return `${rows[0]?.mark ?? ''} ${new URL(url).origin}`
}

/**
 * Returns whether this installation charges the subscriptions of a site. The first one that asks does; another one, such as a copy or
 * a restored backup, does not until staff confirm it, and the site is marked as held.
 */
export async function mayCharge(db: Db, siteId: string, mark: string): Promise<boolean> {
  await db.insert(subscriptionGuard).values({ siteId, mark }).onConflictDoNothing()
  const { rows } = await db.execute<{ isOwn: boolean }>(sql`
    update subscription_guard
    set held_at = case when mark = ${mark} then held_at else coalesce(held_at, now()) end
    where site_id = ${siteId} returning mark = ${mark} and held_at is null as "isOwn"
  `)
  return rows[0]?.isOwn === true
}

/** Lists the sites with subscriptions that may be charged; one of the few queries across sites. */
export async function listSitesWithSubscriptions(db: Db): Promise<readonly string[]> {
  const { rows } = await db.execute<{ siteId: string }>(sql`
    select distinct site_id as "siteId" from subscription where status in ('active', 'past_due')
  `)
  return rows.map(({ siteId }) => siteId)
}

/** Returns whether the subscriptions of a site wait for staff to confirm this installation. */
export async function isHeld(db: Db, siteId: string): Promise<boolean> {
  const [row] = await db
    .select({ heldAt: subscriptionGuard.heldAt })
    .from(subscriptionGuard)
    .where(eq(subscriptionGuard.siteId, siteId))
  return row !== undefined && row.heldAt !== null
}

/** Lets the installation that runs next charge the subscriptions of a site. */
export async function deleteGuard(db: Db, siteId: string): Promise<void> {
  await db.delete(subscriptionGuard).where(eq(subscriptionGuard.siteId, siteId))
}

export interface SubscriptionSettings {
  readonly afterFailures: 'pause' | 'cancel'
}

export async function loadSubscriptionSettings(
  db: Db,
  siteId: string,
): Promise<SubscriptionSettings> {
  const [row] = await db
    .select({ afterFailures: subscriptionSettings.afterFailures })
    .from(subscriptionSettings)
    .where(eq(subscriptionSettings.siteId, siteId))
  return row ?? { afterFailures: 'pause' }
}

export async function putSubscriptionSettings(
  db: Db,
  siteId: string,
  settings: SubscriptionSettings,
): Promise<void> {
  await db
    .insert(subscriptionSettings)
    .values({ siteId, ...settings })
    .onConflictDoUpdate({ target: subscriptionSettings.siteId, set: settings })
}
