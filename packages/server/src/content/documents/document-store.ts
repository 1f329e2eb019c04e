import type { DocumentState } from '@vitrine/model'
import type { DocumentKind, JsonObject } from '@vitrine/page'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { selectLanguages } from './document-languages-store.ts'
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

export interface ListedRow extends Record<string, unknown> {
  readonly id: string
  readonly kind: DocumentKind
  readonly collectionId: string | null
  readonly titles: Readonly<Record<string, string>>
  readonly slugs: Readonly<Record<string, string>>
  readonly state: DocumentState
  readonly rev: number
  readonly publishedRev: number | null
  readonly path: string | null
  readonly publishedAt: Date | null
  readonly updatedAt: Date
  readonly updatedBy: string | null
  readonly deletedAt: Date | null
}

export interface DocumentFilter {
  readonly locale: string
  readonly kind?: DocumentKind | undefined
  readonly collectionId?: string | undefined
  readonly state?: DocumentState | undefined
  readonly text?: string | undefined
  /** The languages in which a changed draft is listed, the site's own first; undefined lists all documents. */
  readonly changedIn?: readonly string[] | undefined
  readonly inTrash: boolean
  readonly after?: { readonly updatedAt: Date; readonly id: string } | undefined
  readonly limit: number
}

/** Lists documents, the last changed first. Reads neither bodies nor versions. */
export async function listDocuments(
  db: Db,
  siteId: string,
  filter: DocumentFilter,
): Promise<readonly ListedRow[]> {
  const { kind, collectionId, state, after, locale } = filter
  const text = filter.text?.trim().toLowerCase()
  const { rows } = await db.execute<ListedRow>(sql`
    select * from (
      select doc.id, doc.kind, doc.collection_id as "collectionId", doc.titles, doc.slugs,
        case
          when exists (select from schedule_entry e
            join schedule s on s.site_id = e.site_id and s.id = e.schedule_id and s.state = 'pending'
            where e.site_id = doc.site_id and e.document_id = doc.id and e.locale = ${locale})
            then 'scheduled'
          when exists (select from review_entry e
            join review r on r.site_id = e.site_id and r.id = e.review_id and r.state = 'open'
            where e.site_id = doc.site_id and e.document_id = doc.id and e.locale = ${locale}
              and e.rev > coalesce(p.rev, 0))
            then 'needs-review'
          when p.document_id is null then 'draft'
          when p.access <> 'everybody' or (p.kind = 'page' and p.hidden) then 'private'
          else 'published' end as state,
        d.rev, p.rev as "publishedRev", p.path, p.published_at as "publishedAt",
        doc.updated_at as "updatedAt", doc.updated_by as "updatedBy", doc.deleted_at as "deletedAt"
      from document doc
        join draft d on d.site_id = doc.site_id and d.document_id = doc.id
        left join published p
          on p.site_id = doc.site_id and p.document_id = doc.id and p.locale = ${locale}
      where doc.site_id = ${siteId}
        and doc.deleted_at is ${filter.inTrash ? sql`not null` : sql`null`}
        ${kind === undefined ? sql`` : sql`and doc.kind = ${kind}`}
        ${collectionId === undefined ? sql`` : sql`and doc.collection_id = ${collectionId}`}
        ${text ? sql`and position(${text} in doc.names) > 0` : sql``}
        ${
          filter.changedIn
            ? sql`and exists (select from (${selectLanguages(filter.changedIn)}) own
          where own."publishedRev" is distinct from d.rev)`
            : sql``
        }
        ${after ? sql`and (doc.updated_at, doc.id) < (${after.updatedAt.toISOString()}::timestamptz, ${after.id}::uuid)` : sql``}
    ) listed
    ${state === undefined ? sql`` : sql`where state = ${state}`}
    order by "updatedAt" desc, id desc limit ${filter.limit}
  `)
  return rows.map((row) => ({
    ...row,
    // Raw SQL returns timestamps as text.
    updatedAt: new Date(row.updatedAt),
    publishedAt: row.publishedAt && new Date(row.publishedAt),
    deletedAt: row.deletedAt && new Date(row.deletedAt),
  }))
}
