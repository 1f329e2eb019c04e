import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { published } from '../tables.ts'

type AccessKind = typeof published.$inferSelect.access

/** Loads the access of a published document by language; empty if it is not published. */
export async function loadPublishedAccess(
  db: Db,
  siteId: string,
  documentId: string,
): Promise<Record<string, AccessKind>> {
  const { locale, access } = published
  const rows = await db
    .select({ locale, access })
    .from(published)
    .where(and(eq(published.siteId, siteId), eq(published.documentId, documentId)))
    .orderBy(asc(locale))
  return Object.fromEntries(rows.map((row) => [row.locale, row.access]))
}
