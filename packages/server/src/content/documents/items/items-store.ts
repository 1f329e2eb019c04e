import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { loadBodies } from '../published/body-cache.ts'
import { overlapsDays } from './item-time-store.ts'
import { cardColumns, type PublishedRow } from '../published/published-row-store.ts'
import {
  asPublished,
  type ReadOptions,
  selectVisibleRows,
  inBestLocale,
} from '../published/visible-rows-store.ts'
import { document, published } from '../tables.ts'

const ownDocument = and(
  eq(document.siteId, published.siteId),
  eq(document.id, published.documentId),
)

/** The conditions for the items of a collection. */
export interface ItemFilter extends ReadOptions {
  readonly collectionId: string
  readonly tag?: string | undefined
  readonly category?: string | undefined
  readonly authorId?: string | undefined
  readonly featured?: boolean | undefined
  /** Items with a publication date from `from` to before `to`. */
  readonly days?: { readonly from: Date; readonly to: Date } | undefined
  /** Events that take place between `from` and `to`; other items by their publication date. */
  readonly within?: { readonly from: Date; readonly to: Date } | undefined
  /** Events that end at or after this time, or before it. */
  readonly endsAfter?: Date | undefined
  readonly endsBefore?: Date | undefined
}

/** The order and the part of a list of items; with `descending` the newest come first. */
export interface ItemRange {
  readonly order: 'publish_on' | 'start_at' | 'display_index'
  readonly descending: boolean
  /** The milliseconds of the item to continue after; for an ordered collection the number to skip. */
  readonly beyond?: number | undefined
  readonly limit: number
}

/**
 * Loads a part of a collection's items with their bodies. Items with the same time are never split between
 * two parts, so there may be more than `limit`.
 */
export async function loadItems(
  db: Db,
  siteId: string,
  filter: ItemFilter,
  range: ItemRange,
): Promise<readonly PublishedRow[]> {
  return loadBodies(db, siteId, await loadItemCards(db, siteId, filter, range))
}

/** Loads the same items without sections and blocks. */
export async function loadItemCards(
  db: Db,
  siteId: string,
  filter: ItemFilter,
  range: ItemRange,
): Promise<readonly PublishedRow[]> {
  const { order, descending, beyond, limit } = range
  const direction = descending ? sql`desc` : sql`asc`
  const query = db
    .select(cardColumns)
    .from(asPublished(selectVisibleRows(siteId, filter)))
    .innerJoin(document, ownDocument)
    .where(and(...buildItemConditions(siteId, filter), isBeyond(range)))
  if (order === 'display_index')
    return query
      .orderBy(sql`${published.displayIndex} ${direction}, ${published.documentId} ${direction}`)
      .limit(limit)
      .offset(beyond ?? 0)
  const column = order === 'publish_on' ? published.publishOn : published.startAt
  const first = await query
    .orderBy(sql`${column} ${direction}, ${published.documentId} ${direction}`)
    .limit(limit)
  const last = first.at(-1)
  if (!last || first.length < limit) return first
  return [...first, ...(await loadTies(db, siteId, filter, { range, last }))]
}

/** Loads the remaining items with the same time as the last one. */
async function loadTies(
  db: Db,
  siteId: string,
  filter: ItemFilter,
  { range, last }: { readonly range: ItemRange; readonly last: PublishedRow },
): Promise<readonly PublishedRow[]> {
  const isByDay = range.order === 'publish_on'
  const column = isByDay ? published.publishOn : published.startAt
  const at = isByDay ? last.publishOn : last.startAt
  const further = range.descending
    ? sql`${published.documentId} < ${last.documentId}`
    : sql`${published.documentId} > ${last.documentId}`
  return db
    .select(cardColumns)
    .from(asPublished(selectVisibleRows(siteId, filter)))
    .innerJoin(document, ownDocument)
    .where(
      and(...buildItemConditions(siteId, filter), sql`${column} = ${at?.toISOString()}`, further),
    )
    .orderBy(sql`${published.documentId} ${range.descending ? sql`desc` : sql`asc`}`)
    .limit(MAX_TIES)
}

/** The maximum number of additional items, as imports may give hundreds of items the same time. */
const MAX_TIES = 200

/** Counts the items that match a filter. */
export async function countItems(db: Db, siteId: string, filter: ItemFilter): Promise<number> {
  const [row] = await db
    .select({ items: sql<number>`count(*)::int` })
    .from(asPublished(selectVisibleRows(siteId, filter)))
    .where(and(...buildItemConditions(siteId, filter)))
  return row?.items ?? 0
}

function isBeyond({ order, descending, beyond }: ItemRange): SQL | undefined {
  if (beyond === undefined || order === 'display_index') return undefined
  const column = order === 'publish_on' ? published.publishOn : published.startAt
  const at = new Date(beyond).toISOString()
  return descending ? sql`${column} < ${at}` : sql`${column} > ${at}`
}

/** Builds the conditions of a filter on `published`. */
export function buildItemConditions(siteId: string, filter: ItemFilter): (SQL | undefined)[] {
  const { collectionId, tag, category, authorId, featured, days, within } = filter
  const { endsAfter, endsBefore } = filter
  return [
    eq(published.siteId, siteId),
    eq(published.collectionId, collectionId),
    inBestLocale(filter, selectVisibleRows(siteId, filter)),
    sql`not ${published.hidden}`,
    tag === undefined ? undefined : sql`${tag} = any(${published.tags})`,
    category === undefined ? undefined : sql`${category} = any(${published.categories})`,
    authorId === undefined ? undefined : eq(published.authorId, authorId),
    featured === undefined ? undefined : eq(published.featured, featured),
    days &&
      sql`${published.publishOn} >= ${days.from.toISOString()} and ${published.publishOn} < ${days.to.toISOString()}`,
    within && overlapsDays(within),
    endsAfter &&
      sql`coalesce(${published.endAt}, ${published.startAt}) >= ${endsAfter.toISOString()}`,
    endsBefore &&
      sql`coalesce(${published.endAt}, ${published.startAt}) < ${endsBefore.toISOString()}`,
  ]
}

/** The number of items, and their tags and categories, the most used first. */
export interface ItemSummary extends Record<string, unknown> {
  readonly itemCount: number
  readonly tags: readonly string[]
  readonly categories: readonly string[]
}

/** Loads the summary of all items that match a filter, in one statement. */
export async function loadItemSummary(
  db: Db,
  siteId: string,
  filter: ItemFilter,
): Promise<ItemSummary> {
  const selectTerms = (column: 'tags' | 'categories') => sql`(
    select coalesce(json_agg(word order by times desc, word), '[]') from (
      select word, count(*) as times from item cross join unnest(item.${sql.raw(column)}) as word
      group by word order by times desc, word limit ${MAX_TERMS}) counted)`
  const { rows } = await db.execute<ItemSummary>(sql`
    with item as materialized (
      select ${published.tags}, ${published.categories}
      from (${selectVisibleRows(siteId, filter)}) ${published} where ${and(...buildItemConditions(siteId, filter))})
    select (select count(*)::int from item) as "itemCount",
      ${selectTerms('tags')} as tags, ${selectTerms('categories')} as categories`)
  return rows[0] ?? { itemCount: 0, tags: [], categories: [] }
}

const MAX_TERMS = 500
