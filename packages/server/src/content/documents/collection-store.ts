import { orderingCodes } from '@vitrine/model'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'

/** A tag, a category or an author, and how many items of a collection have it. */
export interface CountedWord extends Record<string, unknown> {
  readonly kind: 'tag' | 'category' | 'author'
  /** An author's id. */
  readonly name: string
  readonly drafts: number
  readonly published: number
}

const MOST_WORDS = 2_000

/** What a collection's items are sorted by, in drafts and as visitors see them; the most used first. */
export async function wordsIn(
  db: Db,
  siteId: string,
  collectionId: string,
): Promise<readonly CountedWord[]> {
  const { rows } = await db.execute<CountedWord>(sql`
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
    group by kind, name order by kind, count(*) desc, name limit ${MOST_WORDS}
  `)
  return rows
}

/** The items of a collection, those in the trash left out. */
export async function itemIdsIn(
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

/** How many items a collection has outside of the trash; 0 where it is not in its owner's order. */
export async function countOrdered(db: Db, siteId: string, collectionId: string): Promise<number> {
  const { rows } = await db.execute<{ items: number }>(sql`
    select count(*)::int as items from document item
    where item.site_id = ${siteId} and item.collection_id = ${collectionId}
      and item.deleted_at is null and exists (
        select from draft d where d.site_id = ${siteId} and d.document_id = ${collectionId}
          and d.body #> '{collection,ordering}' = ${orderingCodes['user-orderable']}::text::jsonb)
  `)
  return rows[0]?.items ?? 0
}
