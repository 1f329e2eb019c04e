import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { published } from './tables.ts'

/** A document in one language. */
export interface Place {
  readonly documentId: string
  readonly locale: string
}

export type NewPublished = Omit<typeof published.$inferInsert, 'siteId'>

/** Those without a place in their collection's order come after all that have one. */
export const UNORDERED = 1_000

/** One publication of a site at a time: none sees half of another's addresses. */
export async function lockPublishing(tx: Db, siteId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`documents:${siteId}`}::text, 0))`,
  )
}

export interface Shown {
  readonly versionId: string
  readonly rev: number
  readonly path: string | null
  readonly publishOn: Date
}

/** What visitors see of a document now. */
export async function shownOf(db: Db, siteId: string, at: Place): Promise<Shown | undefined> {
  const [row] = await db
    .select({
      versionId: published.versionId,
      rev: published.rev,
      path: published.path,
      publishOn: published.publishOn,
    })
    .from(published)
    .where(isAt(siteId, at))
  return row
}

/** The languages that a document is published in. */
export async function localesOf(
  db: Db,
  siteId: string,
  documentId: string,
): Promise<readonly string[]> {
  const rows = await db
    .select({ locale: published.locale })
    .from(published)
    .where(and(eq(published.siteId, siteId), eq(published.documentId, documentId)))
    .orderBy(published.locale)
  return rows.map(({ locale }) => locale)
}

/** Where a collection stands, and the order its owner gave its items. */
export async function collectionShown(
  db: Db,
  siteId: string,
  { documentId, locale }: Place,
): Promise<{ readonly path: string | null; readonly itemIds: readonly string[] } | undefined> {
  const { rows } = await db.execute<{ path: string | null; itemIds: readonly string[] }>(sql`
    select p.path, coalesce(v.body #> '{collection,itemIds}', '[]') as "itemIds"
    from published p join version v on v.site_id = p.site_id and v.id = p.version_id
    where p.site_id = ${siteId} and p.document_id = ${documentId} and p.locale = ${locale}
  `)
  return rows[0]
}

export async function putPublished(db: Db, siteId: string, row: NewPublished): Promise<void> {
  const { documentId: _id, locale: _locale, ...rest } = row
  await db
    .insert(published)
    .values({ ...row, siteId })
    .onConflictDoUpdate({
      target: [published.siteId, published.documentId, published.locale],
      set: rest,
    })
}

export async function dropPublished(db: Db, siteId: string, at: Place): Promise<void> {
  await db.delete(published).where(isAt(siteId, at))
}

export interface Moved extends Record<string, unknown> {
  readonly before: string | null
  readonly path: string | null
}

/**
 * The items of a collection stand below it, in the order it gives them; without an address when it has
 * none. Those whose address is another now, the latest first.
 */
export async function placeItems(
  db: Db,
  siteId: string,
  at: Place & { readonly path: string | null; readonly itemIds: readonly string[] },
): Promise<readonly Moved[]> {
  const { documentId, locale, path, itemIds } = at
  const { rows } = await db.execute<Moved>(sql`
    with placed as (
      select document_id, path as before, publish_on,
        case ${path}::text when '' then slug else ${path}::text || '/' || slug end as path,
        coalesce(array_position(
          array(select jsonb_array_elements_text(${JSON.stringify(itemIds)}::jsonb)),
          document_id::text), ${UNORDERED}) as display_index
      from published
      where site_id = ${siteId} and collection_id = ${documentId} and locale = ${locale}
    ), changed as (
      update published p set path = placed.path, display_index = placed.display_index
      from placed
      where p.site_id = ${siteId} and p.locale = ${locale} and p.document_id = placed.document_id
        and (p.path is distinct from placed.path or p.display_index <> placed.display_index)
      returning placed.before, placed.path, placed.publish_on
    )
    select before, path from changed where before is distinct from path
    order by publish_on desc
  `)
  return rows
}

/** Two that stand at one address: one of `ids`, and what it meets there. */
export async function meetings(
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<readonly { readonly path: string; readonly title: string }[]> {
  const { rows } = await db.execute<{ path: string; title: string }>(sql`
    select other.path, other.title
    from published own join published other on other.site_id = own.site_id
      and other.locale = own.locale and other.path = own.path
      and other.document_id <> own.document_id
    where own.site_id = ${siteId}
      and (own.document_id::text in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
        or own.collection_id::text in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)))
    order by other.published_at limit 5
  `)
  return rows
}

function isAt(siteId: string, { documentId, locale }: Place) {
  return and(
    eq(published.siteId, siteId),
    eq(published.documentId, documentId),
    eq(published.locale, locale),
  )
}
