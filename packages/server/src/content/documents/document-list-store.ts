import type { documentSorts } from '@vitrine/contract'
import type { DocumentState } from '@vitrine/model'
import type { DocumentKind } from '@vitrine/page'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import type { CursorPosition } from './cursor.ts'
import { selectLanguages } from './document-languages-store.ts'
import { documentErrors } from './errors.ts'
import { draft } from './tables.ts'

export interface ListedRow extends CursorPosition, Record<string, unknown> {
  readonly id: string
  readonly kind: DocumentKind
  readonly collectionId: string | null
  readonly titles: Readonly<Record<string, string>>
  readonly slugs: Readonly<Record<string, string>>
  readonly state: DocumentState
  readonly rev: number
  readonly publishedRev: number | null
  readonly path: string | null
  readonly publishedAt: Date | null
  readonly updatedAt: Date
  readonly updatedBy: string | null
  readonly deletedAt: Date | null
}

type DocumentSort = (typeof documentSorts)[number]

interface DocumentFilter {
  readonly locale: string
  readonly kind?: DocumentKind | undefined
  readonly collectionId?: string | undefined
  readonly state?: DocumentState | undefined
  readonly text?: string | undefined
  /** The id of an author, a tag and a category that the draft of an item has. */
  readonly author?: string | undefined
  readonly tag?: string | undefined
  readonly category?: string | undefined
  /** The languages in which a changed draft is listed, the site's own first; undefined lists all documents. */
  readonly changedIn?: readonly string[] | undefined
  readonly inTrash: boolean
}

interface DocumentPage extends DocumentFilter {
  /** The order; the last changed first by default. */
  readonly sort?: DocumentSort | undefined
  readonly after?: CursorPosition | undefined
  readonly limit: number
}

interface Order {
  /** The value that a list is sorted by, of `doc` and its publication `p`. */
  readonly key: SQL
  readonly isTime: boolean
  readonly isDescending: boolean
}

/** Returns how a list is sorted. What is not published counts as the newest. */
function createOrder(sort: DocumentSort, locale: string): Order {
  const published = sql`coalesce(p.published_at, timestamptz '9999-12-31 00:00:00+00')`
  const orders: Readonly<Record<DocumentSort, Order>> = {
    changed: { key: sql`doc.updated_at`, isTime: true, isDescending: true },
    newest: { key: published, isTime: true, isDescending: true },
    oldest: { key: published, isTime: true, isDescending: false },
    title: {
      key: sql`lower(coalesce(doc.titles ->> ${locale}, doc.names))`,
      isTime: false,
      isDescending: false,
    },
  }
  return orders[sort]
}

/** Lists documents, the last changed first by default. Reads neither bodies nor versions. */
export async function listDocuments(
  db: Db,
  siteId: string,
  { sort = 'changed', after, state, limit, ...filter }: DocumentPage,
): Promise<readonly ListedRow[]> {
  const order = createOrder(sort, filter.locale)
  const direction = order.isDescending ? sql`desc` : sql`asc`
  if (after && order.isTime && !/^\d{1,18}$/.test(after.sortKey))
    throw documentErrors.unknownCursor()
  // The text of a time is its microseconds, which are exact.
  const sortKey = order.isTime
    ? sql`(extract(epoch from found.key) * 1000000)::bigint::text`
    : sql`found.key`
  const { rows } = await db.execute<ListedRow>(sql`
    select found.*, ${sortKey} as "sortKey"
    from (${selectDocuments(siteId, filter, { order, after })}) found
    ${state === undefined ? sql`` : sql`where state = ${state}`}
    order by found.key ${direction}, id ${direction} limit ${limit}
  `)
  return rows.map(({ key: _key, ...row }) => ({
    ...row,
    // Raw SQL returns timestamps as text.
    updatedAt: new Date(row.updatedAt),
    publishedAt: row.publishedAt && new Date(row.publishedAt),
    deletedAt: row.deletedAt && new Date(row.deletedAt),
  }))
}

const NONE = { scheduled: 0, 'needs-review': 0, draft: 0, private: 0, published: 0 } as const

