import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { commentBlock } from './tables.ts'

/** Lists the blocked entries in alphabetical order. */
export async function listBlockedEntries(db: Db, siteId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ entry: commentBlock.entry })
    .from(commentBlock)
    .where(eq(commentBlock.siteId, siteId))
    .orderBy(asc(commentBlock.entry))
  return rows.map(({ entry }) => entry)
}

/** Replaces the blocklist. */
export async function replaceBlocks(
  tx: Db,
  siteId: string,
  entries: readonly string[],
): Promise<void> {
  await tx.delete(commentBlock).where(eq(commentBlock.siteId, siteId))
  if (entries.length === 0) return
  await tx
    .insert(commentBlock)
    .values(entries.map((entry) => ({ siteId, entry })))
    .onConflictDoNothing()
}
