import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { documentLike } from './tables.ts'

interface Like {
  readonly documentId: string
  readonly visitor: Buffer
}

/** Adds a like; a visitor's second like changes nothing. A trigger updates the count. */
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
