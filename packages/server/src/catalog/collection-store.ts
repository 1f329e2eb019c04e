import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { collection } from './tables.ts'

export async function setCollection(
  db: Db,
  siteId: string,
  row: Omit<typeof collection.$inferInsert, 'siteId'> & { readonly id: string },
): Promise<void> {
  const { urlId, title, description } = row
  await db
    .insert(collection)
    .values({ ...row, siteId })
    .onConflictDoUpdate({
      target: [collection.siteId, collection.id],
      set: { urlId, title, description, enabled: true },
    })
}

export async function setEnabled(
  db: Db,
  siteId: string,
  id: string,
  enabled: boolean,
): Promise<void> {
  await db
    .update(collection)
    .set({ enabled })
    .where(and(eq(collection.siteId, siteId), eq(collection.id, id)))
}
