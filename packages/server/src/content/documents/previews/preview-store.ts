import type { DocumentKind } from '@vitrine/page'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { previewLink } from '../tables.ts'

export interface PreviewLinkRow {
  readonly id: string
  readonly documentId: string | null
  readonly label: string
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly revokedAt: Date | null
}

const previewLinkColumns = {
  id: previewLink.id,
  documentId: previewLink.documentId,
  label: previewLink.label,
  createdAt: previewLink.createdAt,
  expiresAt: previewLink.expiresAt,
  revokedAt: previewLink.revokedAt,
}

export async function insertPreviewLink(
  db: Db,
  siteId: string,
  row: Omit<typeof previewLink.$inferInsert, 'siteId'>,
): Promise<PreviewLinkRow> {
  const [inserted] = await db
    .insert(previewLink)
    .values({ ...row, siteId })
    .returning(previewLinkColumns)
  if (!inserted) throw new Error('A preview link was not inserted')
  return inserted
}

/** Lists preview links, newest first; `before` is the id of the last one of the previous page. */
export async function listPreviewLinks(
  db: Db,
  siteId: string,
  page: { readonly before: string | undefined; readonly limit: number },
): Promise<readonly PreviewLinkRow[]> {
  return db
    .select(previewLinkColumns)
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

/** Revokes a preview link; a second call changes nothing. */
export async function revokePreviewLink(
  db: Db,
  siteId: string,
  id: string,
): Promise<PreviewLinkRow | undefined> {
  const [row] = await db
    .update(previewLink)
    .set({ revokedAt: sql`coalesce(${previewLink.revokedAt}, now())` })
    .where(and(eq(previewLink.siteId, siteId), eq(previewLink.id, id)))
    .returning(previewLinkColumns)
  return row
}

/** The document that a preview link shows; `documentId` is null for the whole site. */
export interface PreviewLinkTarget extends Record<string, unknown> {
  readonly documentId: string | null
  readonly kind: DocumentKind | null
  /** The id of an item's collection if it is not published in any language; otherwise null. */
  readonly draftCollectionId: string | null
  readonly expiresAt: Date
  /** Whether the link expired or was revoked, or its document is in the trash. */
  readonly isOver: boolean
}

/** Finds a preview link by the digest of its token. */
export async function findPreviewLinkByToken(
  db: Db,
  siteId: string,
  tokenHash: Buffer,
): Promise<PreviewLinkTarget | undefined> {
  const { rows } = await db.execute<PreviewLinkTarget>(sql`
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
