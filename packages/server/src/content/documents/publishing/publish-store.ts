import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import type { DocumentLocale } from '../document-locale.ts'
import { published, UNORDERED_INDEX } from '../tables.ts'

export type NewPublished = Omit<typeof published.$inferInsert, 'siteId'>

/** Locks the publications of a site until the transaction ends, as paths depend on each other. */
export async function lockPublishing(tx: Db, siteId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`documents:${siteId}`}::text, 0))`,
  )
}

/** The published state of a document in one language. */
export interface PublishedState {
  readonly versionId: string
  readonly rev: number
  readonly path: string | null
  readonly publishOn: Date
}

/** Finds the published state of a document in one language. */
export async function findPublished(
  db: Db,
  siteId: string,
  key: DocumentLocale,
): Promise<PublishedState | undefined> {
  const [row] = await db
    .select({
      versionId: published.versionId,
      rev: published.rev,
      path: published.path,
      publishOn: published.publishOn,
    })
    .from(published)
    .where(hasKey(siteId, key))
  return row
}

/** Loads the languages that a document is published in. */
export async function loadPublishedLocales(
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

/** Finds the path of a published collection and the order of its items. */
export async function findPublishedCollection(
  db: Db,
  siteId: string,
  { documentId, locale }: DocumentLocale,
): Promise<{ readonly path: string | null; readonly itemIds: readonly string[] } | undefined> {
  const { rows } = await db.execute<{ path: string | null; itemIds: readonly string[] }>(sql`
    select p.path, coalesce(v.body #> '{collection,itemIds}', '[]') as "itemIds"
    from published p join version v on v.site_id = p.site_id and v.id = p.version_id
    where p.site_id = ${siteId} and p.document_id = ${documentId} and p.locale = ${locale}
  `)
  return rows[0]
}

export async function upsertPublished(db: Db, siteId: string, row: NewPublished): Promise<void> {
  const { documentId: _id, locale: _locale, ...rest } = row
  await db
    .insert(published)
    .values({ ...row, siteId })
    .onConflictDoUpdate({
      target: [published.siteId, published.documentId, published.locale],
      set: rest,
    })
}

export async function deletePublished(db: Db, siteId: string, key: DocumentLocale): Promise<void> {
  await db.delete(published).where(hasKey(siteId, key))
}

/** An item whose path changed. */
export interface MovedItem extends Record<string, unknown> {
  readonly before: string | null
  readonly path: string | null
}

/**
 * Updates the paths and the order of a collection's items; without a path of the collection they have none.
 * Returns the items whose path changed, the latest first.
 */
export async function updateItemPaths(
  db: Db,
  siteId: string,
  key: DocumentLocale & { readonly path: string | null; readonly itemIds: readonly string[] },
): Promise<readonly MovedItem[]> {
  const { documentId, locale, path, itemIds } = key
  const { rows } = await db.execute<MovedItem>(sql`
    with placed as (
      select document_id, path as before, publish_on,
        case ${path}::text when '' then slug else ${path}::text || '/' || slug end as path,
        coalesce(array_position(
          array(select jsonb_array_elements_text(${JSON.stringify(itemIds)}::jsonb)),
          document_id::text), ${UNORDERED_INDEX}) as display_index
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

/** Finds documents that share a path with one of `ids`, or with one of their items. */
export async function findPathConflicts(
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

function hasKey(siteId: string, { documentId, locale }: DocumentLocale) {
  return and(
    eq(published.siteId, siteId),
    eq(published.documentId, documentId),
    eq(published.locale, locale),
  )
}
