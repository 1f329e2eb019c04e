import { and, count, eq, isNull, lt, or, sql } from 'drizzle-orm'
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

export interface OutboxRow extends OutboxEvent {
  readonly id: string
  readonly isDone: boolean
}

export async function findOutboxEvent(
  db: Db,
  siteId: string,
  id: string,
): Promise<OutboxRow | undefined> {
  const [row] = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.siteId, siteId), eq(outbox.id, id)))
  if (!row) return undefined
  const payload = row.payload as Record<string, unknown> // only `emitEvent` writes it
  return { id, topic: row.topic, dedupe: row.dedupe, payload, isDone: row.doneAt !== null }
}

export async function markDone(db: Db, siteId: string, id: string): Promise<void> {
  await db
    .update(outbox)
    .set({ doneAt: sql`now()`, attempts: sql`attempts + 1`, lastError: null })
    .where(and(eq(outbox.siteId, siteId), eq(outbox.id, id)))
}

export async function markFailed(db: Db, siteId: string, id: string, error: string): Promise<void> {
  await db
    .update(outbox)
    .set({ attempts: sql`attempts + 1`, lastError: error.slice(0, 1_000) })
    .where(and(eq(outbox.siteId, siteId), eq(outbox.id, id)))
}

/**
 * Requeues the events of all sites whose job was started by a process that is gone: the queue itself would
 * wait four hours.
 */
export async function requeueAbandonedEvents(db: Db): Promise<void> {
  await db.execute(sql`
    select graphile_worker.add_job('outbox',
      json_build_object('siteId', o.site_id, 'id', o.id), job_key := j.key)
    from graphile_worker.jobs j join outbox o on 'outbox:' || o.id = j.key
    where o.done_at is null and j.locked_at < now() - interval '5 minutes'
  `)
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
