import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { document, publication, review, schedule } from '../tables.ts'

/** Returns whether a document of a site was created or changed after `since`. */
export async function hasDocumentsChangedSince(
  db: Db,
  siteId: string,
  since: Date,
): Promise<boolean> {
  const rows = await db
    .select({ id: document.id })
    .from(document)
    .where(and(eq(document.siteId, siteId), gt(document.updatedAt, since)))
    .limit(1)
  return rows.length > 0
}

/** Deletes all documents of a site with their versions and publications. */
export async function deleteAllDocuments(tx: Db, siteId: string): Promise<void> {
  await tx.delete(document).where(eq(document.siteId, siteId))
  await tx.delete(schedule).where(eq(schedule.siteId, siteId))
  await tx.delete(review).where(eq(review.siteId, siteId))
  await tx.delete(publication).where(eq(publication.siteId, siteId))
}
