import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { idempotency, rateLimit } from './tables.ts'

/** Whether the database answers at all. */
export async function isAnswering(db: Db): Promise<boolean> {
  return db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
}

/** A request that may be repeated: whose it is, and by what a repeat is known. */
export interface RepeatableRequest {
  /** Whose: nobody gets an answer that was another's. */
  readonly scope: string
  readonly key: string
  /** Of what was asked. */
  readonly requestHash: string
}

/**
 * Claims the key for a run of the request, in one statement; false when another run has it. The claim
 * of a run that died is free after five minutes, that of one that ended after 30 days.
 */
export async function claimKey(
  db: Db,
  siteId: string,
  request: RepeatableRequest,
): Promise<boolean> {
  const free = sql`${idempotency.createdAt} < now() - interval '30 days'
    or (${idempotency.status} is null and ${idempotency.requestHash} = excluded.request_hash
      and ${idempotency.createdAt} < now() - interval '5 minutes')`
  const claimed = await db
    .insert(idempotency)
    .values({ siteId, ...request })
    .onConflictDoUpdate({
      target: [idempotency.siteId, idempotency.scope, idempotency.key],
      set: {
        requestHash: sql`excluded.request_hash`,
        status: null,
        body: null,
        createdAt: sql`now()`,
      },
      setWhere: free,
    })
    .returning({ key: idempotency.key })
  return claimed.length > 0
}

export async function claimOf(db: Db, siteId: string, request: RepeatableRequest) {
  const [row] = await db
    .select({
      requestHash: idempotency.requestHash,
      status: idempotency.status,
      body: idempotency.body,
    })
    .from(idempotency)
    .where(isClaim(siteId, request))
  return row
}

export async function keepAnswer(
  db: Db,
  siteId: string,
  request: RepeatableRequest,
  answer: { readonly status: number; readonly body: object },
): Promise<void> {
  await db.update(idempotency).set(answer).where(isClaim(siteId, request))
}

/** Gives the key back: the run changed nothing, and may be tried again at once. */
export async function releaseKey(
  db: Db,
  siteId: string,
  request: RepeatableRequest,
): Promise<void> {
  await db.delete(idempotency).where(isClaim(siteId, request))
}

/** Of all sites: answers that nobody may ask for any more. */
export async function forgetOldAnswers(db: Db): Promise<void> {
  await db.delete(idempotency).where(lt(idempotency.createdAt, sql`now() - interval '30 days'`))
}

function isClaim(siteId: string, { scope, key }: RepeatableRequest) {
  return and(eq(idempotency.siteId, siteId), eq(idempotency.scope, scope), eq(idempotency.key, key))
}

/** Counts one try of what `counted` digests, and tells how many there were and how long they count. */
export async function countTry(
  db: Db,
  siteId: string,
  { counted, perS }: { readonly counted: Buffer; readonly perS: number },
): Promise<{ readonly tries: number; readonly msLeft: number }> {
  const isOver = sql`${rateLimit.expiresAt} <= now()`
  const [row] = await db
    .insert(rateLimit)
    .values({ siteId, counted, tries: 1, expiresAt: sql`now() + make_interval(secs => ${perS})` })
    .onConflictDoUpdate({
      target: [rateLimit.siteId, rateLimit.counted],
      set: {
        tries: sql`case when ${isOver} then 1 else ${rateLimit.tries} + 1 end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${rateLimit.expiresAt} end`,
      },
    })
    .returning({
      tries: rateLimit.tries,
      msLeft: sql<number>`(extract(epoch from ${rateLimit.expiresAt} - now()) * 1000)::float8`,
    })
  if (!row) throw new Error('A try was counted and is not there')
  return row
}

/** One try of what `counted` digests did not count. */
export async function forgiveTry(db: Db, siteId: string, counted: Buffer): Promise<void> {
  const same = and(eq(rateLimit.siteId, siteId), eq(rateLimit.counted, counted))
  // What is kept counts something: the last one goes with its row.
  await db.delete(rateLimit).where(and(same, eq(rateLimit.tries, 1)))
  await db
    .update(rateLimit)
    .set({ tries: sql`${rateLimit.tries} - 1` })
    .where(and(same, gt(rateLimit.tries, 1)))
}

/** Of all sites: counts that have run out. */
export async function forgetOldTries(db: Db): Promise<void> {
  await db.delete(rateLimit).where(lt(rateLimit.expiresAt, sql`now()`))
}
