import { and, asc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { document, publicationEntry, reviewEntry, scheduleEntry, version } from '../tables.ts'

/** Moves a document with its items to the trash; returns the ids of those that were not there yet. */
export async function markTrashed(
  db: Db,
  siteId: string,
  id: string,
  memberId: string | null,
): Promise<readonly string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update document set deleted_at = now(), deleted_by = ${memberId}
    where site_id = ${siteId} and (id = ${id} or collection_id = ${id}) and deleted_at is null
    returning id
  `)
  return rows.map((row) => row.id)
}

/** Takes a document out of the trash, with the items that were moved there together with it. */
export async function unmarkTrashed(db: Db, siteId: string, id: string): Promise<void> {
  await db.execute(sql`
    update document doc set deleted_at = null, deleted_by = null
    from document whole
    where whole.site_id = ${siteId} and whole.id = ${id} and doc.site_id = whole.site_id
      and (doc.id = whole.id or doc.collection_id = whole.id)
      and doc.deleted_at = whole.deleted_at
  `)
}

/** Locks documents in the trash of a site until the transaction ends, the oldest first. */
export async function lockTrashedDocuments(
  tx: Db,
  siteId: string,
  filter: { readonly id?: string; readonly limit: number },
): Promise<readonly string[]> {
  const { id, limit } = filter
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
    // Items before their page, which they reference.
    .orderBy(sql`${document.collectionId} is null`, asc(document.deletedAt), asc(document.id))
    .limit(limit)
    .for('update')
  return rows.map((row) => row.id)
}

/** Deletes documents with their drafts, changes, versions and comments. */
export async function deleteDocuments(
  tx: Db,
  siteId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  // The rows that reference their versions first.
  for (const table of [publicationEntry, scheduleEntry, reviewEntry])
    await tx.delete(table).where(and(eq(table.siteId, siteId), inArray(table.documentId, [...ids])))
  await tx
    .delete(version)
    .where(and(eq(version.siteId, siteId), inArray(version.documentId, [...ids])))
  await tx.delete(document).where(and(eq(document.siteId, siteId), inArray(document.id, [...ids])))
}

/** A document in the trash of some site. */
export interface TrashedDocument {
  readonly siteId: string
  readonly id: string
}

/** Lists documents of all sites that were moved to the trash `days` ago, after `after`. */
export async function listExpiredTrash(
  db: Db,
  filter: {
    readonly days: number
    readonly limit: number
    readonly after: TrashedDocument | undefined
  },
): Promise<readonly TrashedDocument[]> {
  const { days, limit, after } = filter
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
