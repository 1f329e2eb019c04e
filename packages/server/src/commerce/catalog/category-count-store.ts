import { and, count, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { category } from './tables.ts'

/** Counts the categories of a shop at every depth. */
export async function countCategories(
  db: Db,
  siteId: string,
  collectionId: string,
): Promise<number> {
  const [found] = await db
    .select({ categories: count() })
    .from(category)
    .where(and(eq(category.siteId, siteId), eq(category.collectionId, collectionId)))
  return found?.categories ?? 0
}
