import type { CustomField } from '@vitrine/model'
import type { Body } from '@vitrine/page'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { searchChange, searchEntry, searchWord } from './tables.ts'

/** Public content that the index lacks or has in an outdated form. */
interface Stale extends Record<string, unknown> {
  readonly documentId: string
  readonly locale: string
  readonly collectionId: string | null
  readonly collectionTitle: string
  readonly path: string
  readonly title: string
  readonly tags: readonly string[]
  readonly publishedAt: string
  readonly stamp: string
}

export interface StaleDocument extends Stale {
  readonly kind: 'page' | 'item'
  readonly body: Body
  /** The site’s own language. */
  readonly fallback: string
}

export interface StaleProduct extends Stale {
  /** HTML. */
  readonly excerpt: string
  readonly body: string
  readonly customFields: readonly CustomField[]
  readonly skus: readonly string[]
  readonly assetId: string | null
}

/**
 * The version of the entries' format. A higher one makes the next reconciliation update every
 * entry.
 */
const MADE_BY = 2

/** Documents, and collections for their items; undefined for the whole site. */
export type Ids = readonly string[] | undefined

export async function listStaleDocuments(
  db: Db,
  siteId: string,
  { ids, limit }: { readonly ids: Ids; readonly limit: number },
): Promise<readonly StaleDocument[]> {
  const { rows } = await db.execute<StaleDocument>(sql`
    select d.document_id as "documentId", d.locale, d.kind, d.collection_id as "collectionId",
      d.collection_title as "collectionTitle", d.path, d.title, d.tags,
      d.published_at::text as "publishedAt", ${madeBy} || d.stamp as stamp, v.body,
      s.language as fallback
    from search_document d
    join site s on s.id = d.site_id
    join version v on v.site_id = d.site_id and v.id = d.version_id
    left join search_entry e
      on e.site_id = d.site_id and e.document_id = d.document_id and e.locale = d.locale
    where d.site_id = ${siteId} and ${buildIdFilter(ids)} and e.stamp is distinct from ${madeBy} || d.stamp
    limit ${limit}
  `)
  return rows
}

export async function listStaleProducts(
  db: Db,
  siteId: string,
  { ids, limit }: { readonly ids: Ids; readonly limit: number },
): Promise<readonly StaleProduct[]> {
  const { rows } = await db.execute<StaleProduct>(sql`
    select d.document_id as "documentId", d.locale, d.collection_id as "collectionId",
      d.collection_title as "collectionTitle", d.path, d.title, d.tags,
      d.published_at::text as "publishedAt", ${madeBy} || d.stamp as stamp, d.excerpt, d.body,
      d.asset_id as "assetId", d.custom_fields as "customFields",
      array(select v.sku from variant v where v.site_id = d.site_id and v.product_id = d.document_id) as skus
    from search_product d
    left join search_entry e
      on e.site_id = d.site_id and e.document_id = d.document_id and e.locale = d.locale
    where d.site_id = ${siteId} and ${buildIdFilter(ids)} and e.stamp is distinct from ${madeBy} || d.stamp
    limit ${limit}
  `)
  return rows
}

const madeBy = sql.raw(`'${MADE_BY} '`)

function buildIdFilter(ids: Ids): SQL {
  if (ids === undefined) return sql`true`
  const array = toSqlArray(ids, 'uuid')
  return sql`(d.document_id = any(${array}) or d.collection_id = any(${array}))`
}

/**
 * Formats ids or numbers as an SQL array. They need no quoting, since they contain no special
 * characters.
 */
function toSqlArray(values: readonly (string | number)[], type: 'uuid' | 'integer'): SQL {
  return sql`${`{${values.join(',')}}`}::${sql.raw(type)}[]`
}

/** Deletes entries of content that is deleted or no longer public. */
export async function dropGone(db: Db, siteId: string, ids: Ids): Promise<void> {
  await db.execute(sql`
    delete from ${searchEntry} d
    where d.site_id = ${siteId} and ${buildIdFilter(ids)}
      and not exists (
        select 1 from search_document s
        where s.site_id = d.site_id and s.document_id = d.document_id and s.locale = d.locale)
      and not exists (
        select 1 from search_product s
        where s.site_id = d.site_id and s.document_id = d.document_id and s.locale = d.locale)
  `)
}

