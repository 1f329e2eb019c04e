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
  const { sourceKey, documentId, oldPath, path, isRedirected } = importedContent
  const rows = await db
    .select({ sourceKey, documentId, oldPath, path, isRedirected })
    .from(importedContent)
    .where(and(eq(importedContent.siteId, siteId), inArray(sourceKey, [...keys])))
  return new Map(rows.map((row) => [row.sourceKey, row]))
}

/** Records that a document was imported. Returns false if a run at the same time has imported the same entry. */
export async function insertImported(
  tx: Db,
  siteId: string,
  row: Omit<ImportedRow, 'isRedirected'>,
): Promise<boolean> {
  const inserted = await tx
    .insert(importedContent)
    .values({ ...row, siteId })
    .onConflictDoNothing()
    .returning({ id: importedContent.documentId })
  return inserted.length > 0
}

/** Records that the old paths of imported documents were redirected. */
export async function markRedirected(
  tx: Db,
  siteId: string,
  keys: readonly string[],
): Promise<void> {
  const { sourceKey, isRedirected } = importedContent
  await tx
    .update(importedContent)
    .set({ isRedirected: true })
    .where(
      and(
        eq(importedContent.siteId, siteId),
        eq(isRedirected, false),
        sql`${sourceKey} = any(${sql.param([...keys])}::text[])`,
      ),
    )
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

/** A locked draft of a site's settings. */
export interface SettingsDraft extends Record<string, unknown> {
  readonly id: string
  readonly rev: number
  /** The revision that is published in the language; null for none. */
  readonly publishedRev: number | null
}

/** Locks the draft of a site's settings until the transaction ends. */
export async function lockSettingsDraft(
  tx: Db,
  siteId: string,
  locale: string,
): Promise<SettingsDraft | undefined> {
  const locked = await tx.execute<{ id: string }>(sql`
    select d.document_id as id from draft d
      join document doc on doc.site_id = d.site_id and doc.id = d.document_id
    where d.site_id = ${siteId} and doc.kind = 'site-settings' and doc.deleted_at is null
    for update of d`)
  const [draft] = locked.rows
  if (!draft) return undefined
  // A second statement, which sees what a transaction that held the lock has published.
  const { rows } = await tx.execute<SettingsDraft>(sql`
    select d.document_id as id, d.rev, p.rev as "publishedRev"
    from draft d left join published p
      on p.site_id = d.site_id and p.document_id = d.document_id and p.locale = ${locale}
    where d.site_id = ${siteId} and d.document_id = ${draft.id}`)
  return rows[0]
}
