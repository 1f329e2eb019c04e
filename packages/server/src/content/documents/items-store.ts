import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { withBodies } from './bodies.ts'
import { isOn } from './item-days-store.ts'
import { cardRow, type PublishedRow } from './published-row-store.ts'
import { bestOf } from './published-store.ts'
import { asPublished, type Languages, shownRows } from './shown-rows-store.ts'
import { document, published } from './tables.ts'

const itsDocument = and(
  eq(document.siteId, published.siteId),
  eq(document.id, published.documentId),
)

/** Which items of a collection a page shows. */
export interface ItemFilter extends Languages {
  readonly collectionId: string
  readonly tag?: string | undefined
  readonly category?: string | undefined
  readonly authorId?: string | undefined
  readonly featured?: boolean | undefined
  /** Those that stand under a day from `from` to before `to`. */
  readonly days?: { readonly from: Date; readonly to: Date } | undefined
  /** Events that take place from `from` to before `to`; others that stand under a day of it. */
  readonly within?: { readonly from: Date; readonly to: Date } | undefined
  /** Events that end after this, or before. */
  readonly endsAfter?: Date | undefined
  readonly endsBefore?: Date | undefined
}

/** `publish_on` and `start_at` are ordered with the newest first when `descending`. */
export interface ItemRange {
  readonly order: 'publish_on' | 'start_at' | 'display_index'
  readonly descending: boolean
  /** Those beyond this one: its milliseconds, or for an ordered collection how many are left out. */
  readonly beyond?: number | undefined
  readonly limit: number
}

/**
 * A stretch of a collection's items. Items of the same millisecond are never parted, so that who goes on
 * from the last one's time misses none: there may be some more than `limit`.
 */
export async function itemsOf(
  db: Db,
  siteId: string,
  filter: ItemFilter,
  range: ItemRange,
): Promise<readonly PublishedRow[]> {
  return withBodies(db, siteId, await itemCards(db, siteId, filter, range))
}

/** The same without sections and blocks. */
export async function itemCards(
  db: Db,
  siteId: string,
  filter: ItemFilter,
  range: ItemRange,
): Promise<readonly PublishedRow[]> {
  const { order, descending, beyond, limit } = range
  const direction = descending ? sql`desc` : sql`asc`
  const query = db
    .select(cardRow)
    .from(asPublished(shownRows(siteId, filter)))
    .innerJoin(document, itsDocument)
    .where(and(...conditionsOf(siteId, filter), beyondIt(range)))
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
  return [...first, ...(await tiesOf(db, siteId, filter, { range, last }))]
}

/** The rest of those that stand at the very time of the last one. */
async function tiesOf(
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
    .select(cardRow)
    .from(asPublished(shownRows(siteId, filter)))
    .innerJoin(document, itsDocument)
    .where(and(...conditionsOf(siteId, filter), sql`${column} = ${at?.toISOString()}`, further))
    .orderBy(sql`${published.documentId} ${range.descending ? sql`desc` : sql`asc`}`)
    .limit(MOST_TIES)
}

/** Imports may give hundreds of items one time; more than this is nobody's page. */
const MOST_TIES = 200

export async function countItems(db: Db, siteId: string, filter: ItemFilter): Promise<number> {
  const [row] = await db
    .select({ items: sql<number>`count(*)::int` })
    .from(asPublished(shownRows(siteId, filter)))
    .where(and(...conditionsOf(siteId, filter)))
  return row?.items ?? 0
}

function beyondIt({ order, descending, beyond }: ItemRange): SQL | undefined {
  if (beyond === undefined || order === 'display_index') return undefined
  const column = order === 'publish_on' ? published.publishOn : published.startAt
  const at = new Date(beyond).toISOString()
  return descending ? sql`${column} < ${at}` : sql`${column} > ${at}`
}

/** What a row of `published` has to be for a filter to let it through. */
export function conditionsOf(siteId: string, filter: ItemFilter): (SQL | undefined)[] {
  const { collectionId, tag, category, authorId, featured, days, within } = filter
  const { endsAfter, endsBefore } = filter
  return [
    eq(published.siteId, siteId),
    eq(published.collectionId, collectionId),
    bestOf(filter, shownRows(siteId, filter)),
    sql`not ${published.hidden}`,
    tag === undefined ? undefined : sql`${tag} = any(${published.tags})`,
    category === undefined ? undefined : sql`${category} = any(${published.categories})`,
    authorId === undefined ? undefined : eq(published.authorId, authorId),
    featured === undefined ? undefined : eq(published.featured, featured),
    days &&
      sql`${published.publishOn} >= ${days.from.toISOString()} and ${published.publishOn} < ${days.to.toISOString()}`,
    within && isOn(within),
    endsAfter &&
      sql`coalesce(${published.endAt}, ${published.startAt}) >= ${endsAfter.toISOString()}`,
    endsBefore &&
      sql`coalesce(${published.endAt}, ${published.startAt}) < ${endsBefore.toISOString()}`,
  ]
}

/** What all that a filter lets through comes to; the most used words first. */
export interface Summed extends Record<string, unknown> {
  readonly itemCount: number
  readonly tags: readonly string[]
  readonly categories: readonly string[]
}

/** How many items there are, and the words they carry: in one statement, which goes through all of them. */
export async function summedItems(db: Db, siteId: string, filter: ItemFilter): Promise<Summed> {
  const words = (column: 'tags' | 'categories') => sql`(
    select coalesce(json_agg(word order by times desc, word), '[]') from (
      select word, count(*) as times from item cross join unnest(item.${sql.raw(column)}) as word
      group by word order by times desc, word limit ${MOST_WORDS}) counted)`
  const { rows } = await db.execute<Summed>(sql`
    with item as materialized (
      select ${published.tags}, ${published.categories}
      from (${shownRows(siteId, filter)}) ${published} where ${and(...conditionsOf(siteId, filter))})
    select (select count(*)::int from item) as "itemCount",
      ${words('tags')} as tags, ${words('categories')} as categories`)
  return rows[0] ?? { itemCount: 0, tags: [], categories: [] }
}

const MOST_WORDS = 500
