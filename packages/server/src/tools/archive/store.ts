import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { archiveImport } from './tables.ts'

export type ImportRow = typeof archiveImport.$inferSelect

/** The import that a site came out of, or is about to. */
export async function importInto(db: Db, siteId: string): Promise<ImportRow | undefined> {
  const [row] = await db.select().from(archiveImport).where(eq(archiveImport.siteId, siteId))
  return row
}

export async function beginImport(
  tx: Db,
  row: Pick<ImportRow, 'siteId' | 'digest' | 'madeSite'>,
): Promise<void> {
  await tx.insert(archiveImport).values(row)
}

/** Until the transaction ends, nobody else works on the import. False when it has ended. */
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
