import { type Currency, toCurrency } from '@vitrine/model'
import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { subscription, subscriptionEvent } from './tables.ts'

/** A subscription with its terms and its buyer. */
export interface StoredSubscription extends Omit<
  typeof subscription.$inferSelect,
  'siteId' | 'currency'
> {
  readonly currency: Currency
}

type Row = typeof subscription.$inferSelect

function toStored({ siteId: _siteId, currency, ...row }: Row): StoredSubscription {
  return { ...row, currency: toCurrency(currency) }
}

/** Inserts a subscription. Resolves to false if its first order has started one before. */
export async function insertSubscription(
  db: Db,
  siteId: string,
  row: Omit<typeof subscription.$inferInsert, 'siteId'>,
): Promise<boolean> {
  const inserted = await db
    .insert(subscription)
    .values({ ...row, siteId })
    .onConflictDoNothing()
    .returning({ id: subscription.id })
  return inserted.length > 0
}

export async function findSubscription(
  db: Db,
  siteId: string,
  id: string,
): Promise<StoredSubscription | undefined> {
  const [row] = await db
    .select()
    .from(subscription)
    .where(and(eq(subscription.siteId, siteId), eq(subscription.id, id)))
  return row && toStored(row)
}

/** Locks a subscription; the first of all locks. Undefined if it is gone. */
export async function lockSubscription(
  tx: Db,
  siteId: string,
  id: string,
): Promise<StoredSubscription | undefined> {
  const [row] = await tx
    .select()
    .from(subscription)
    .where(and(eq(subscription.siteId, siteId), eq(subscription.id, id)))
    .for('update')
  return row && toStored(row)
}

/** Locks a subscription whose next order is due; undefined if none is, or if another process has locked it. */
export async function lockDueSubscription(
  tx: Db,
  siteId: string,
  id: string,
): Promise<StoredSubscription | undefined> {
  const [row] = await tx
    .select()
    .from(subscription)
    .where(and(eq(subscription.siteId, siteId), eq(subscription.id, id), isDue))
    .for('update', { skipLocked: true })
  return row && toStored(row)
}

const isDue = and(
  sql`${subscription.status} in ('active', 'past_due')`,
  lte(sql`coalesce(${subscription.retryAt}, ${subscription.nextAt})`, sql`now()`),
)

/** Lists the subscriptions of all sites whose next order is due, the oldest first; one of the few queries across sites. */
export async function listDueSubscriptions(
  db: Db,
  limit: number,
): Promise<readonly { readonly siteId: string; readonly id: string }[]> {
  return db
    .select({ siteId: subscription.siteId, id: subscription.id })
    .from(subscription)
    .where(
      and(
        isDue,
        sql`not exists (select from subscription_guard g
          where g.site_id = ${subscription.siteId} and g.held_at is not null)`,
      ),
    )
    .orderBy(sql`coalesce(${subscription.retryAt}, ${subscription.nextAt})`)
    .limit(limit)
}

/** Finds the subscription that an order started or belongs to. */
export async function findSubscriptionOfOrder(
  db: Db,
  siteId: string,
  orderId: string,
): Promise<StoredSubscription | undefined> {
  const [row] = await db
    .select()
    .from(subscription)
    .where(
      and(
        eq(subscription.siteId, siteId),
        sql`${subscription.id} = (select c.subscription_id from subscription_cycle c
          where c.site_id = ${siteId} and c.order_id = ${orderId})`,
      ),
    )
  return row && toStored(row)
}

/** Lists the subscriptions whose first order was placed by an account, newest first. */
export async function listSubscriptionsOfAccount(
  db: Db,
  siteId: string,
  siteUserId: string,
): Promise<readonly StoredSubscription[]> {
  const rows = await db
    .select()
    .from(subscription)
    .where(
      and(
        eq(subscription.siteId, siteId),
        sql`exists (select from order_buyer b where b.site_id = ${siteId}
          and b.order_id = ${subscription.firstOrderId} and b.site_user_id = ${siteUserId})`,
      ),
    )
    .orderBy(desc(subscription.createdAt), desc(subscription.id))
    .limit(200)
  return rows.map(toStored)
}

/** Finds the account that placed the first order; undefined for a guest. */
export async function findBuyerOfSubscription(
  db: Db,
  siteId: string,
  { firstOrderId }: Pick<StoredSubscription, 'firstOrderId'>,
): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select site_user_id as id from order_buyer
    where site_id = ${siteId} and order_id = ${firstOrderId}
  `)
  return rows[0]?.id
}

export type SubscriptionChange = Partial<
  Omit<typeof subscription.$inferInsert, 'siteId' | 'id' | 'firstOrderId'>
>

/** Updates a subscription that the caller has locked. */
export async function updateSubscription(
  tx: Db,
  siteId: string,
  id: string,
  change: SubscriptionChange,
): Promise<void> {
  await tx
    .update(subscription)
    .set(change)
    .where(and(eq(subscription.siteId, siteId), eq(subscription.id, id)))
}

/** An event of a subscription, for its history. */
export interface SubscriptionEvent {
  readonly id: string
  readonly kind: string
  readonly details: Readonly<Record<string, unknown>>
  readonly happenedAt: Date
}

export async function addSubscriptionEvent(
  tx: Db,
  siteId: string,
  event: {
    readonly subscriptionId: string
    readonly kind: string
    readonly details?: Readonly<Record<string, unknown>>
  },
): Promise<void> {
  await tx.insert(subscriptionEvent).values({ details: {}, ...event, siteId, id: newId() })
}

/** Lists the events of a subscription, newest first. */
export async function listSubscriptionEvents(
  db: Db,
  siteId: string,
  subscriptionId: string,
): Promise<readonly SubscriptionEvent[]> {
  const { id, kind, details, happenedAt } = subscriptionEvent
  return db
    .select({ id, kind, details, happenedAt })
    .from(subscriptionEvent)
    .where(
      and(
        eq(subscriptionEvent.siteId, siteId),
        eq(subscriptionEvent.subscriptionId, subscriptionId),
      ),
    )
    .orderBy(desc(subscriptionEvent.id))
    .limit(500)
}
