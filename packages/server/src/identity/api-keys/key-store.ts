import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { apiKey } from './tables.ts'

const columns = {
  id: apiKey.id,
  name: apiKey.name,
  tokenStart: apiKey.tokenStart,
  scopes: apiKey.scopes,
  createdBy: apiKey.createdBy,
  expiresAt: apiKey.expiresAt,
  lastUsedAt: apiKey.lastUsedAt,
  revokedAt: apiKey.revokedAt,
  createdAt: apiKey.createdAt,
}

/** A key without its hash. */
export type KeyRow = Omit<typeof apiKey.$inferSelect, 'siteId' | 'tokenHash'>

type NewKey = Pick<
  typeof apiKey.$inferInsert,
  'id' | 'name' | 'tokenHash' | 'tokenStart' | 'scopes' | 'createdBy'
>

const isKey = (siteId: string, id: string) => and(eq(apiKey.siteId, siteId), eq(apiKey.id, id))

export async function listKeys(db: Db, siteId: string): Promise<readonly KeyRow[]> {
  return db
    .select(columns)
    .from(apiKey)
    .where(eq(apiKey.siteId, siteId))
    .orderBy(sql`${apiKey.revokedAt} is not null`, desc(apiKey.createdAt), desc(apiKey.id))
}

export async function findKey(db: Db, siteId: string, id: string): Promise<KeyRow | undefined> {
  const [row] = await db.select(columns).from(apiKey).where(isKey(siteId, id))
  return row
}

/** Finds the valid key with a hash, of one site. */
export async function findValidKey(db: Db, siteId: string, tokenHash: Buffer) {
  const [row] = await db
    .select({
      ...columns,
      isUsedNow: sql<boolean>`coalesce(${apiKey.lastUsedAt} >= date_trunc('minute', now()), false)`,
    })
    .from(apiKey)
    .where(
      and(
        eq(apiKey.siteId, siteId),
        eq(apiKey.tokenHash, tokenHash),
        isNull(apiKey.revokedAt),
        sql`(${apiKey.expiresAt} is null or ${apiKey.expiresAt} > now())`,
      ),
    )
  return row
}

/** Records the minute in which a key was used. */
export async function markUsed(db: Db, siteId: string, id: string): Promise<void> {
  await db
    .update(apiKey)
    .set({ lastUsedAt: sql`date_trunc('minute', now())` })
    .where(isKey(siteId, id))
}

/** Returns whether the day after a date, which begins in a time zone, is still to come. */
export async function isToCome(db: Db, date: string, timeZone: string): Promise<boolean> {
  const { rows } = await db.execute<{ isToCome: boolean }>(
    sql`select (${date}::date + 1)::timestamp at time zone ${timeZone} > now() as "isToCome"`,
  )
  return rows[0]?.isToCome ?? false
}

/**
 * Inserts a key that is valid to the end of a day in a time zone, unless the site has `maximum` keys that are not
 * revoked. Returns whether it did.
 */
export async function insertKey(
  db: Db,
  siteId: string,
  row: NewKey,
  limits: {
    readonly maximum: number
    readonly expiresOn: string | null
    readonly timeZone: string
  },
): Promise<boolean> {
  const { maximum, expiresOn, timeZone } = limits
  return db.transaction(async (tx) => {
    // Two at once would both find room.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`api-keys:${siteId}`}))`)
    const [found] = await tx
      .select({ total: count() })
      .from(apiKey)
      .where(and(eq(apiKey.siteId, siteId), isNull(apiKey.revokedAt)))
    if ((found?.total ?? 0) >= maximum) return false
    const expiresAt = sql`(${expiresOn}::date + 1)::timestamp at time zone ${timeZone}`
    await tx.insert(apiKey).values({ ...row, siteId, expiresAt })
    return true
  })
}

/** Revokes a key; one that is revoked keeps its time. Returns whether there is one. */
export async function revokeKey(db: Db, siteId: string, id: string): Promise<boolean> {
  const rows = await db
    .update(apiKey)
    .set({ revokedAt: sql`coalesce(${apiKey.revokedAt}, now())` })
    .where(isKey(siteId, id))
    .returning({ id: apiKey.id })
  return rows.length > 0
}
