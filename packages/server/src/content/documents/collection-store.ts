import { orderingCodes } from '@vitrine/model'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import type { DraftRow } from './drafts/draft-store.ts'

/** A tag, a category or an author, with the number of items of a collection that have it. */
export interface TermCount extends Record<string, unknown> {
  readonly kind: 'tag' | 'category' | 'author'
  /** The name; for an author the id. */
  readonly name: string
  readonly drafts: number
  readonly published: number
}

const MAX_TERMS = 2_000

/** Counts the tags, categories and authors of a collection's items, in drafts and as published; the most used first. */
export async function countTerms(
  db: Db,
  siteId: string,
  collectionId: string,
): Promise<readonly TermCount[]> {
  const { rows } = await db.execute<TermCount>(sql`
    with draft_word as (
      select doc.id, word.kind, word.name
      from document doc
        join draft d on d.site_id = doc.site_id and d.document_id = doc.id
        cross join lateral (
          select 'tag' as kind, jsonb_array_elements_text(d.body -> 'tags') as name
          union select 'category', jsonb_array_elements_text(d.body -> 'categories')
          union select 'author', d.body ->> 'authorId' where d.body ? 'authorId') word
      where doc.site_id = ${siteId} and doc.collection_id = ${collectionId}
        and doc.deleted_at is null
    ), shown_word as (
      select p.document_id as id, word.kind, word.name
      from published p cross join lateral (
        select 'tag' as kind, unnest(p.tags) as name
        union select 'category', unnest(p.categories)
        union select 'author', p.author_id::text where p.author_id is not null) word
      where p.site_id = ${siteId} and p.collection_id = ${collectionId}
    )
    select kind, name, count(distinct id) filter (where not shown)::int as drafts,
      count(distinct id) filter (where shown)::int as published
    from (select *, false as shown from draft_word union all select *, true from shown_word) word
    group by kind, name order by kind, count(*) desc, name limit ${MAX_TERMS}
  `)
  return rows
}

/** Lists drafts of items of a collection that have one of some tags or categories, by id, except those in the trash. */
export async function listItemDrafts(
  db: Db,
  siteId: string,
  given: {
    readonly collectionId: string
    readonly list: 'tags' | 'categories'
    readonly names: readonly string[]
    /** The id after which they begin. */
    readonly after: string | undefined
    readonly limit: number
  },
): Promise<readonly DraftRow[]> {
  const { collectionId, list, names, after, limit } = given
  const { rows } = await db.execute<DraftRow>(sql`
    select doc.id as "documentId", doc.kind, doc.collection_id as "collectionId", d.rev, d.body
    from document doc join draft d on d.site_id = doc.site_id and d.document_id = doc.id
    where doc.site_id = ${siteId} and doc.collection_id = ${collectionId} and doc.deleted_at is null
      and d.body -> ${list}::text ?| ${sql.param(names)}::text[]
      and (${after ?? null}::uuid is null or doc.id > ${after ?? null}::uuid)
    order by doc.id limit ${limit}`)
  return rows
}

/** Loads the ids of the items of a collection, except those in the trash. */
export async function loadItemIds(
  db: Db,
  siteId: string,
  collectionId: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from document
    where site_id = ${siteId} and collection_id = ${collectionId} and deleted_at is null
  `)
  return new Set(rows.map(({ id }) => id))
}

/** Loads the record types that occur among a collection's items, except those in the trash. */
export async function loadRecordTypes(
  db: Db,
  siteId: string,
  collectionId: string,
): Promise<readonly number[]> {
  const { rows } = await db.execute<{ record: number }>(sql`
    select distinct (d.body ->> 'recordType')::int as record
    from document doc join draft d on d.site_id = doc.site_id and d.document_id = doc.id
    where doc.site_id = ${siteId} and doc.collection_id = ${collectionId} and doc.deleted_at is null
  `)
  return rows.map(({ record }) => record)
}

/** Counts the items of a user-ordered collection outside of the trash; 0 for any other collection. */
export async function countOrderedItems(
  db: Db,
  siteId: string,
  collectionId: string,
): Promise<number> {
  const { rows } = await db.execute<{ items: number }>(sql`
    select count(*)::int as items from document item
    where item.site_id = ${siteId} and item.collection_id = ${collectionId}
      and item.deleted_at is null and exists (
        select from draft d where d.site_id = ${siteId} and d.document_id = ${collectionId}
          and d.body #> '{collection,ordering}' = ${orderingCodes['user-orderable']}::text::jsonb)
  `)
  return rows[0]?.items ?? 0
}
