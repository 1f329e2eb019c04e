import { and, count, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
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
  /** The time of the claim with its microseconds, which tells it from later ones. */
  readonly claimedAt: string
}

/** Subscribes a connection to the notifications of new events. */
export async function listenForEvents(client: PoolClient): Promise<void> {
  await client.query('listen outbox')
}

/** The number of tries after which an event is left to the operator. */
const MAX_ATTEMPTS = 25

/**
 * Claims due events of all sites, oldest first, and counts an attempt for each. Those that a process claimed five
 * minutes ago and did not handle are due again: it is gone. Each of them is claimed alone, as it may be the one
 * that ended the process.
 */
export async function claimEvents(db: Db, limit: number): Promise<readonly ClaimedEvent[]> {
  const { rows } = await db.execute<ClaimedEvent>(sql`
    with due as (
      select site_id, id, created_at, claimed_at is not null as is_abandoned from outbox
      where done_at is null and (run_at is null or run_at <= now()) and attempts < ${MAX_ATTEMPTS}
        and (claimed_at is null or claimed_at < now() - interval '5 minutes')
      order by created_at, id limit ${limit} for update skip locked
    ), oldest as (
      select * from due order by created_at, id limit 1
    ), claimed as (
      update outbox o set claimed_at = clock_timestamp(), attempts = o.attempts + 1
      from due, oldest
      where o.site_id = due.site_id and o.id = due.id and (due.id = oldest.id
        or not due.is_abandoned and not oldest.is_abandoned)
      returning o.site_id, o.id, o.topic, o.payload, o.claimed_at, o.created_at
    )
    select site_id as "siteId", id, topic, payload, claimed_at::text as "claimedAt"
    from claimed order by created_at, id
  `)
  return rows
}

/** The claim of an event, which ends when another process claims it. */
type Claim = Pick<ClaimedEvent, 'siteId' | 'id' | 'claimedAt'>

/** Records events as handled. */
export async function markHandled(db: Db, claims: readonly Claim[]): Promise<void> {
  if (claims.length === 0) return
  await db.execute(sql`
    update outbox o set claimed_at = null, done_at = now(), last_error = null
    from ${toRows(claims)} where ${isClaimed}
  `)
}

/** Ends the claim of events that were not begun. */
export async function releaseEvents(db: Db, claims: readonly Claim[]): Promise<void> {
  if (claims.length === 0) return
  await db.execute(sql`
    update outbox o set claimed_at = null, attempts = o.attempts - 1
    from ${toRows(claims)} where ${isClaimed}
  `)
}

/** Ends the claim of an event whose handler failed; the pause before the next try grows with each. */
export async function markFailed(db: Db, claim: Claim, error: string): Promise<void> {
  await db.execute(sql`
    update outbox o set claimed_at = null, last_error = ${error.slice(0, 1_000)},
      run_at = now() + make_interval(secs => exp(least(o.attempts, 10)))
    from ${toRows([claim])} where ${isClaimed}
  `)
}

function toRows(claims: readonly Claim[]): SQL {
  const rows = claims.map(({ siteId, id, claimedAt }) => ({ siteId, id, claimedAt }))
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as k ("siteId" uuid, id uuid, "claimedAt" timestamptz)`
}

const isClaimed = sql`o.site_id = k."siteId" and o.id = k.id and o.claimed_at = k."claimedAt"
  and o.done_at is null`

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
