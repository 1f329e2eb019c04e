import { and, asc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { document, publicationEntry, reviewEntry, scheduleEntry, version } from './tables.ts'

/** What is in the trash of a site, locked until the transaction ends; the longest there first. */
export async function lockTrashed(
  tx: Db,
  siteId: string,
  wanted: { readonly id?: string; readonly limit: number },
): Promise<readonly string[]> {
  const { id, limit } = wanted
  const rows = await tx
    .select({ id: document.id })
    .from(document)
    .where(
      and(
        eq(document.siteId, siteId),
        isNotNull(document.deletedAt),
        id === undefined ? undefined : or(eq(document.id, id), eq(document.collectionId, id)),
      ),
    )
    // Items before the page that holds them, which they name.
    .orderBy(sql`${document.collectionId} is null`, asc(document.deletedAt), asc(document.id))
    .limit(limit)
    .for('update')
  return rows.map((row) => row.id)
}

/** Documents with all that is kept of them: drafts, changes, versions, comments. */
export async function forgetDocuments(
  tx: Db,
  siteId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  // What names their versions goes before them.
  for (const table of [publicationEntry, scheduleEntry, reviewEntry])
    await tx.delete(table).where(and(eq(table.siteId, siteId), inArray(table.documentId, [...ids])))
  await tx
    .delete(version)
    .where(and(eq(version.siteId, siteId), inArray(version.documentId, [...ids])))
  await tx.delete(document).where(and(eq(document.siteId, siteId), inArray(document.id, [...ids])))
}

/** A document in the trash of some site. */
export interface Trashed {
  readonly siteId: string
  readonly id: string
}

/** Of all sites: what went into the trash this long ago, behind `after`. */
export async function longTrashed(
  db: Db,
  wanted: { readonly days: number; readonly limit: number; readonly after: Trashed | undefined },
): Promise<readonly Trashed[]> {
  const { days, limit, after } = wanted
  return db
    .select({ siteId: document.siteId, id: document.id })
    .from(document)
    .where(
      and(
        lt(document.deletedAt, sql`now() - make_interval(days => ${days})`),
        after &&
          sql`(${document.siteId}, ${document.id}) > (${after.siteId}::uuid, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(document.siteId), asc(document.id))
    .limit(limit)
}
