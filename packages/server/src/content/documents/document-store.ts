import type { DocumentKind, JsonObject } from '@vitrine/page'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import type { Listing } from './listing.ts'
import { document, draft } from './tables.ts'

export interface DocumentRow extends Record<string, unknown> {
  readonly id: string
  readonly kind: DocumentKind
  readonly collectionId: string | null
  readonly rev: number
  readonly body: JsonObject
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly deletedAt: Date | null
  readonly published: readonly {
    readonly locale: string
    readonly rev: number
    readonly versionId: string
    readonly path: string | null
    readonly publishedAt: string
  }[]
}

/** Finds a document, also in the trash, with its draft and its publications. */
export async function findDocument(
  db: Db,
  siteId: string,
  id: string,
): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select({
      id: document.id,
      // Only `insertDocument` and the import write it, with a valid kind.
      kind: sql<DocumentKind>`${document.kind}`,
      collectionId: document.collectionId,
      rev: draft.rev,
      body: draft.body,
      createdAt: document.createdAt,
      updatedAt: document.updatedAt,
      deletedAt: document.deletedAt,
      published: sql<DocumentRow['published']>`(
        select coalesce(json_agg(json_build_object('locale', p.locale, 'rev', p.rev,
          'versionId', p.version_id, 'path', p.path, 'publishedAt', p.published_at) order by p.locale), '[]')
        from published p where p.site_id = document.site_id and p.document_id = document.id
      )`,
    })
    .from(document)
    .innerJoin(draft, and(eq(draft.siteId, document.siteId), eq(draft.documentId, document.id)))
    .where(and(eq(document.siteId, siteId), eq(document.id, id)))
  return row
}

export interface NewDocument {
  readonly id: string
  readonly kind: DocumentKind
  readonly collectionId: string | null
  readonly body: JsonObject
  readonly listing: Listing
  readonly memberId: string | null
}

/**
 * Inserts a document with its first draft in one statement. Returns false if the id is taken, or if the
 * site already has its only document of this kind.
 */
export async function insertDocument(db: Db, siteId: string, row: NewDocument): Promise<boolean> {
  const { id, kind, collectionId, listing, memberId } = row
  const { rows } = await db.execute(sql`
    with made as (
      insert into document (site_id, id, kind, collection_id, titles, slugs, names, created_by, updated_by)
      values (${siteId}, ${id}, ${kind}, ${collectionId}, ${JSON.stringify(listing.titles)}::jsonb,
        ${JSON.stringify(listing.slugs)}::jsonb, ${listing.names}, ${memberId}, ${memberId})
      on conflict do nothing returning site_id, id
    )
    insert into draft (site_id, document_id, body)
    select site_id, id, ${JSON.stringify(row.body)}::jsonb from made returning document_id
  `)
  return rows.length > 0
}
