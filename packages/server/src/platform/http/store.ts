import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { idempotency, rateLimit } from './tables.ts'

/** Returns whether the database responds. */
export async function isDatabaseAvailable(db: Db): Promise<boolean> {
  return db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
}

/** A request that may be repeated: its session, its key, and a hash of it. */
export interface IdempotentRequest {
  /** The session's digest: no session gets the reply of another. */
  readonly scope: string
  readonly key: string
  /** The hash of the request. */
  readonly requestHash: string
}

/** The beginning of the scopes of API keys, whose replies can have personal data. */
export const API_KEY_SCOPE = 'key:'

const LIFETIME = sql`case when ${idempotency.scope} like ${`${API_KEY_SCOPE}%`}
  then interval '24 hours' else interval '30 days' end`

/**
 * Claims the key for a run of the request, in one statement; false if another run has it. The claim of a run
 * that died is free after five minutes, that of a completed run after 30 days, or 24 hours for an API key.
 */
export async function claimKey(
  db: Db,
  siteId: string,
  request: IdempotentRequest,
): Promise<boolean> {
  const free = sql`${idempotency.createdAt} < now() - (${LIFETIME})
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

export async function loadClaim(db: Db, siteId: string, request: IdempotentRequest) {
  const [row] = await db
    .select({
      requestHash: idempotency.requestHash,
      status: idempotency.status,
      body: idempotency.body,
    })
    .from(idempotency)
    .where(matchesClaim(siteId, request))
  return row
}

export async function storeReply(
  db: Db,
  siteId: string,
  request: IdempotentRequest,
  answer: { readonly status: number; readonly body: object },
): Promise<void> {
  await db.update(idempotency).set(answer).where(matchesClaim(siteId, request))
}

/** Releases the key: the run changed nothing and may be repeated at once. */
export async function releaseKey(
  db: Db,
  siteId: string,
  request: IdempotentRequest,
): Promise<void> {
  await db.delete(idempotency).where(matchesClaim(siteId, request))
}

/** Deletes the replies of all sites that are older than 30 days, and those to API keys after 24 hours. */
export async function deleteOldReplies(db: Db): Promise<void> {
  await db.delete(idempotency).where(lt(idempotency.createdAt, sql`now() - (${LIFETIME})`))
}

function matchesClaim(siteId: string, { scope, key }: IdempotentRequest) {
  return and(eq(idempotency.siteId, siteId), eq(idempotency.scope, scope), eq(idempotency.key, key))
}

/**
 * Counts one attempt for the subject with this digest. Returns the number of attempts and the time until they
 * expire.
 */
export async function countAttempt(
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
  if (!row) throw new Error('A counted attempt was not returned')
  return row
}

/**
 * Counts an amount for the subject with this digest, unless it would exceed the limit. Returns whether it was counted,
 * and the time until the count expires.
 */
export async function countAmount(
  db: Db,
  siteId: string,
  given: {
    readonly counted: Buffer
    readonly perS: number
    readonly amount: number
    readonly max: number
  },
): Promise<{ readonly isCounted: boolean; readonly msLeft: number }> {
  const { counted, perS, amount, max } = given
  const isOver = sql`${rateLimit.expiresAt} <= now()`
  const rows = await db
    .insert(rateLimit)
    .values({
      ...{ siteId, counted, tries: amount },
      expiresAt: sql`now() + make_interval(secs => ${perS})`,
    })
    .onConflictDoUpdate({
      target: [rateLimit.siteId, rateLimit.counted],
      set: {
        tries: sql`case when ${isOver} then excluded.tries else ${rateLimit.tries} + excluded.tries end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${rateLimit.expiresAt} end`,
      },
      setWhere: sql`${isOver} or ${rateLimit.tries} + excluded.tries <= ${max}`,
    })
    .returning({ tries: rateLimit.tries })
  const { msLeft } = await loadAmount(db, siteId, counted)
  return { isCounted: rows.length > 0, msLeft }
}

/** Loads the amount that is counted for a subject, 0 if there is none, and the time until it expires. */
export async function loadAmount(
  db: Db,
  siteId: string,
  counted: Buffer,
): Promise<{ readonly amount: number; readonly msLeft: number }> {
  const [row] = await db
    .select({
      amount: rateLimit.tries,
      msLeft: sql<number>`(extract(epoch from ${rateLimit.expiresAt} - now()) * 1000)::float8`,
    })
    .from(rateLimit)
    .where(
      and(
        eq(rateLimit.siteId, siteId),
        eq(rateLimit.counted, counted),
        gt(rateLimit.expiresAt, sql`now()`),
      ),
    )
  return row ?? { amount: 0, msLeft: 0 }
}

/** Takes back one attempt. */
export async function refundAttempt(db: Db, siteId: string, counted: Buffer): Promise<void> {
  const same = and(eq(rateLimit.siteId, siteId), eq(rateLimit.counted, counted))
  // A row counts at least one attempt: the last one is deleted with its row.
  await db.delete(rateLimit).where(and(same, eq(rateLimit.tries, 1)))
  await db
    .update(rateLimit)
    .set({ tries: sql`${rateLimit.tries} - 1` })
    .where(and(same, gt(rateLimit.tries, 1)))
}

/** Deletes the expired counts of all sites. */
export async function deleteExpiredRateLimits(db: Db): Promise<void> {
  await db.delete(rateLimit).where(lt(rateLimit.expiresAt, sql`now()`))
}
