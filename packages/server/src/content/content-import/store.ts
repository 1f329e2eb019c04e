import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { importedContent } from './tables.ts'

export type ImportedRow = Omit<typeof importedContent.$inferSelect, 'siteId' | 'importedAt'>

/** Loads the documents that were imported already, by their keys in the source. */
export async function loadImported(
  db: Db,
  siteId: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, ImportedRow>> {
  if (keys.length === 0) return new Map()
  const { sourceKey, documentId, oldPath, path } = importedContent
  const rows = await db
    .select({ sourceKey, documentId, oldPath, path })
    .from(importedContent)
    .where(and(eq(importedContent.siteId, siteId), inArray(sourceKey, [...keys])))
  return new Map(rows.map((row) => [row.sourceKey, row]))
}

/** Records that a document was imported. Returns false if a run at the same time has imported the same entry. */
export async function insertImported(tx: Db, siteId: string, row: ImportedRow): Promise<boolean> {
  const inserted = await tx
    .insert(importedContent)
    .values({ ...row, siteId })
    .onConflictDoNothing()
    .returning({ id: importedContent.documentId })
  return inserted.length > 0
}

/** A page with the URL of the posts. */
export interface PageAtSlug extends Record<string, unknown> {
  readonly id: string
  /** The type of its collection; null for a page without one. */
  readonly typeName: string | null
}

/** Finds the page whose draft has a URL in a language. */
export async function findPageBySlug(
  db: Db,
  siteId: string,
  { locale, slug }: { readonly locale: string; readonly slug: string },
): Promise<PageAtSlug | undefined> {
  const { rows } = await db.execute<PageAtSlug>(sql`
    select doc.id, d.body #>> '{collection,typeName}' as "typeName"
    from document doc join draft d on d.site_id = doc.site_id and d.document_id = doc.id
    where doc.site_id = ${siteId} and doc.kind = 'page' and doc.deleted_at is null
      and doc.slugs ->> ${locale} = ${slug}
    limit 1`)
  return rows[0]
}

/** Finds the draft of a site's settings, with the revision that is published. */
export async function findSettingsDraft(
  db: Db,
  siteId: string,
  locale: string,
): Promise<
  { readonly id: string; readonly rev: number; readonly publishedRev: number | null } | undefined
> {
  const { rows } = await db.execute<{ id: string; rev: number; publishedRev: number | null }>(sql`
    select doc.id, d.rev, p.rev as "publishedRev"
    from document doc join draft d on d.site_id = doc.site_id and d.document_id = doc.id
      left join published p
        on p.site_id = doc.site_id and p.document_id = doc.id and p.locale = ${locale}
    where doc.site_id = ${siteId} and doc.kind = 'site-settings' and doc.deleted_at is null`)
  return rows[0]
}
