import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { documentLike } from './tables.ts'

interface Like {
  readonly documentId: string
  readonly visitor: Buffer
}

/** Twice is once. The count is the database's own work. */
export async function addLike(db: Db, siteId: string, given: Like): Promise<void> {
  await db
    .insert(documentLike)
    .values({ ...given, siteId })
    .onConflictDoNothing()
}

export async function removeLike(
  db: Db,
  siteId: string,
  { documentId, visitor }: Like,
): Promise<void> {
  await db
    .delete(documentLike)
    .where(
      and(
        eq(documentLike.siteId, siteId),
        eq(documentLike.documentId, documentId),
        eq(documentLike.visitor, visitor),
      ),
    )
}
