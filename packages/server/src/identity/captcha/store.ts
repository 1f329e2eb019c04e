import { lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { captchaSolution } from './tables.ts'

/** Inserts a solution. Returns false if it was inserted before; waits for a concurrent insert. */
export async function insertSolution(
  tx: Db,
  siteId: string,
  row: { readonly digest: Buffer; readonly expiresAt: Date },
): Promise<boolean> {
  const put = await tx
    .insert(captchaSolution)
    .values({ siteId, ...row })
    .onConflictDoNothing()
    .returning({ digest: captchaSolution.digest })
  return put.length > 0
}

/** Deletes the expired solutions of all sites. */
export async function deleteExpiredSolutions(db: Db): Promise<void> {
  await db.delete(captchaSolution).where(lt(captchaSolution.expiresAt, sql`now()`))
}
