import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { pendingSignIn } from '../tables.ts'

export type PendingSignInRow = typeof pendingSignIn.$inferSelect

export async function insertPendingSignIn(
  db: Db,
  siteId: string,
  row: Omit<PendingSignInRow, 'siteId'>,
): Promise<void> {
  await db.insert(pendingSignIn).values({ ...row, siteId })
}

/** Finds the sign-in that waits in the browser with a token; undefined once it has expired. */
export async function findPendingSignIn(
  db: Db,
  siteId: string,
  tokenHash: Buffer,
): Promise<PendingSignInRow | undefined> {
  const [found] = await db
    .select()
    .from(pendingSignIn)
    .where(
      and(
        eq(pendingSignIn.siteId, siteId),
        eq(pendingSignIn.tokenHash, tokenHash),
        gt(pendingSignIn.expiresAt, sql`now()`),
      ),
    )
  return found
}

/** Deletes a sign-in that waited. Resolves to false if it is gone: of two concurrent requests one succeeds. */
export async function takePendingSignIn(
  tx: Db,
  siteId: string,
  tokenHash: Buffer,
): Promise<boolean> {
  const taken = await tx
    .delete(pendingSignIn)
    .where(
      and(
        eq(pendingSignIn.siteId, siteId),
        eq(pendingSignIn.tokenHash, tokenHash),
        gt(pendingSignIn.expiresAt, sql`now()`),
      ),
    )
    .returning({ memberId: pendingSignIn.memberId })
  return taken.length > 0
}

/** Deletes the sign-ins of all sites that waited too long. */
export async function deleteExpiredPendingSignIns(db: Db): Promise<void> {
  await db.delete(pendingSignIn).where(lt(pendingSignIn.expiresAt, sql`now()`))
}
