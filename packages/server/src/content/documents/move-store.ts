import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { document, published } from './tables.ts'

/** Those of these that are items and not in the trash, locked until the transaction ends. */
export async function lockItems(
  tx: Db,
  siteId: string,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly collectionId: string | null }[]> {
  if (ids.length === 0) return []
  return tx
    .select({ id: document.id, collectionId: document.collectionId })
    .from(document)
    .where(
      and(
        eq(document.siteId, siteId),
        inArray(document.id, [...ids]),
        eq(document.kind, 'item'),
        isNull(document.deletedAt),
      ),
    )
    .orderBy(asc(document.id))
    .for('update')
}

export async function putInto(
  tx: Db,
  siteId: string,
  to: {
    readonly collectionId: string
    readonly ids: readonly string[]
    readonly memberId: string | null
  },
): Promise<void> {
  await tx
    .update(document)
    .set({
      collectionId: to.collectionId,
      updatedBy: to.memberId,
      updatedAt: sql`date_trunc('milliseconds', clock_timestamp())`,
    })
    .where(and(eq(document.siteId, siteId), inArray(document.id, [...to.ids])))
}

/** What visitors see of documents, in every language. */
export async function shownVersions(tx: Db, siteId: string, ids: readonly string[]) {
  const { documentId, locale, versionId, path, publishedAt, publishOn } = published
  return tx
    .select({ documentId, locale, versionId, path, publishedAt, publishOn })
    .from(published)
    .where(and(eq(published.siteId, siteId), inArray(documentId, [...ids])))
    .orderBy(asc(documentId), asc(locale))
}

/** What the items of a collection are, those in the trash left out. */
export async function recordsIn(
  db: Db,
  siteId: string,
  collectionId: string,
): Promise<readonly number[]> {
  const { rows } = await db.execute<{ record: number }>(sql`
    select distinct (d.body ->> 'recordType')::int as record
    from document doc join draft d on d.site_id = doc.site_id and d.document_id = doc.id
    where doc.site_id = ${siteId} and doc.collection_id = ${collectionId} and doc.deleted_at is null
  `)
  return rows.map(({ record }) => record)
}
