import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { rootCategory } from './tables.ts'

/** Inserts the root category of an existing store; resolves to false if it has one. */
export async function putRootCategory(
  db: Db,
  siteId: string,
  row: Omit<typeof rootCategory.$inferInsert, 'siteId'>,
): Promise<boolean> {
  const made = await db
    .insert(rootCategory)
    .values({ ...row, siteId })
    .onConflictDoNothing()
    .returning({ id: rootCategory.id })
  return made.length > 0
}

/** Lists the root categories of a site’s stores. */
export async function rootCategories(db: Db, siteId: string) {
  return db
    .select({
      collectionId: rootCategory.collectionId,
      id: rootCategory.id,
      displayName: rootCategory.displayName,
    })
    .from(rootCategory)
    .where(eq(rootCategory.siteId, siteId))
    .orderBy(asc(rootCategory.collectionId))
}

/** Locks the names of a collection's tags and categories until the transaction ends. */
export async function lockWords(tx: Db, siteId: string, collectionId: string): Promise<void> {
  const key = `words ${siteId} ${collectionId}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}
