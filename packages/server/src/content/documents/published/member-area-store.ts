import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { type ReadOptions, inBestLocale } from './visible-rows-store.ts'
import { published } from '../tables.ts'

/** Loads the pages with a path that are for the members of an area, sorted by path. */
export async function loadMemberAreaPages(
  db: Db,
  siteId: string,
  { memberAreaId, ...languages }: ReadOptions & { readonly memberAreaId: string },
): Promise<readonly { readonly id: string; readonly path: string }[]> {
  const rows = await db
    .select({ id: published.documentId, path: published.path })
    .from(published)
    .where(
      and(
        eq(published.siteId, siteId),
        eq(published.kind, 'page'),
        eq(published.access, 'members'),
        isNotNull(published.path),
        sql`${published.card} #> '{access,memberAreaIds}' ? ${memberAreaId}`,
        inBestLocale(languages),
      ),
    )
    .orderBy(published.path)
  return rows.flatMap(({ id, path }) => (path === null ? [] : [{ id, path }]))
}

/** A document with its title, in the first of its languages. */
export interface NamedDocument {
  readonly id: string
  readonly title: string
}

const MAX_NAMED_DOCUMENTS = 100

/** Finds the documents for the members of an area, by their drafts or as published, except those in the trash. */
export async function findDocumentsRestrictedTo(
  db: Db,
  siteId: string,
  memberAreaId: string,
): Promise<readonly NamedDocument[]> {
  const isRestricted = (body: ReturnType<typeof sql>) =>
    sql`${body} #> '{access,memberAreaIds}' ? ${memberAreaId}`
  const { rows } = await db.execute<{ id: string; title: string | null }>(sql`
    select d.id, (select t.value from jsonb_each_text(d.titles) t order by t.key limit 1) as title
    from document d
    where d.site_id = ${siteId} and d.deleted_at is null and (
      exists (
        select from draft w
        where w.site_id = d.site_id and w.document_id = d.id and ${isRestricted(sql`w.body`)})
      or exists (
        select from published p
        join version v on v.site_id = p.site_id and v.id = p.version_id
        where p.site_id = d.site_id and p.document_id = d.id and ${isRestricted(sql`v.body`)}))
    order by d.id limit ${MAX_NAMED_DOCUMENTS}`)
  return rows.map(({ id, title }) => ({ id, title: title ?? '' }))
}
