import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { archiveImport } from './tables.ts'

export type ImportRow = typeof archiveImport.$inferSelect

/** Finds the import of a site, complete or not. */
export async function findImport(db: Db, siteId: string): Promise<ImportRow | undefined> {
  const [row] = await db.select().from(archiveImport).where(eq(archiveImport.siteId, siteId))
  return row
}

export async function beginImport(
  tx: Db,
  row: Pick<ImportRow, 'siteId' | 'digest' | 'madeSite'>,
): Promise<void> {
  await tx.insert(archiveImport).values(row)
}

/** Locks an import until the transaction ends. Returns false if it is complete. */
export async function lockImport(
  tx: Db,
  siteId: string,
  { digest }: { readonly digest: string },
): Promise<boolean> {
  const rows = await tx
    .select({ siteId: archiveImport.siteId })
    .from(archiveImport)
    .where(
      and(
        eq(archiveImport.siteId, siteId),
        eq(archiveImport.digest, digest),
        isNull(archiveImport.endedAt),
      ),
    )
    .for('update')
  return rows.length > 0
}

export async function endImport(tx: Db, siteId: string): Promise<void> {
  await tx
    .update(archiveImport)
    .set({ endedAt: sql`now()` })
    .where(eq(archiveImport.siteId, siteId))
}
