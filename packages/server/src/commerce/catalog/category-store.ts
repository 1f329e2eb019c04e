import { and, asc, count, eq, isNull } from 'drizzle-orm'
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

/**
 * Returns the id of the category with this name below its parent, or else of that with this address, and inserts it if
 * there is none. A category keeps its address if its name changes with the language of the site.
 */
export async function ensureCategory(
  db: Db,
  siteId: string,
  row: Omit<typeof category.$inferInsert, 'siteId'>,
): Promise<string> {
  const [named] = await db
    .select({ id: category.id })
    .from(category)
    .where(
      and(
        eq(category.siteId, siteId),
        eq(category.collectionId, row.collectionId),
        row.parentId ? eq(category.parentId, row.parentId) : isNull(category.parentId),
        eq(category.displayName, row.displayName),
      ),
    )
    .orderBy(asc(category.id))
    .limit(1)
  if (named) return named.id
  const [found] = await db
    .insert(category)
    .values({ ...row, siteId })
    .onConflictDoUpdate({
      target: [category.siteId, category.collectionId, category.parentId, category.urlId],
      // Touches the row so that it is returned, and changes nothing.
      set: { urlId: row.urlId },
    })
    .returning({ id: category.id })
  if (!found) throw new Error('An upsert returns its row')
  return found.id
}
