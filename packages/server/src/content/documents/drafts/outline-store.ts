import { pageTypeCodes } from '@vitrine/model'
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

/** Loads the pages whose draft has the URL of the home page in any language. */
export async function loadHomePageIds(db: Db, siteId: string): Promise<readonly string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select doc.id from document doc join draft d on d.site_id = doc.site_id and d.document_id = doc.id
    where doc.site_id = ${siteId} and doc.kind = 'page' and doc.deleted_at is null
      and (d.body ->> 'type')::int < ${pageTypeCodes['not-found']}
      and exists (select from jsonb_each_text(doc.slugs) slug where slug.value = '')
  `)
  return rows.map(({ id }) => id)
}

/** Returns whether the site has another page of a type outside of the trash. */
export async function hasOtherPageOfType(
  db: Db,
  siteId: string,
  { id, type }: { readonly id: string; readonly type: number },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from document doc join draft d on d.site_id = doc.site_id and d.document_id = doc.id
    where doc.site_id = ${siteId} and doc.kind = 'page' and doc.deleted_at is null
      and doc.id <> ${id} and (d.body ->> 'type')::int = ${type}
    limit 1
  `)
  return rows.length > 0
}

/** Returns the number of documents in the trash, without the items that went there with their collection. */
export async function countTrash(db: Db, siteId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from document doc
    where doc.site_id = ${siteId} and doc.deleted_at is not null and not exists (
      select from document whole where whole.site_id = doc.site_id and whole.id = doc.collection_id
        and whole.deleted_at = doc.deleted_at)
  `)
  return rows[0]?.count ?? 0
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
  readonly itemCount: number
  readonly scheduledAt: string | null
}

/** Loads the facts of all pages that are not in the trash. */
export async function loadPageFacts(
  db: Db,
  siteId: string,
): Promise<ReadonlyMap<string, PageFacts>> {
  const { rows } = await db.execute<PageFacts>(sql`
    select doc.id, (d.body ->> 'type')::int as "pageType", d.body #>> '{access,kind}' as access,
      d.body #>> '{collection,typeName}' as "typeName",
      d.body #> '{collection,folder,pageIds}' as "pageIds",
      (select count(*)::int from document item where item.site_id = doc.site_id
        and item.collection_id = doc.id and item.deleted_at is null) as "itemCount",
      (select min(s.run_at) from schedule_entry e
        join schedule s on s.site_id = e.site_id and s.id = e.schedule_id and s.state = 'pending'
        where e.site_id = doc.site_id and e.document_id = doc.id) as "scheduledAt"
    from document doc join draft d on d.site_id = doc.site_id and d.document_id = doc.id
    where doc.site_id = ${siteId} and doc.kind = 'page' and doc.deleted_at is null
  `)
  return new Map(rows.map((row) => [row.id, row]))
}
