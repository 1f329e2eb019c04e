import type { Collection } from '@vitrine/page'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { idsAmong } from '../../platform/db/id.ts'
import { published } from './tables.ts'

/** What those who arrange a site need to know of a page's draft. */
export interface DraftOutline extends Record<string, unknown> {
  readonly id: string
  readonly titles: Readonly<Record<string, string>>
  readonly navigationTitles: Readonly<Record<string, string>>
  readonly collection: Collection | null
}

/** Pages by their ids, in no order; what is in the trash is left out. */
export async function draftOutlines(
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DraftOutline>> {
  const asked = idsAmong(ids)
  if (asked.length === 0) return new Map()
  const { rows } = await db.execute<DraftOutline>(sql`
    select doc.id, doc.titles, d.body -> 'collection' as collection,
      (select coalesce(jsonb_object_agg(m.key, m.value -> 'navigationTitle'), '{}')
        from jsonb_each(d.body -> 'meta') m where m.value ->> 'navigationTitle' <> '') as "navigationTitles"
    from document doc join draft d on d.site_id = doc.site_id and d.document_id = doc.id
    where doc.site_id = ${siteId} and doc.kind = 'page' and doc.deleted_at is null
      and doc.id = any(${sql.param([...asked])}::uuid[])
  `)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Which revision of each document visitors see, by language. */
export async function publishedIn(
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: published.documentId, locale: published.locale, rev: published.rev })
    .from(published)
    .where(and(eq(published.siteId, siteId), inArray(published.documentId, [...ids])))
  const byId = new Map<string, Map<string, number>>()
  for (const { id, locale, rev } of rows) {
    const known = byId.get(id) ?? new Map<string, number>()
    byId.set(id, known.set(locale, rev))
  }
  return byId
}

/** Every first part of an address at which a page stands, or would if its draft were published. */
export async function takenSlugs(db: Db, siteId: string): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ slug: string }>(sql`
    select distinct slug.value as slug from document doc cross join jsonb_each_text(doc.slugs) slug
    where doc.site_id = ${siteId} and doc.kind = 'page' and doc.deleted_at is null
    union select path from published
    where site_id = ${siteId} and kind = 'page' and path is not null
  `)
  return new Set(rows.map(({ slug }) => slug))
}
