import type { JsonObject } from '@vitrine/page'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { prepared } from '../../../platform/db/prepared.ts'
import { draft, version } from '../tables.ts'

const texts = prepared((db) =>
  db
    .select({ id: version.id, text: sql<string>`${version.body}::text` })
    .from(version)
    .where(
      and(
        eq(version.siteId, sql.placeholder('siteId')),
        sql`${version.id} = any(${sql.placeholder('ids')}::uuid[])`,
      ),
    )
    .prepare('documents_body_texts'),
)

/** Loads the bodies of versions as JSON text. */
export async function loadVersionTexts(
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly text: string }[]> {
  return texts(db).execute({ siteId, ids: [...ids] })
}

/** Loads the bodies of drafts as JSON text. */
export async function loadDraftTexts(
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly text: string }[]> {
  return db
    .select({ id: draft.documentId, text: sql<string>`${draft.body}::text` })
    .from(draft)
    .where(and(eq(draft.siteId, siteId), inArray(draft.documentId, [...ids])))
}

/**
 * Loads all bodies of a document that visitors or staff can see: its draft and each published
 * version.
 */
export async function loadVisibleBodies(
  db: Db,
  siteId: string,
  documentId: string,
): Promise<readonly JsonObject[]> {
  const { rows } = await db.execute<{ body: JsonObject }>(sql`
    select body from draft where site_id = ${siteId} and document_id = ${documentId}
    union all
    select body from version where site_id = ${siteId} and id in (
      select version_id from published where site_id = ${siteId} and document_id = ${documentId})
  `)
  return rows.map(({ body }) => body)
}