/** An index entry; its texts are words only. */
export interface Entry {
  readonly documentId: string
  readonly locale: string
  readonly kind: 'page' | 'item' | 'product'
  readonly collectionId: string | null
  readonly collectionTitle: string
  readonly path: string
  readonly title: string
  readonly excerpt: string
  readonly body: string
  readonly tags: readonly string[]
  readonly image: EntryImage | null
  readonly publishedAt: string
  readonly stamp: string
  readonly config: string
  readonly words: {
    readonly title: string
    readonly tags: string
    readonly excerpt: string
    readonly body: string
  }
  readonly vocabulary: readonly string[]
}

export interface EntryImage {
  readonly url: string
  readonly width: number
  readonly height: number
}

/**
 * Inserts or updates entries. Titles weigh more than tags, tags more than excerpts, excerpts more
 * than bodies.
 */
export async function putEntries(db: Db, siteId: string, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return
  await db.execute(sql`
    with given as (
      select e.*, c.rules,
        setweight(to_tsvector(c.rules, e.words ->> 'title'), 'A')
          || setweight(to_tsvector(c.rules, e.words ->> 'tags'), 'B')
          || setweight(to_tsvector(c.rules, e.words ->> 'excerpt'), 'C') as head
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) e (
        "documentId" uuid, locale text, kind text, "collectionId" uuid, "collectionTitle" text,
        path text, title text, excerpt text, body text, tags text[], image jsonb,
        "publishedAt" timestamptz, stamp text, config text, words jsonb, vocabulary text[])
      cross join lateral (select e.config::regconfig as rules) c
    )
    insert into ${searchEntry} (site_id, document_id, locale, kind, collection_id, collection_title,
      path, title, excerpt, body, tags, image, published_at, stamp, head, words, vocabulary)
    select ${siteId}, "documentId", locale, kind, "collectionId", "collectionTitle",
      path, title, excerpt, body, tags, image, "publishedAt", stamp, head,
      head || setweight(to_tsvector(rules, words ->> 'body'), 'D'), vocabulary
    from given
    on conflict (site_id, document_id, locale) do update set
      kind = excluded.kind, collection_id = excluded.collection_id,
      collection_title = excluded.collection_title,
      path = excluded.path, title = excluded.title, excerpt = excluded.excerpt, body = excluded.body,
      tags = excluded.tags, image = excluded.image, published_at = excluded.published_at,
      stamp = excluded.stamp, head = excluded.head, words = excluded.words,
      vocabulary = excluded.vocabulary
  `)
}

export interface KnownWord {
  readonly locale: string
  readonly word: string
  readonly grams: readonly number[]
}

export async function putWords(db: Db, siteId: string, words: readonly KnownWord[]): Promise<void> {
  if (words.length === 0) return
  await db.execute(sql`
    insert into ${searchWord} (site_id, locale, word, grams)
    select ${siteId}, locale, word, grams
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) w (locale text, word text, grams integer[])
    on conflict do nothing
  `)
}

/** Deletes words that no entry contains any more. */
export async function dropWords(db: Db, siteId: string): Promise<void> {
  await db.execute(sql`
    delete from ${searchWord} w
    where w.site_id = ${siteId} and not exists (
      select 1 from (
        select distinct e.locale, unnest(e.vocabulary) as word from search_entry e
        where e.site_id = ${siteId}
      ) used where used.locale = w.locale and used.word = w.word)
  `)
}

/** Locks the index of a site, so two processes do not create the same entries. */
export async function lockIndex(tx: Db, siteId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`search:${siteId}`}::text, 0))`,
  )
}

/** Lists sites with pending changes, the longest waiting first. */
export async function listChangedSites(db: Db, limit: number): Promise<readonly string[]> {
  const { rows } = await db.execute<{ siteId: string }>(sql`
    select site_id as "siteId" from ${searchChange} group by site_id order by min(created_at) limit ${limit}
  `)
  return rows.map(({ siteId }) => siteId)
}

/** Lists all sites. */
export async function listAllSites(db: Db): Promise<readonly string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from site order by id`)
  return rows.map(({ id }) => id)
}

export interface Change extends Record<string, unknown> {
  readonly id: string
  readonly ids: readonly string[] | null
}

export async function listChanges(
  db: Db,
  siteId: string,
  limit: number,
): Promise<readonly Change[]> {
  const { rows } = await db.execute<Change>(sql`
    select id, ids from ${searchChange} where site_id = ${siteId} order by created_at limit ${limit}
  `)
  return rows
}

export async function dropChanges(
  db: Db,
  siteId: string,
  changes: readonly Change[],
): Promise<void> {
  const ids = toSqlArray(
    changes.map(({ id }) => id),
    'uuid',
  )
  await db.execute(sql`delete from ${searchChange} where site_id = ${siteId} and id = any(${ids})`)
}
