import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { reportLink } from './tables.ts'

const columns = {
  id: reportLink.id,
  name: reportLink.name,
  createdAt: reportLink.createdAt,
  lastOpenedAt: reportLink.lastOpenedAt,
}

/** A link without the digest of its token. */
export type LinkRow = Omit<typeof reportLink.$inferSelect, 'siteId' | 'tokenHash'>

/** Lists the links of a site, newest first. */
export async function listLinks(db: Db, siteId: string): Promise<readonly LinkRow[]> {
  return db
    .select(columns)
    .from(reportLink)
    .where(eq(reportLink.siteId, siteId))
    .orderBy(desc(reportLink.createdAt), desc(reportLink.id))
}

/** Inserts a link unless the site has `maximum` links. Returns its row; undefined if there was no room. */
export async function insertLink(
  db: Db,
  siteId: string,
  row: Pick<typeof reportLink.$inferInsert, 'id' | 'name' | 'tokenHash'>,
  maximum: number,
): Promise<LinkRow | undefined> {
  return db.transaction(async (tx) => {
    // Two at once would both find room.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`report-links:${siteId}`}))`)
    const [found] = await tx
      .select({ total: count() })
      .from(reportLink)
      .where(eq(reportLink.siteId, siteId))
    if ((found?.total ?? 0) >= maximum) return undefined
    const [inserted] = await tx
      .insert(reportLink)
      .values({ ...row, siteId })
      .returning(columns)
    return inserted
  })
}

/** Deletes a link. Returns whether there was one. */
export async function deleteLink(db: Db, siteId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(reportLink)
    .where(and(eq(reportLink.siteId, siteId), eq(reportLink.id, id)))
    .returning({ id: reportLink.id })
  return rows.length > 0
}

/** Returns whether a site has a link with this digest, and records the hour in which it was used. */
export async function useLink(db: Db, siteId: string, tokenHash: Buffer): Promise<boolean> {
  const isLink = and(eq(reportLink.siteId, siteId), eq(reportLink.tokenHash, tokenHash))
  const [row] = await db
    .select({
      isUsedNow: sql<boolean>`coalesce(${reportLink.lastOpenedAt} >= date_trunc('hour', now()), false)`,
    })
    .from(reportLink)
    .where(isLink)
  if (row && !row.isUsedNow)
    await db
      .update(reportLink)
      .set({ lastOpenedAt: sql`date_trunc('hour', now())` })
      .where(isLink)
  return row !== undefined
}
