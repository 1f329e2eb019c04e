import type { Collection } from '@vitrine/page'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { parseIds } from '../../../platform/db/id.ts'

/** The draft of a page as the site's navigation shows it. */
export interface DraftOutline extends Record<string, unknown> {
  readonly id: string
  readonly titles: Readonly<Record<string, string>>
  readonly navigationTitles: Readonly<Record<string, string>>
  readonly collection: Collection | null
}

/** Loads pages by their ids, except those in the trash. */
export async function loadDraftOutlines(
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DraftOutline>> {
  const validIds = parseIds(ids)
  if (validIds.length === 0) return new Map()
  const { rows } = await db.execute<DraftOutline>(sql`
    select doc.id, doc.titles, d.body -> 'collection' as collection,
      (select coalesce(jsonb_object_agg(m.key, m.value -> 'navigationTitle'), '{}')
        from jsonb_each(d.body -> 'meta') m where m.value ->> 'navigationTitle' <> '') as "navigationTitles"
    from document doc join draft d on d.site_id = doc.site_id and d.document_id = doc.id
    where doc.site_id = ${siteId} and doc.kind = 'page' and doc.deleted_at is null
      and doc.id = any(${sql.param([...validIds])}::uuid[])
  `)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Loads the first path segments of all pages, published or in drafts. */
export async function loadTakenSlugs(db: Db, siteId: string): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ slug: string }>(sql`
    select distinct slug.value as slug from document doc cross join jsonb_each_text(doc.slugs) slug
    where doc.site_id = ${siteId} and doc.kind = 'page' and doc.deleted_at is null
    union select path from published
    where site_id = ${siteId} and kind = 'page' and path is not null
  `)
  return new Set(rows.map(({ slug }) => slug))
}

/** The facts of a page that the list of pages shows besides its state. */
export interface PageFacts extends Record<string, unknown> {
  readonly id: string
  readonly pageType: number
  readonly access: string
  readonly typeName: string | null
  readonly pageIds: readonly string[] | null
}

/** Loads the facts of all pages that are not in the trash. */
export async function loadPageFacts(
  db: Db,
  siteId: string,
): Promise<ReadonlyMap<string, PageFacts>> {
  const { rows } = await db.execute<PageFacts>(sql`
    select doc.id, (d.body ->> 'type')::int as "pageType", d.body #>> '{access,kind}' as access,
      d.body #>> '{collection,typeName}' as "typeName",
      d.body #> '{collection,folder,pageIds}' as "pageIds"
    from document doc join draft d on d.site_id = doc.site_id and d.document_id = doc.id
    where doc.site_id = ${siteId} and doc.kind = 'page' and doc.deleted_at is null
  `)
  return new Map(rows.map((row) => [row.id, row]))
}
