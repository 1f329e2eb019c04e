import type { DocumentKind, JsonObject } from '@vitrine/page'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'

/** A draft with its body. */
export interface DraftRow extends Record<string, unknown> {
  readonly documentId: string
  readonly kind: DocumentKind
  readonly collectionId: string | null
  readonly rev: number
  readonly body: JsonObject
}

/** Finds a draft outside of the trash by its id, or the site's only one of a kind. */
export async function findDraft(
  db: Db,
  siteId: string,
  key: { readonly documentId: string } | { readonly kind: DocumentKind },
): Promise<DraftRow | undefined> {
  const condition = 'kind' in key ? sql`doc.kind = ${key.kind}` : sql`doc.id = ${key.documentId}`
  const { rows } = await db.execute<DraftRow>(sql`
    select doc.id as "documentId", doc.kind, doc.collection_id as "collectionId", d.rev, d.body
    from document doc join draft d on d.site_id = doc.site_id and d.document_id = doc.id
    where doc.site_id = ${siteId} and doc.deleted_at is null and ${condition} limit 1
  `)
  return rows[0]
}
