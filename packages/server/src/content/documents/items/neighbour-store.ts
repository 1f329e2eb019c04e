import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/db/db.ts'
import { prepared } from '../../../platform/db/prepared.ts'
import type { ItemRange } from './items-store.ts'
import { cardColumns, type PublishedRow } from '../published/published-row-store.ts'
import {
  asPublished,
  allPublishedRows,
  type ReadOptions,
  selectVisibleRows,
  inBestLocale,
} from '../published/visible-rows-store.ts'
import { document, published } from '../tables.ts'

type Order = ItemRange['order']

const columns = {
  publish_on: published.publishOn,
  start_at: published.startAt,
  display_index: published.displayIndex,
} as const

const casts = { publish_on: sql`timestamptz`, start_at: sql`timestamptz`, display_index: sql`int` }

interface NeighbourParams {
  readonly siteId: string | Placeholder
  readonly collectionId: string | Placeholder
  readonly locale: string | Placeholder
  readonly fallback: string | Placeholder
  readonly id: string | Placeholder
  readonly at: string | number | null | Placeholder
}

interface Direction {
  readonly order: Order
  readonly descending: boolean
}

/** Selects the next item in one direction. */
function selectOne(db: Db, rows: SQL, { order, descending }: Direction, params: NeighbourParams) {
  const column = columns[order]
  const operator = descending ? sql`<` : sql`>`
  const direction = descending ? sql`desc` : sql`asc`
  const at = sql`${params.at}::${casts[order]}`
  return db
    .select({ ...cardColumns, isBelow: sql<boolean>`${sql.raw(String(descending))}` })
    .from(asPublished(rows))
    .innerJoin(
      document,
      and(eq(document.siteId, published.siteId), eq(document.id, published.documentId)),
    )
    .where(
      and(
        eq(published.siteId, params.siteId),
        eq(published.collectionId, params.collectionId),
        inBestLocale(params, rows),
        sql`not ${published.hidden}`,
        sql`(${column}, ${published.documentId}) ${operator} (${at}, ${params.id}::uuid)`,
      ),
    )
    .orderBy(sql`${column} ${direction}, ${published.documentId} ${direction}`)
    .limit(1)
}

/** Selects the items above and below in one statement. */
function selectNeighbours(db: Db, rows: SQL, order: Order, params: NeighbourParams) {
  return unionAll(
    selectOne(db, rows, { order, descending: false }, params),
    selectOne(db, rows, { order, descending: true }, params),
  )
}

function prepareNeighbours(order: Order) {
  const params = {
    siteId: sql.placeholder('siteId'),
    collectionId: sql.placeholder('collectionId'),
    locale: sql.placeholder('locale'),
    fallback: sql.placeholder('fallback'),
    id: sql.placeholder('id'),
    at: sql.placeholder('at'),
  }
  return prepared((db) =>
    selectNeighbours(db, allPublishedRows, order, params).prepare(`documents_beside_${order}`),
  )
}

const neighbours = {
  publish_on: prepareNeighbours('publish_on'),
  start_at: prepareNeighbours('start_at'),
  display_index: prepareNeighbours('display_index'),
} as const

interface Neighbours {
  readonly previous: PublishedRow | undefined
  readonly next: PublishedRow | undefined
}

/**
 * Loads the items before and after an item in the order of the collection, without sections and blocks. The item after an event is the
 * later one, although a list shows past events from the newest.
 */
export async function loadNeighbours(
  db: Db,
  siteId: string,
  options: ReadOptions & { readonly collectionId: string },
  position: { readonly item: PublishedRow; readonly order: Order; readonly descending: boolean },
): Promise<Neighbours> {
  const { item, order, descending } = position
  const at = {
    publish_on: item.publishOn.toISOString(),
    start_at: item.startAt?.toISOString() ?? null,
    display_index: item.displayIndex,
  }[order]
  const { drafts, ...locales } = options
  const params = { ...locales, siteId, id: item.documentId, at }
  const rows =
    drafts === undefined
      ? await neighbours[order](db).execute(params)
      : await selectNeighbours(db, selectVisibleRows(siteId, options), order, params)
  const above = rows.find(({ isBelow }) => !isBelow)
  const below = rows.find(({ isBelow }) => isBelow)
  const isDownwards = descending && order !== 'start_at'
  return isDownwards ? { previous: above, next: below } : { previous: below, next: above }
}
