import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { passkey, passkeyChallenge } from '../tables.ts'

export type PasskeyRow = typeof passkey.$inferSelect
type ChallengeRow = typeof passkeyChallenge.$inferSelect

/** Lists the passkeys of a staff member in the order in which they were added. */
export async function listPasskeys(
  db: Db,
  siteId: string,
  memberId: string,
): Promise<readonly PasskeyRow[]> {
  return db
    .select()
    .from(passkey)
    .where(and(eq(passkey.siteId, siteId), eq(passkey.memberId, memberId)))
    .orderBy(asc(passkey.createdAt), asc(passkey.id))
}

/** Finds a passkey by the id that its authenticator has given it. */
export async function findPasskey(
  db: Db,
  siteId: string,
  credentialId: Buffer,
): Promise<PasskeyRow | undefined> {
  const [found] = await db
    .select()
    .from(passkey)
    .where(and(eq(passkey.siteId, siteId), eq(passkey.credentialId, credentialId)))
  return found
}

/** Stores a passkey. Resolves to false if the site has it already. */
export async function insertPasskey(
  tx: Db,
  siteId: string,
  row: Omit<PasskeyRow, 'siteId' | 'createdAt' | 'lastUsedAt'>,
): Promise<boolean> {
  const inserted = await tx
    .insert(passkey)
    .values({ ...row, siteId })
    .onConflictDoNothing()
    .returning({ id: passkey.id })
  return inserted.length > 0
}

/**
 * Records that a passkey was used. Resolves to false if it is gone, or if it has signed as often before: a copy of it
 * signs, too.
 */
export async function updatePasskeyUsed(
  tx: Db,
  siteId: string,
  { id, counter }: { readonly id: string; readonly counter: bigint },
): Promise<boolean> {
  const isNext = counter === 0n ? eq(passkey.counter, 0n) : lt(passkey.counter, counter)
  const used = await tx
    .update(passkey)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(and(eq(passkey.siteId, siteId), eq(passkey.id, id), isNext))
    .returning({ id: passkey.id })
  return used.length > 0
}

/** Deletes a passkey of a staff member. Resolves to whether they had it. */
export async function deletePasskey(
  tx: Db,
  siteId: string,
  { memberId, id }: { readonly memberId: string; readonly id: string },
): Promise<boolean> {
  const deleted = await tx
    .delete(passkey)
    .where(and(eq(passkey.siteId, siteId), eq(passkey.memberId, memberId), eq(passkey.id, id)))
    .returning({ id: passkey.id })
  return deleted.length > 0
}

/** Deletes all passkeys of a staff member. Resolves to whether they had any. */
export async function deletePasskeys(tx: Db, siteId: string, memberId: string): Promise<boolean> {
  const deleted = await tx
    .delete(passkey)
    .where(and(eq(passkey.siteId, siteId), eq(passkey.memberId, memberId)))
    .returning({ id: passkey.id })
  return deleted.length > 0
}

/** Replaces the passkeys of a site by those of another one, whose place and host it takes. */
export async function copyPasskeys(tx: Db, fromId: string, toId: string): Promise<void> {
  await tx.delete(passkey).where(eq(passkey.siteId, toId))
  const rows = await tx.select().from(passkey).where(eq(passkey.siteId, fromId))
  if (rows.length > 0)
    await tx.insert(passkey).values(rows.map((row) => ({ ...row, siteId: toId })))
}

export async function insertPasskeyChallenge(
  db: Db,
  siteId: string,
  row: Omit<ChallengeRow, 'siteId'>,
): Promise<void> {
  await db.insert(passkeyChallenge).values({ ...row, siteId })
}

/**
 * Deletes a challenge that was signed. Resolves to false if it has expired, was signed before, or was given to another
 * person or for another purpose.
 */
export async function takePasskeyChallenge(
  db: Db,
  siteId: string,
  { challenge, memberId }: Pick<ChallengeRow, 'challenge' | 'memberId'>,
): Promise<boolean> {
  const taken = await db
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.siteId, siteId),
        eq(passkeyChallenge.challenge, challenge),
        sql`${passkeyChallenge.memberId} is not distinct from ${memberId}`,
        gt(passkeyChallenge.expiresAt, sql`now()`),
      ),
    )
    .returning({ memberId: passkeyChallenge.memberId })
  return taken.length > 0
}

/** Deletes the challenges of all sites that were not signed in time. */
export async function deleteExpiredPasskeyChallenges(db: Db): Promise<void> {
  await db.delete(passkeyChallenge).where(lt(passkeyChallenge.expiresAt, sql`now()`))
}
