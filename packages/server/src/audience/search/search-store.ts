import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import type { ReadOptions } from '../../content/documents/index.ts'
import { getTextSearchConfig } from './text-search-config.ts'
import { splitGrams } from './grams.ts'
import type { Entry } from './index-store.ts'
import { toAnyTsquery, listQueryWords, type Query, toTsquery } from './query.ts'
import type { Part } from './words.ts'

export type EntryKind = Entry['kind']

export interface Filter {
  readonly kind?: EntryKind | undefined
  readonly collectionId?: string | undefined
  /** The tag, spelled like on the items. */
  readonly tag?: string | undefined
}

/** An entry without its index columns. */
export type FoundEntry = Omit<Entry, 'stamp' | 'config' | 'words' | 'vocabulary'>

/** The number of results of a kind in a collection. */
export interface Count {
  readonly kind: EntryKind
  readonly collectionId: string | null
  readonly collectionTitle: string
  readonly count: number
}

export interface Found {
  readonly counts: readonly Count[]
  readonly entries: readonly FoundEntry[]
  /** The stems of the query’s words. */
  readonly stems: readonly string[]
}

export interface Stretch extends Filter {
  readonly offset: number
  readonly limit: number
}

/**
 * Returns the results of a query in a language, or in the site’s own where a translation is
 * missing: the best first, among equals the newest. One statement.
 */
export async function findEntries(
  db: Db,
  siteId: string,
  asked: ReadOptions & Stretch & { readonly query: Query },
): Promise<Found> {
  const { rows } = await db.execute<Record<keyof Found, unknown>>(findStatement(siteId, asked))
  const [row] = rows
  // The statement names exactly these columns.
  const { counts, entries, stems } = row as unknown as Found
  return { counts, entries, stems }
}

export function findStatement(
  siteId: string,
  asked: ReadOptions & Stretch & { readonly query: Query },
): SQL {
  const { locale, fallback, query, offset, limit, kind = null, collectionId = null, tag } = asked
  const words = listQueryWords(query)
    .flatMap(({ text, isUnspaced }) => (isUnspaced ? [] : [text]))
    .join(' ')
  const inFallback =
    locale === fallback
      ? sql``
      : sql`union all ${buildHitsQuery(siteId, fallback, { query, tag })} and not exists (
          select 1 from published own where own.site_id = e.site_id
            and own.document_id = e.document_id and own.locale = ${locale})
          and not exists (
          select 1 from search_entry own where e.kind = 'product' and own.site_id = e.site_id
            and own.document_id = e.document_id and own.locale = ${locale})`
  return sql`
    with found as materialized (${buildHitsQuery(siteId, locale, { query, tag })} ${inFallback}),
    counted as (
      select kind, collection_id, max(collection_title) as collection_title, count(*)::int as count
      from found group by kind, collection_id
    ),
    best as (
      select f.document_id, f.locale, f.rank, f.published_at from found f
      where (${kind}::text is null or f.kind = ${kind})
        and (${collectionId}::uuid is null or f.collection_id = ${collectionId})
      order by f.rank desc, f.published_at desc, f.document_id
      offset ${offset} limit ${limit}
    )
    select
      coalesce((select json_agg(json_build_object('kind', kind, 'collectionId', collection_id,
        'collectionTitle', collection_title, 'count', count) order by count desc, collection_title)
        from counted), '[]') as counts,
      coalesce((select json_agg(${entryJson} order by b.rank desc, b.published_at desc, b.document_id)
        from best b join search_entry e on e.site_id = ${siteId}
          and e.document_id = b.document_id and e.locale = b.locale
        ${joinShop(locale)}
        where ${isOpen}), '[]') as entries,
      to_json(tsvector_to_array(to_tsvector(${getTextSearchConfig(locale)}::text::regconfig, ${words}))) as stems
  `
}

/**
 * Builds the query as a nested statement, which PostgreSQL evaluates once and not per row, so it
 * uses the index and never reads all texts.
 */
