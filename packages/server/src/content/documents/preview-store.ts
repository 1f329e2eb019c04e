import type { DocumentKind, JsonObject } from '@vitrine/page'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { previewLink } from './tables.ts'

export interface LinkRow {
  readonly id: string
  readonly documentId: string | null
  readonly label: string
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly revokedAt: Date | null
}

const whole = {
  id: previewLink.id,
  documentId: previewLink.documentId,
  label: previewLink.label,
  createdAt: previewLink.createdAt,
  expiresAt: previewLink.expiresAt,
  revokedAt: previewLink.revokedAt,
}

export async function putLink(
  db: Db,
  siteId: string,
  row: Omit<typeof previewLink.$inferInsert, 'siteId'>,
): Promise<LinkRow> {
  const [made] = await db
    .insert(previewLink)
    .values({ ...row, siteId })
    .returning(whole)
  if (!made) throw new Error('A preview link was not kept')
  return made
}

/** Newest first; `before` is the id of the last one already shown. */
export async function linksOf(
  db: Db,
  siteId: string,
  page: { readonly before: string | undefined; readonly limit: number },
): Promise<readonly LinkRow[]> {
  return db
    .select(whole)
    .from(previewLink)
    .where(
      and(
        eq(previewLink.siteId, siteId),
        page.before === undefined ? undefined : lt(previewLink.id, page.before),
      ),
    )
    .orderBy(desc(previewLink.id))
    .limit(page.limit)
}

/** From now on it shows nothing; a second time changes nothing. */
export async function revokeLink(db: Db, siteId: string, id: string): Promise<LinkRow | undefined> {
  const [row] = await db
    .update(previewLink)
    .set({ revokedAt: sql`coalesce(${previewLink.revokedAt}, now())` })
    .where(and(eq(previewLink.siteId, siteId), eq(previewLink.id, id)))
    .returning(whole)
  return row
}

/** The link whose token has this digest, with what it shows. */
export interface FoundLink extends Record<string, unknown> {
  readonly documentId: string | null
  readonly kind: DocumentKind | null
  /** Of an item: the collection, where that is not published in any language. */
  readonly draftCollectionId: string | null
  readonly expiresAt: Date
  /** It ran out, was taken back, or what it shows is in the trash. */
  readonly isOver: boolean
}

export async function linkByToken(
  db: Db,
  siteId: string,
  tokenHash: Buffer,
): Promise<FoundLink | undefined> {
  const { rows } = await db.execute<FoundLink>(sql`
    select l.document_id as "documentId", doc.kind, l.expires_at as "expiresAt",
      l.revoked_at is not null or l.expires_at <= now() or doc.deleted_at is not null as "isOver",
      case when not exists (select from published p
        where p.site_id = doc.site_id and p.document_id = doc.collection_id)
        then doc.collection_id end as "draftCollectionId"
    from preview_link l
      left join document doc on doc.site_id = l.site_id and doc.id = l.document_id
    where l.site_id = ${siteId} and l.token_hash = ${tokenHash}
  `)
  const [row] = rows
  return row && { ...row, expiresAt: new Date(row.expiresAt) }
}

/** A draft with what it says. */
export interface DraftRow extends Record<string, unknown> {
  readonly documentId: string
  readonly kind: DocumentKind
  readonly collectionId: string | null
  readonly rev: number
  readonly body: JsonObject
}

/** The one draft by its id, or the site's only one of a kind. */
export async function draftOf(
  db: Db,
  siteId: string,
  of: { readonly documentId: string } | { readonly kind: DocumentKind },
): Promise<DraftRow | undefined> {
  const wanted = 'kind' in of ? sql`doc.kind = ${of.kind}` : sql`doc.id = ${of.documentId}`
  const { rows } = await db.execute<DraftRow>(sql`
    select doc.id as "documentId", doc.kind, doc.collection_id as "collectionId", d.rev, d.body
    from document doc join draft d on d.site_id = doc.site_id and d.document_id = doc.id
    where doc.site_id = ${siteId} and doc.deleted_at is null and ${wanted} limit 1
  `)
  return rows[0]
}
