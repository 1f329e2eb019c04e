import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/db/db.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { ItemRange } from './items-store.ts'
import { cardRow, type PublishedRow } from './published-row-store.ts'
import { bestOf } from './published-store.ts'
import { asPublished, everyRow, type Languages, shownRows } from './shown-rows-store.ts'
import { document, published } from './tables.ts'

type Order = ItemRange['order']

const columns = {
  publish_on: published.publishOn,
  start_at: published.startAt,
  display_index: published.displayIndex,
} as const

const casts = { publish_on: sql`timestamptz`, start_at: sql`timestamptz`, display_index: sql`int` }

interface Given {
  readonly siteId: string | Placeholder
  readonly collectionId: string | Placeholder
  readonly locale: string | Placeholder
  readonly fallback: string | Placeholder
  readonly id: string | Placeholder
  readonly at: string | number | null | Placeholder
}

interface Way {
  readonly order: Order
  readonly descending: boolean
}

/** The first one in one direction. */
function selectOne(db: Db, rows: SQL, { order, descending }: Way, given: Given) {
  const column = columns[order]
  const sign = descending ? sql`<` : sql`>`
  const direction = descending ? sql`desc` : sql`asc`
  const at = sql`${given.at}::${casts[order]}`
  return db
    .select({ ...cardRow, isBelow: sql<boolean>`${sql.raw(String(descending))}` })
    .from(asPublished(rows))
    .innerJoin(
      document,
      and(eq(document.siteId, published.siteId), eq(document.id, published.documentId)),
    )
    .where(
      and(
        eq(published.siteId, given.siteId),
        eq(published.collectionId, given.collectionId),
        bestOf(given, rows),
        sql`not ${published.hidden}`,
        sql`(${column}, ${published.documentId}) ${sign} (${at}, ${given.id}::uuid)`,
      ),
    )
    .orderBy(sql`${column} ${direction}, ${published.documentId} ${direction}`)
    .limit(1)
}

/** The one above and the one below, in one statement: every page of an item asks for both. */
function selectBeside(db: Db, rows: SQL, order: Order, given: Given) {
  return unionAll(
    selectOne(db, rows, { order, descending: false }, given),
    selectOne(db, rows, { order, descending: true }, given),
  )
}

function preparedBeside(order: Order) {
  const given = {
    siteId: sql.placeholder('siteId'),
    collectionId: sql.placeholder('collectionId'),
    locale: sql.placeholder('locale'),
    fallback: sql.placeholder('fallback'),
    id: sql.placeholder('id'),
    at: sql.placeholder('at'),
  }
  return prepared((db) =>
    selectBeside(db, everyRow, order, given).prepare(`documents_beside_${order}`),
  )
}

const beside = {
  publish_on: preparedBeside('publish_on'),
  start_at: preparedBeside('start_at'),
  display_index: preparedBeside('display_index'),
} as const

interface Neighbours {
  readonly previous: PublishedRow | undefined
  readonly next: PublishedRow | undefined
}

/** The item before and the one after in the order of the collection's list, as cards. */
export async function neighboursOf(
  db: Db,
  siteId: string,
  languages: Languages & { readonly collectionId: string },
  given: { readonly of: PublishedRow; readonly order: Order; readonly descending: boolean },
): Promise<Neighbours> {
  const { of, order, descending } = given
  const at = {
    publish_on: of.publishOn.toISOString(),
    start_at: of.startAt?.toISOString() ?? null,
    display_index: of.displayIndex,
  }[order]
  const { drafts, ...plain } = languages
  const asked = { ...plain, siteId, id: of.documentId, at }
  const both =
    drafts === undefined
      ? await beside[order](db).execute(asked)
      : await selectBeside(db, shownRows(siteId, languages), order, asked)
  const above = both.find(({ isBelow }) => !isBelow)
  const below = both.find(({ isBelow }) => isBelow)
  return descending ? { previous: above, next: below } : { previous: below, next: above }
}