/** Counts the documents of a filter in each state. */
export async function countDocuments(
  db: Db,
  siteId: string,
  filter: DocumentFilter,
): Promise<Readonly<Record<DocumentState, number>>> {
  const order = createOrder('changed', filter.locale)
  const { rows } = await db.execute<{ state: DocumentState; count: number }>(sql`
    select state, count(*)::int as count
    from (${selectDocuments(siteId, filter, { order, after: undefined })}) found group by state
  `)
  return { ...NONE, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) }
}

/** Returns the query of all documents of a filter in any state, after a position. */
function selectDocuments(
  siteId: string,
  { kind, collectionId, locale, changedIn, inTrash, ...filter }: Omit<DocumentFilter, 'state'>,
  { order, after }: { readonly order: Order; readonly after: CursorPosition | undefined },
): SQL {
  const text = filter.text?.trim().toLowerCase()
  const comparison = order.isDescending ? sql`<` : sql`>`
  const key = order.isTime
    ? sql`timestamptz 'epoch' + ${after?.sortKey}::bigint * interval '1 microsecond'`
    : sql`${after?.sortKey}::text`
  const position = after && sql`(${key}, ${after.id}::uuid)`
  return sql`
    select doc.id, doc.kind, doc.collection_id as "collectionId", doc.titles, doc.slugs,
      case
        when exists (select from schedule_entry e
          join schedule s on s.site_id = e.site_id and s.id = e.schedule_id and s.state = 'pending'
          where e.site_id = doc.site_id and e.document_id = doc.id and e.locale = ${locale})
          then 'scheduled'
        when exists (select from review_entry e
          join review r on r.site_id = e.site_id and r.id = e.review_id and r.state = 'open'
          where e.site_id = doc.site_id and e.document_id = doc.id and e.locale = ${locale}
            and e.rev > coalesce(p.rev, 0))
          then 'needs-review'
        when p.document_id is null then 'draft'
        when p.access <> 'everybody' or (p.kind = 'page' and p.hidden) then 'private'
        else 'published' end as state,
      d.rev, p.rev as "publishedRev", p.path, p.published_at as "publishedAt",
      doc.updated_at as "updatedAt", doc.updated_by as "updatedBy", doc.deleted_at as "deletedAt",
      ${order.key} as key
    from document doc
      join draft d on d.site_id = doc.site_id and d.document_id = doc.id
      left join published p
        on p.site_id = doc.site_id and p.document_id = doc.id and p.locale = ${locale}
    where doc.site_id = ${siteId}
      and doc.deleted_at is ${inTrash ? sql`not null` : sql`null`}
      ${kind === undefined ? sql`` : sql`and doc.kind = ${kind}`}
      ${collectionId === undefined ? sql`` : sql`and doc.collection_id = ${collectionId}`}
      ${text ? sql`and position(${text} in doc.names) > 0` : sql``}
      ${filter.author === undefined ? sql`` : sql`and d.body ->> 'authorId' = ${filter.author}`}
      ${filter.tag === undefined ? sql`` : sql`and d.body -> 'tags' ? ${filter.tag}`}
      ${filter.category === undefined ? sql`` : sql`and d.body -> 'categories' ? ${filter.category}`}
      ${
        changedIn
          ? sql`and exists (select from (${selectLanguages(changedIn)}) own
        where own."publishedRev" is distinct from d.rev)`
          : sql``
      }
      ${position ? sql`and (${order.key}, doc.id) ${comparison} ${position}` : sql``}
  `
}

/** Loads the ids of the main images of items, by the id of the item. */
export async function loadItemImageIds(
  db: Db,
  siteId: string,
  items: readonly Pick<ListedRow, 'id' | 'kind'>[],
): Promise<ReadonlyMap<string, string>> {
  const ids = items.filter(({ kind }) => kind === 'item').map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: draft.documentId, imageId: sql<string | null>`${draft.body} ->> 'mainImageId'` })
    .from(draft)
    .where(and(eq(draft.siteId, siteId), inArray(draft.documentId, ids)))
  return new Map(rows.flatMap(({ id, imageId }) => (imageId === null ? [] : [[id, imageId]])))
}
