import { and, count, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import type { Db } from '../db/db.ts'
import { newId } from '../db/id.ts'
import { outbox } from './tables.ts'

export interface OutboxEvent {
  readonly topic: string
  /** The key by which an event is emitted only once: "order.placed:<id>". */
  readonly dedupe: string
  readonly payload: Readonly<Record<string, unknown>>
  /** The time before which it is not handled; absent for at once. */
  readonly runAt?: Date | undefined
}

/**
 * Emits an event in the transaction of its cause. Handlers of the topic run after the commit, at least once.
 * An event with a known key is not emitted again.
 */
export async function emitEvent(db: Db, siteId: string, event: OutboxEvent): Promise<void> {
  await db
    .insert(outbox)
    .values({ ...event, siteId, id: newId() })
    .onConflictDoNothing()
}

/** Records an event of a restored site as handled: no handler runs, and it is not emitted again. */
export async function recordHandledEvent(
  tx: Db,
  siteId: string,
  event: OutboxEvent,
): Promise<void> {
  await tx
    .insert(outbox)
    .values({ ...event, siteId, id: newId(), doneAt: sql`now()` })
    .onConflictDoNothing()
}

export interface ClaimedEvent extends Record<string, unknown> {
  readonly siteId: string
  readonly id: string
  readonly topic: string
  readonly payload: OutboxEvent['payload']
}

/** Subscribes a connection to the notifications of new events. */
export async function listenForEvents(client: PoolClient): Promise<void> {
  await client.query('listen outbox')
}

/** The number of tries after which an event is left to the operator. */
const MAX_ATTEMPTS = 25

/**
 * Claims due events of all sites, oldest first. Those that a process claimed five minutes ago and did not handle are due
 * again: it is gone.
 */
export async function claimEvents(db: Db, limit: number): Promise<readonly ClaimedEvent[]> {
  const { rows } = await db.execute<ClaimedEvent>(sql`
    with claimed as (
      update outbox o set claimed_at = clock_timestamp() from (
        select site_id, id from outbox
        where done_at is null and (run_at is null or run_at <= now()) and attempts < ${MAX_ATTEMPTS}
          and (claimed_at is null or claimed_at < now() - interval '5 minutes')
        order by created_at, id limit ${limit} for update skip locked
      ) due where o.site_id = due.site_id and o.id = due.id
      returning o.site_id, o.id, o.topic, o.payload, o.created_at
    )
    select site_id as "siteId", id, topic, payload from claimed order by created_at, id
  `)
  return rows
}

/** Ends the claim of events. With `isDone`, they are handled. */
export async function releaseEvents(
  db: Db,
  events: readonly Pick<ClaimedEvent, 'siteId' | 'id'>[],
  isDone: boolean,
): Promise<void> {
  if (events.length === 0) return
  const keys = JSON.stringify(events.map(({ siteId, id }) => ({ site_id: siteId, id })))
  await db.execute(sql`
    update outbox o set claimed_at = null,
      done_at = case when ${isDone} then now() end,
      attempts = o.attempts + case when ${isDone} then 1 else 0 end,
      last_error = case when ${isDone} then null else o.last_error end
    from jsonb_to_recordset(${keys}::jsonb) as k (site_id uuid, id uuid)
    where o.site_id = k.site_id and o.id = k.id and o.done_at is null
  `)
}

/** Ends the claim of an event whose handler failed; the pause before the next try grows with each. */
export async function markFailed(
  db: Db,
  { siteId, id }: Pick<ClaimedEvent, 'siteId' | 'id'>,
  error: string,
): Promise<void> {
  await db
    .update(outbox)
    .set({
      attempts: sql`attempts + 1`,
      lastError: error.slice(0, 1_000),
      claimedAt: null,
      runAt: sql`now() + make_interval(secs => exp(least(attempts + 1, 10)))`,
    })
    .where(and(eq(outbox.siteId, siteId), eq(outbox.id, id)))
}

/** Counts the events of all sites that are due and not handled yet. */
export async function countPendingEvents(db: Db): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(outbox)
    .where(and(isNull(outbox.doneAt), or(isNull(outbox.runAt), lt(outbox.runAt, sql`now()`))))
  return row?.open ?? 0
}

/** Deletes the events of all sites that were handled a month ago. The audit reads younger ones. */
export async function deleteHandledEvents(db: Db): Promise<void> {
  await db.delete(outbox).where(lt(outbox.doneAt, sql`now() - interval '30 days'`))
}
