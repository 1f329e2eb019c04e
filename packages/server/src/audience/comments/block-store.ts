import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { commentBlock } from './tables.ts'

/** In the order of their letters. */
export async function blocksOf(db: Db, siteId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ entry: commentBlock.entry })
    .from(commentBlock)
    .where(eq(commentBlock.siteId, siteId))
    .orderBy(asc(commentBlock.entry))
  return rows.map(({ entry }) => entry)
}

/** Those and no others. */
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