function buildHitsQuery(
  siteId: string,
  locale: string,
  { query, tag }: { readonly query: Query; readonly tag: string | undefined },
): SQL {
  const read = (written: string) =>
    sql`(select to_tsquery(${getTextSearchConfig(locale)}::text::regconfig, ${written}))`
  return sql`
    select e.document_id, e.locale, e.kind, e.collection_id, e.collection_title, e.published_at,
      ts_rank(e.head, ${read(toAnyTsquery(query))}) as rank
    from search_entry e
    where e.site_id = ${siteId} and e.locale = ${locale} and e.words @@ ${read(toTsquery(query))}
      ${tag === undefined ? sql`` : sql`and e.tags @> array[${tag}]`}`
}

const entryJson = sql`json_build_object('documentId', e.document_id, 'locale', e.locale, 'kind', e.kind,
  'collectionId', e.collection_id, 'collectionTitle', coalesce(shop.title, e.collection_title),
  'path', coalesce(shop.path || substr(e.path, strpos(e.path, '/p/')), e.path),
  'title', e.title, 'excerpt', e.excerpt, 'body', e.body, 'tags', e.tags, 'image', e.image,
  'publishedAt', e.published_at)`

/** Joins the page of a shop in the requested language, which contains its products. */
const joinShop = (locale: string) => sql`left join published shop on e.kind = 'product'
  and shop.site_id = e.site_id and shop.document_id = e.collection_id and shop.locale = ${locale} and shop.path <> ''`

/** The index may be a moment behind, but access is always checked against the current state. */
const isOpen = sql`(exists (
    select 1 from search_document s
    where s.site_id = e.site_id and s.document_id = e.document_id and s.locale = e.locale)
  or exists (
    select 1 from search_product s
    where s.site_id = e.site_id and s.document_id = e.document_id))`

export interface Near {
  readonly asked: string
  readonly word: string
}

/** Returns similar words to those of the query, and new content. */
export async function findNearWords(
  db: Db,
  siteId: string,
  asked: ReadOptions & { readonly words: readonly Part[]; readonly newest: number },
): Promise<{ readonly near: readonly Near[]; readonly newest: readonly FoundEntry[] }> {
  const { locale, fallback, words, newest } = asked
  const given = [...new Set([locale, fallback])].flatMap((tag) =>
    words.map(({ text }) => ({ locale: tag, word: text, grams: splitGrams(siteId, tag, text) })),
  )
  const { rows } = await db.execute<{
    near: readonly Near[]
    newest: readonly FoundEntry[]
  }>(sql`
    select
      coalesce((
        select json_agg(json_build_object('asked', g.word, 'word', n.word))
        from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) g (locale text, word text, grams integer[])
        cross join lateral (
          select w.word from search_word w
          where w.site_id = ${siteId} and w.locale = g.locale and w.grams && g.grams
            and char_length(w.word) between char_length(g.word) - 2 and char_length(g.word) + 2
          order by (select count(*) from unnest(w.grams) x where x = any(g.grams)) desc, w.word
          limit 20
        ) n), '[]') as near,
      ${buildNewestQuery(siteId, locale, fallback, newest)} as newest
  `)
  return rows[0] ?? { near: [], newest: [] }
}

/** The factor of entries read in addition, since some may have become restricted. */
const LOOKED_AT = 4

/** Builds the query for new content: items and products before pages. */
function buildNewestQuery(siteId: string, locale: string, fallback: string, limit: number): SQL {
  const picked = [...new Set([locale, fallback])].map(
    (tag) => sql`(
    select e.site_id, e.document_id, e.locale from search_entry e
    where e.site_id = ${siteId} and e.locale = ${tag}
    order by e.kind = 'page', e.published_at desc, e.document_id limit ${limit * LOOKED_AT})`,
  )
  return sql`coalesce((
    select json_agg(n.entry) from (
      select ${entryJson} as entry
      from (select distinct on (document_id) * from (${sql.join(picked, sql` union all `)}) p
        order by document_id, locale <> ${locale}) n
      join search_entry e using (site_id, document_id, locale)
      ${joinShop(locale)}
      where ${isOpen}
      order by e.kind = 'page', e.published_at desc, e.document_id limit ${limit}) n), '[]')`
}
