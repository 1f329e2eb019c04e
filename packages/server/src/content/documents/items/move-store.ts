import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { document, draft, published } from '../tables.ts'

/** Locks the items among these documents that are not in the trash until the transaction ends. */
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

/** Loads the record types that occur among items. */
export async function loadItemRecordTypes(
  tx: Db,
  siteId: string,
  ids: readonly string[],
): Promise<readonly number[]> {
  const rows = await tx
    .selectDistinct({ type: sql<number>`(${draft.body} ->> 'recordType')::int` })
    .from(draft)
    .where(and(eq(draft.siteId, siteId), inArray(draft.documentId, [...ids])))
  return rows.map(({ type }) => type)
}

export async function moveIntoCollection(
  tx: Db,
  siteId: string,
  input: {
    readonly collectionId: string
    readonly ids: readonly string[]
    readonly memberId: string | null
  },
): Promise<void> {
  await tx
    .update(document)
    .set({
      collectionId: input.collectionId,
      updatedBy: input.memberId,
      updatedAt: sql`date_trunc('milliseconds', clock_timestamp())`,
    })
    .where(and(eq(document.siteId, siteId), inArray(document.id, [...input.ids])))
}

/** Loads the drafts of documents. */
export async function loadDrafts(tx: Db, siteId: string, ids: readonly string[]) {
  return tx
    .select({ id: draft.documentId, body: draft.body })
    .from(draft)
    .where(and(eq(draft.siteId, siteId), inArray(draft.documentId, [...ids])))
    .orderBy(asc(draft.documentId))
}

/** Loads the published versions of documents in every language. */
export async function loadPublishedVersions(tx: Db, siteId: string, ids: readonly string[]) {
  const { documentId, locale, versionId, path, publishedAt, publishOn } = published
  return tx
    .select({ documentId, locale, versionId, path, publishedAt, publishOn })
    .from(published)
    .where(and(eq(published.siteId, siteId), inArray(documentId, [...ids])))
    .orderBy(asc(documentId), asc(locale))
}
