import type { WebhookEvent } from '@vitrine/model'
import { and, arrayContains, asc, count, eq, isNull, max, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { webhookDelivery, webhookEndpoint } from './tables.ts'

export type EndpointRow = typeof webhookEndpoint.$inferSelect

const isEndpoint = (siteId: string, id: string) =>
  and(eq(webhookEndpoint.siteId, siteId), eq(webhookEndpoint.id, id))

export async function listEndpoints(db: Db, siteId: string): Promise<readonly EndpointRow[]> {
  return db
    .select()
    .from(webhookEndpoint)
    .where(eq(webhookEndpoint.siteId, siteId))
    .orderBy(asc(webhookEndpoint.createdAt), asc(webhookEndpoint.id))
}

/** Finds the time of the last attempt of each webhook that had one. */
export async function findLastAttempts(
  db: Db,
  siteId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: webhookDelivery.endpointId, at: max(webhookDelivery.attemptedAt) })
    .from(webhookDelivery)
    .where(eq(webhookDelivery.siteId, siteId))
    .groupBy(webhookDelivery.endpointId)
  return new Map(rows.flatMap(({ id, at }) => (at === null ? [] : [[id, at]])))
}

export async function findEndpoint(
  db: Db,
  siteId: string,
  id: string,
): Promise<EndpointRow | undefined> {
  const [row] = await db.select().from(webhookEndpoint).where(isEndpoint(siteId, id))
  return row
}

/** Lists the webhooks that are on and want an event. */
export async function listSubscribed(
  db: Db,
  siteId: string,
  event: WebhookEvent,
): Promise<readonly Pick<EndpointRow, 'id'>[]> {
  return db
    .select({ id: webhookEndpoint.id })
    .from(webhookEndpoint)
    .where(
      and(
        eq(webhookEndpoint.siteId, siteId),
        eq(webhookEndpoint.isOn, true),
        arrayContains(webhookEndpoint.events, [event]),
      ),
    )
}

/** Inserts a webhook, unless the site has `maximum` already. Returns whether it did. */
export async function insertEndpoint(
  db: Db,
  siteId: string,
  row: Pick<EndpointRow, 'id' | 'address' | 'events' | 'secretId'>,
  maximum: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Two at once would both find room.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`webhooks:${siteId}`}))`)
    const [found] = await tx
      .select({ total: count() })
      .from(webhookEndpoint)
      .where(eq(webhookEndpoint.siteId, siteId))
    if ((found?.total ?? 0) >= maximum) return false
    await tx.insert(webhookEndpoint).values({ ...row, siteId })
    return true
  })
}

/** Updates a webhook, and returns it; undefined if there is none. One that is turned on begins without failures. */
export async function updateEndpoint(
  db: Db,
  siteId: string,
  id: string,
  change: Pick<EndpointRow, 'address' | 'events' | 'isOn'>,
): Promise<EndpointRow | undefined> {
  const isTurnedOn = sql`(${change.isOn} and not ${webhookEndpoint.isOn})`
  const keep = (column: 'failingSince' | 'warnedAt' | 'disabledAt') =>
    sql`case when ${isTurnedOn} then null else ${webhookEndpoint[column]} end`
  const [row] = await db
    .update(webhookEndpoint)
    .set({
      ...change,
      failingSince: keep('failingSince'),
      warnedAt: keep('warnedAt'),
      disabledAt: keep('disabledAt'),
    })
    .where(isEndpoint(siteId, id))
    .returning()
  return row
}

/** Gives a webhook another secret, and keeps the present one for some hours. */
export async function replaceSecret(
  db: Db,
  siteId: string,
  id: string,
  { secretId, hours }: { readonly secretId: string; readonly hours: number },
): Promise<EndpointRow | undefined> {
  const [row] = await db
    .update(webhookEndpoint)
    .set({
      secretId,
      earlierSecretId: sql`${webhookEndpoint.secretId}`,
      earlierUntil: sql`now() + make_interval(hours => ${hours})`,
    })
    .where(isEndpoint(siteId, id))
    .returning()
  return row
}

/** Deletes a webhook with its deliveries. Returns whether there was one. */
export async function deleteEndpoint(db: Db, siteId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(webhookEndpoint)
    .where(isEndpoint(siteId, id))
    .returning({ id: webhookEndpoint.id })
  return rows.length > 0
}

/** Records that a delivery arrived: the webhook fails no more. */
export async function markWorking(db: Db, siteId: string, id: string): Promise<void> {
  await db
    .update(webhookEndpoint)
    .set({ failingSince: null, warnedAt: null })
    .where(isEndpoint(siteId, id))
}

/** Records that a delivery failed. Returns since when the webhook fails; undefined if it is off or gone. */
export async function markFailing(
  db: Db,
  siteId: string,
  id: string,
): Promise<EndpointRow | undefined> {
  const [row] = await db
    .update(webhookEndpoint)
    .set({ failingSince: sql`coalesce(${webhookEndpoint.failingSince}, now())` })
    .where(and(isEndpoint(siteId, id), eq(webhookEndpoint.isOn, true)))
    .returning()
  return row
}

/** Records that staff were warned of a failing webhook. Returns whether they were not before. */
export async function markWarned(db: Db, siteId: string, id: string): Promise<boolean> {
  const rows = await db
    .update(webhookEndpoint)
    .set({ warnedAt: sql`now()` })
    .where(and(isEndpoint(siteId, id), isNull(webhookEndpoint.warnedAt)))
    .returning({ id: webhookEndpoint.id })
  return rows.length > 0
}

/** Turns off a webhook that fails. Returns whether it was on. */
export async function disableEndpoint(db: Db, siteId: string, id: string): Promise<boolean> {
  const rows = await db
    .update(webhookEndpoint)
    .set({ isOn: false, disabledAt: sql`now()` })
    .where(and(isEndpoint(siteId, id), eq(webhookEndpoint.isOn, true)))
    .returning({ id: webhookEndpoint.id })
  return rows.length > 0
}
