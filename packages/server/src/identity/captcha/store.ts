import { lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { captchaSolution } from './tables.ts'

/** False when it was put there before; who does so at the same time waits for the first. */
export async function putSolution(
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

/** Of all sites: what counts nowhere any more. */
export async function forgetOldSolutions(db: Db): Promise<void> {
  await db.delete(captchaSolution).where(lt(captchaSolution.expiresAt, sql`now()`))
}
