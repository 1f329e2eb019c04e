import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { newsletterRefusal } from './tables.ts'

/** Who has said so already has. */
export async function putRefusal(db: Db, siteId: string, emailHash: Buffer): Promise<void> {
  await db.insert(newsletterRefusal).values({ siteId, emailHash }).onConflictDoNothing()
}

export async function hasRefused(db: Db, siteId: string, emailHash: Buffer): Promise<boolean> {
  const found = await db
    .select({ at: newsletterRefusal.createdAt })
    .from(newsletterRefusal)
    .where(and(eq(newsletterRefusal.siteId, siteId), eq(newsletterRefusal.emailHash, emailHash)))
  return found.length > 0
}

export async function deleteRefusal(db: Db, siteId: string, emailHash: Buffer): Promise<void> {
  await db
    .delete(newsletterRefusal)
    .where(and(eq(newsletterRefusal.siteId, siteId), eq(newsletterRefusal.emailHash, emailHash)))
}

/** So many are asked for at once. */
const BATCH = 1_000

/** Those of the digests that are written down, in hexadecimal. */
export async function refusedAmong(
  db: Db,
  siteId: string,
  digests: readonly Buffer[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (let from = 0; from < digests.length; from += BATCH) {
    const rows = await db
      .select({ emailHash: newsletterRefusal.emailHash })
      .from(newsletterRefusal)
      .where(
        and(
          eq(newsletterRefusal.siteId, siteId),
          inArray(newsletterRefusal.emailHash, digests.slice(from, from + BATCH)),
        ),
      )
    for (const { emailHash } of rows) found.add(emailHash.toString('hex'))
  }
  return found
}
