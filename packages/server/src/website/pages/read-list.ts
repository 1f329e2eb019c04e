import { collectionTypeCodes, orderingCodes } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import {
  countItems,
  type ItemFilter,
  type ItemRange,
  itemsOf,
  publishedByIds,
  type PublishedRow,
} from '../../content/documents/index.ts'
import type { Listed } from '../render/content.ts'
import { daysOfMonth } from '../render/days-of-month.ts'
import { documentsIn } from '../render/documents-in.ts'
import type { Shell } from '../render/shell.ts'
import type { PublishedPage } from '../render/view/published.ts'
import { asItem, asPage } from './as-published.ts'
import { offsetIn, type PageQuery } from './page-query.ts'
import { saidOf } from './said.ts'
import { wholeCollection } from './whole-collection.ts'

/** Milliseconds of the year 9999, which is as far as dates go here. */
const LATEST = 253_402_300_799_999

/** As many events as a page shows before their day. */
const MOST_UPCOMING = 200

/** Whose list, for whom. */
export interface ListAddress {
  readonly siteId: string
  readonly timeZone: string
  readonly shell: Shell
  readonly page: PublishedPage
  readonly query: PageQuery
  readonly now: Date
}

/** What a collection shows at this address; undefined when nothing stands there. */
export async function readList(db: Db, at: ListAddress): Promise<Listed | undefined> {
  const { query, page, siteId } = at
  const { collection } = page.body
  if (!collection) return undefined
  const days = query.month === undefined ? undefined : daysOfMonth(query.month, at.timeZone)
  const offset = offsetIn(query.offset, LATEST)
  if (offset === undefined || (query.month !== undefined && !days)) return undefined
  const isCalendar = collection.ordering === orderingCodes.calendar
  const filter = {
    ...documentsIn(at.shell),
    collectionId: page.id,
    category: query.category,
    tag: query.tag,
    authorId: query.author,
    // Events belong to the month in which they take place.
    ...(isCalendar ? { within: days } : { days }),
  }
  const isSome = [query.category, query.tag, query.author, query.month].some(isAsked)
  const [stretch, whole, someCount, upcoming, pages] = await Promise.all([
    readStretch(db, at, isCalendar ? { ...filter, endsBefore: at.now } : filter),
    wholeCollection(db, at, page),
    isSome ? countItems(db, siteId, filter) : undefined,
    isCalendar ? readUpcoming(db, at, filter) : undefined,
    collection.folder?.isIndex ? readIndexed(db, at, collection.folder.pageIds) : undefined,
  ])
  const isWhole = !isSome && !isAsked(query.offset)
  // A month with nothing in it is a page of a calendar all the same.
  const isMonth = isCalendar && query.view === 'calendar'
  const isEmpty = stretch.items.length === 0 && (upcoming ?? []).length === 0
  if (!isWhole && !isMonth && isEmpty) return undefined
  const { category, tag, author, month, view } = query
  const said = await saidOf(db, at, page, [...stretch.items, ...(upcoming ?? []).map(asItem)])
  return {
    ...stretch,
    items: said.slice(0, stretch.items.length),
    ...(upcoming && { upcoming: said.slice(stretch.items.length) }),
    ...(pages && { pages }),
    itemCount: someCount ?? whole.itemCount,
    tags: whole.tags,
    categories: whole.categories,
    filter: {
      ...(category !== undefined && { category }),
      ...(tag !== undefined && { tag }),
      ...(author !== undefined && { author }),
      ...(month !== undefined && { month }),
      ...(view !== undefined && { view }),
    },
  }
}

function isAsked(value: string | undefined): boolean {
  return value !== undefined
}

/** The order of a collection's list: what `next` of an item is too. */
export function orderOf(page: PublishedPage): Pick<ItemRange, 'order' | 'descending'> {
  switch (page.body.collection?.ordering) {
    case orderingCodes['user-orderable']:
    case orderingCodes['music-album']:
      return { order: 'display_index', descending: false }
    case orderingCodes.calendar:
      return { order: 'start_at', descending: true }
    default:
      return { order: 'publish_on', descending: true }
  }
}

/** Those from the offset on, or before it. One more is read, to know whether the list goes on. */
async function readStretch(db: Db, at: ListAddress, filter: ItemFilter) {
  const { siteId, page, query } = at
  const limit = page.body.collection?.pageSize ?? 20
  const { order, descending } = orderOf(page)
  const offset = query.offset === undefined ? undefined : Number(query.offset)
  if (order === 'display_index') {
    const from = offset ?? 0
    const rows = await itemsOf(db, siteId, filter, {
      order,
      descending,
      beyond: from,
      limit: limit + 1,
    })
    return {
      items: rows.slice(0, limit).map(asItem),
      next: rows.length > limit ? from + limit : undefined,
      previous: from > 0 ? Math.max(0, from - limit) : undefined,
    }
  }
  const isBack = query.reversePaginate === 'true' && offset !== undefined
  const range = { order, descending: descending !== isBack, limit }
  const rows = await itemsOf(db, siteId, filter, {
    ...range,
    ...(offset !== undefined && { beyond: offset }),
  })
  const items = isBack ? rows.toReversed() : rows
  const time = (row: PublishedRow | undefined) =>
    (order === 'start_at' ? row?.startAt : row?.publishOn)?.getTime()
  const [first, last] = [time(items[0]), time(items.at(-1))]
  const [further, before] = await Promise.all([
    last === undefined
      ? []
      : itemsOf(db, siteId, filter, { order, descending, beyond: last, limit: 1 }),
    first === undefined || offset === undefined
      ? []
      : itemsOf(db, siteId, filter, { order, descending: !descending, beyond: first, limit: 1 }),
  ])
  return {
    items: items.map(asItem),
    next: further.length > 0 ? last : undefined,
    previous: before.length > 0 ? first : undefined,
  }
}

function readUpcoming(db: Db, { siteId, now }: ListAddress, filter: ItemFilter) {
  const range = { order: 'start_at', descending: false, limit: MOST_UPCOMING } as const
  return itemsOf(db, siteId, { ...filter, endsAfter: now }, range)
}

/** The pages of an index, in its order; those that are not published are left out. */
async function readIndexed(
  db: Db,
  { siteId, shell }: ListAddress,
  ids: readonly string[],
): Promise<readonly PublishedPage[]> {
  const rows = await publishedByIds(db, siteId, { ...documentsIn(shell), ids })
  const found = new Map(rows.map((row) => [row.documentId, row]))
  return ids.flatMap((id) => {
    const row = found.get(id)
    const page = row && asPage(row)
    return page?.body.settings.enabled && page.body.access.kind === 'everybody' ? [page] : []
  })
}

/** A collection of products is the catalog's. */
export function isStore(page: PublishedPage): boolean {
  return page.body.collection?.type === collectionTypeCodes.products
}
