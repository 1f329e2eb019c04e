import { and, count, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { newId } from '../db/id.ts'
import { outbox } from './tables.ts'

export interface OutboxEvent {
  readonly topic: string
  /** Names the fact, so that it is told once: "order.placed:<id>". */
  readonly dedupe: string
  readonly payload: Readonly<Record<string, unknown>>
}

/**
 * Says, in the transaction of the business, what happened. Whoever handles the topic hears of it after
 * the commit, at least once. The same fact told again is not told.
 */
export async function tell(db: Db, siteId: string, event: OutboxEvent): Promise<void> {
  await db
    .insert(outbox)
    .values({ ...event, siteId, id: newId() })
    .onConflictDoNothing()
}

export interface OutboxRow extends OutboxEvent {
  readonly id: string
  readonly isDone: boolean
}

export async function outboxRow(
  db: Db,
  siteId: string,
  id: string,
): Promise<OutboxRow | undefined> {
  const [row] = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.siteId, siteId), eq(outbox.id, id)))
  if (!row) return undefined
  const payload = row.payload as Record<string, unknown> // written by `tell` alone
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
 * Of all sites: events whose job was begun and not ended, by a process that is gone: the queue would
 * wait four hours for it. They are told again.
 */
export async function takeUpAbandoned(db: Db): Promise<void> {
  await db.execute(sql`
    select graphile_worker.add_job('outbox',
      json_build_object('siteId', o.site_id, 'id', o.id), job_key := j.key)
    from graphile_worker.jobs j join outbox o on 'outbox:' || o.id = j.key
    where o.done_at is null and j.locked_at < now() - interval '5 minutes'
  `)
}

/** How much of what happened is not handled yet, on all sites: for whoever runs the machine. */
export async function backlog(db: Db): Promise<number> {
  const [row] = await db.select({ open: count() }).from(outbox).where(isNull(outbox.doneAt))
  return row?.open ?? 0
}

/** Of all sites: what was handled a month ago. The auditor looks for younger ones. */
export async function forgetDoneEvents(db: Db): Promise<void> {
  await db.delete(outbox).where(lt(outbox.doneAt, sql`now() - interval '30 days'`))
}
