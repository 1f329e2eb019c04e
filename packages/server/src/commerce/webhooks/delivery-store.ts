import type { webhookDeliveryStates } from '@vitrine/contract'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { webhookDelivery } from './tables.ts'

export type DeliveryRow = typeof webhookDelivery.$inferSelect

/** The seconds after which a delivery is sent again whose process has ended. */
const LEASE_S = 60

type NewDelivery = Pick<
  DeliveryRow,
  'endpointId' | 'eventId' | 'eventType' | 'objectId' | 'happenedAt' | 'payload'
>

/** Inserts the delivery of an event to a webhook, once. */
export async function putDelivery(db: Db, siteId: string, row: NewDelivery): Promise<void> {
  await db
    .insert(webhookDelivery)
    .values({ ...row, siteId, id: newId() })
    .onConflictDoNothing()
}

/** Inserts a test or a replay, which its caller sends at once. */
export async function insertManualDelivery(
  db: Db,
  siteId: string,
  row: NewDelivery,
): Promise<string> {
  const id = newId()
  const lockedUntil = sql`now() + make_interval(secs => ${LEASE_S})`
  await db.insert(webhookDelivery).values({ ...row, siteId, id, isManual: true, lockedUntil })
  return id
}

/** A delivery that its caller sends. */
export interface ClaimedDelivery extends Record<string, unknown> {
  readonly siteId: string
  readonly id: string
}

/**
 * Claims deliveries of all sites that are due, so that no other process sends them. A delivery waits for the earlier ones
 * about the same object, and a webhook has a part of the deliveries only. Replays by filter come after what happens now, and wait
 * while their webhook is off.
 */
export async function claimDeliveries(
  db: Db,
  { limit, perEndpoint }: { readonly limit: number; readonly perEndpoint: number },
): Promise<readonly ClaimedDelivery[]> {
  const { rows } = await db.execute<ClaimedDelivery>(sql`
    with due as (
      select d.site_id, d.id, d.next_attempt_at,
        row_number() over (
          partition by d.site_id, d.endpoint_id order by d.replay_id is not null, d.happened_at) as place
      from webhook_delivery d
        join webhook_endpoint w on w.site_id = d.site_id and w.id = d.endpoint_id
      where d.state = 'pending' and d.next_attempt_at <= now()
        and (d.locked_until is null or d.locked_until < now())
        and (w.is_on or (d.is_manual and d.replay_id is null))
        and (d.is_manual or not exists (
          select from webhook_delivery e
          where e.site_id = d.site_id and e.endpoint_id = d.endpoint_id and e.object_id = d.object_id
            and e.happened_at < d.happened_at and e.state = 'pending' and not e.is_manual))
        and (d.replay_id is null or not exists (
          select from webhook_delivery r
          where r.site_id = d.site_id and r.endpoint_id = d.endpoint_id and r.object_id = d.object_id
            and r.happened_at < d.happened_at and r.state = 'pending' and r.replay_id is not null))
    ), claimed as (
      select x.site_id, x.id from webhook_delivery x join due using (site_id, id)
      where due.place <= ${perEndpoint} and x.state = 'pending'
        and (x.locked_until is null or x.locked_until < now())
      order by due.next_attempt_at limit ${limit}
      for update of x skip locked
    )
    update webhook_delivery u set locked_until = now() + make_interval(secs => ${LEASE_S})
    from claimed where u.site_id = claimed.site_id and u.id = claimed.id
    returning u.site_id as "siteId", u.id
  `)
  return rows
}

export async function findDelivery(
  db: Db,
  siteId: string,
  id: string,
): Promise<DeliveryRow | undefined> {
  const [row] = await db
    .select()
    .from(webhookDelivery)
    .where(and(eq(webhookDelivery.siteId, siteId), eq(webhookDelivery.id, id)))
  return row
}

/** The result of an attempt. */
export interface Attempt extends Pick<DeliveryRow, 'durationMs' | 'status' | 'error' | 'response'> {
  readonly state: (typeof webhookDeliveryStates)[number]
  /** The seconds until the next attempt; null if there is none. */
  readonly retryAfterS: number | null
}

/** Records an attempt, and releases the delivery. */
export async function recordAttempt(
  db: Db,
  siteId: string,
  id: string,
  { retryAfterS, ...attempt }: Attempt,
): Promise<void> {
  await db
    .update(webhookDelivery)
    .set({
      ...attempt,
      attempts: sql`${webhookDelivery.attempts} + 1`,
      attemptedAt: sql`now()`,
      lockedUntil: null,
      ...(retryAfterS !== null && {
        nextAttemptAt: sql`now() + make_interval(secs => ${retryAfterS})`,
      }),
    })
    .where(and(eq(webhookDelivery.siteId, siteId), eq(webhookDelivery.id, id)))
}

interface ListInput {
  readonly endpointId: string
  readonly state: Attempt['state'] | undefined
  /** The ID of the last delivery of the page before; undefined for the first page. */
  readonly after: string | undefined
  readonly limit: number
}

/** Lists deliveries of a webhook, newest first: IDs are in the order of time. */
export async function listDeliveries(
  db: Db,
  siteId: string,
  { endpointId, state, after, limit }: ListInput,
): Promise<readonly DeliveryRow[]> {
  return db
    .select()
    .from(webhookDelivery)
    .where(
      and(
        eq(webhookDelivery.siteId, siteId),
        eq(webhookDelivery.endpointId, endpointId),
        state && eq(webhookDelivery.state, state),
        after === undefined ? undefined : lt(webhookDelivery.id, after),
      ),
    )
    .orderBy(desc(webhookDelivery.id))
    .limit(limit)
}

/** Deletes the deliveries of all sites that are 30 days old. */
export async function deleteOldDeliveries(db: Db): Promise<void> {
  await db
    .delete(webhookDelivery)
    .where(lt(webhookDelivery.createdAt, sql`now() - interval '30 days'`))
}
