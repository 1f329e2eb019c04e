import type { DocumentKind, JsonObject } from '@vitrine/page'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'

/** A draft that may be suggested; `publishedRev` is null if it is not published. */
export interface Candidate {
  readonly documentId: string
  readonly kind: DocumentKind
  readonly titles: Readonly<Record<string, string>>
  readonly rev: number
  readonly publishedRev: number | null
}

type Row<T> = T & Record<string, unknown>

/** Loads documents outside of the trash by id, each with its published revision. */
export async function loadCandidates(
  db: Db,
  siteId: string,
  { locale, ids }: { readonly locale: string; readonly ids: readonly string[] },
): Promise<readonly Candidate[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<Row<Candidate>>(sql`
    select doc.id as "documentId", doc.kind, doc.titles, d.rev, p.rev as "publishedRev"
    from document doc
      join draft d on d.site_id = doc.site_id and d.document_id = doc.id
      left join published p
        on p.site_id = doc.site_id and p.document_id = doc.id and p.locale = ${locale}
    where doc.site_id = ${siteId} and doc.deleted_at is null
      and doc.id::text in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
  `)
  return rows
}

/** Returns whether each of these documents is published in any language; those in the trash are missing. */
export async function loadLinkTargets(
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, boolean>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<
    Row<{ readonly id: string; readonly isPublished: boolean }>
  >(sql`
    select doc.id, exists (select from published p
      where p.site_id = doc.site_id and p.document_id = doc.id) as "isPublished"
    from document doc
    where doc.site_id = ${siteId} and doc.deleted_at is null
      and doc.id = any(${sql.param([...ids])}::uuid[])
  `)
  return new Map(rows.map(({ id, isPublished }) => [id, isPublished]))
}

/** Loads the last parts of the URLs of documents' drafts, in all languages. */
export async function loadSlugs(
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<Row<{ readonly slug: string }>>(sql`
    select distinct part.value as slug from document doc, jsonb_each_text(doc.slugs) part
    where doc.site_id = ${siteId} and doc.deleted_at is null
      and doc.id = any(${sql.param([...ids])}::uuid[])
  `)
  return new Set(rows.map(({ slug }) => slug))
}

/** Loads the site's navigation, header and footer, settings and design with their drafts. */
export async function loadSingleCandidates(
  db: Db,
  siteId: string,
  locale: string,
): Promise<readonly (Candidate & { readonly body: JsonObject })[]> {
  const { rows } = await db.execute<Row<Candidate & { readonly body: JsonObject }>>(sql`
    select doc.id as "documentId", doc.kind, doc.titles, d.rev, d.body, p.rev as "publishedRev"
    from document doc
      join draft d on d.site_id = doc.site_id and d.document_id = doc.id
      left join published p
        on p.site_id = doc.site_id and p.document_id = doc.id and p.locale = ${locale}
    where doc.site_id = ${siteId} and doc.deleted_at is null
      and doc.kind in ('navigation', 'header-footer', 'site-settings', 'aesthetics')
    order by doc.kind
  `)
  return rows
}
