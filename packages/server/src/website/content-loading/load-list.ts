import { collectionTypeCodes, orderingCodes } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import {
  countItems,
  type ItemFilter,
  type ItemRange,
  loadItems,
  loadPublishedByIds,
  type PublishedRow,
} from '../../content/documents/index.ts'
import type { CollectionListing } from '../render-context/index.ts'
import { getDocumentLanguages, type PublishedPage, type SiteShell } from '../site-shell/index.ts'
import { loadCommentCounts } from './load-comments.ts'
import { getMonthRange } from './month-range.ts'
import { type PageQuery, parseOffset } from './page-query.ts'
import { toPublishedItem, toPublishedPage } from './published-rows.ts'
import { loadCollectionTotals } from './whole-collection.ts'

/** The end of the year 9999 in milliseconds. */
const MAX_TIME = 253_402_300_799_999

/** The maximum number of upcoming events on a page. */
const MAX_UPCOMING = 200

/** The collection page and query of a listing. */
export interface ListingAddress {
  readonly siteId: string
  readonly timeZone: string
  readonly shell: SiteShell
  readonly page: PublishedPage
  readonly query: PageQuery
  readonly now: Date
}

/** Loads the listing of a collection; undefined if nothing is at this URL. */
export async function loadListing(
  db: Db,
  address: ListingAddress,
): Promise<CollectionListing | undefined> {
  const { query, page, siteId } = address
  const { collection } = page.body
  if (!collection) return undefined
  const days = query.month === undefined ? undefined : getMonthRange(query.month, address.timeZone)
  const offset = parseOffset(query.offset, MAX_TIME)
  if (offset === undefined || (query.month !== undefined && !days)) return undefined
  const isCalendar = collection.ordering === orderingCodes.calendar
  const filter = {
    ...getDocumentLanguages(address.shell),
    collectionId: page.id,
    category: query.category,
    tag: query.tag,
    authorId: query.author,
    // Events belong to the month in which they take place.
    ...(isCalendar ? { within: days } : { days }),
  }
  const isFiltered = [query.category, query.tag, query.author, query.month].some(isDefined)
  const [stretch, totals, filteredCount, upcoming, pages] = await Promise.all([
    loadItemRange(db, address, isCalendar ? { ...filter, endsBefore: address.now } : filter),
    loadCollectionTotals(db, address, page),
    isFiltered ? countItems(db, siteId, filter) : undefined,
    isCalendar ? loadUpcoming(db, address, filter) : undefined,
    collection.folder?.isIndex
      ? loadIndexedPages(db, address, collection.folder.pageIds)
      : undefined,
  ])
  const isWhole = !isFiltered && !isDefined(query.offset)
  // An empty month is a valid page of a calendar.
  const isMonth = isCalendar && query.view === 'calendar'
  const isEmpty = stretch.items.length === 0 && (upcoming ?? []).length === 0
  if (!isWhole && !isMonth && isEmpty) return undefined
  const { category, tag, author, month, view } = query
  const counted = await loadCommentCounts(db, address, page, [
    ...stretch.items,
    ...(upcoming ?? []).map(toPublishedItem),
  ])
  return {
    ...stretch,
    items: counted.slice(0, stretch.items.length),
    ...(upcoming && { upcoming: counted.slice(stretch.items.length) }),
    ...(pages && { pages }),
    itemCount: filteredCount ?? totals.itemCount,
    tags: totals.tags,
    categories: totals.categories,
    filter: {
      ...(category !== undefined && { category }),
      ...(tag !== undefined && { tag }),
      ...(author !== undefined && { author }),
      ...(month !== undefined && { month }),
      ...(view !== undefined && { view }),
    },
  }
}

function isDefined(value: string | undefined): boolean {
  return value !== undefined
}

/** Returns the order of a collection, which "next item" follows as well. */
export function getItemOrder(page: PublishedPage): Pick<ItemRange, 'order' | 'descending'> {
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

/**
 * Loads the items from the offset on, or before it. One more item shows whether the list continues.
 */
async function loadItemRange(db: Db, address: ListingAddress, filter: ItemFilter) {
  const { siteId, page, query } = address
  const limit = page.body.collection?.pageSize ?? 20
  const { order, descending } = getItemOrder(page)
  const offset = query.offset === undefined ? undefined : Number(query.offset)
  if (order === 'display_index') {
    const from = offset ?? 0
    const rows = await loadItems(db, siteId, filter, {
      order,
      descending,
      beyond: from,
      limit: limit + 1,
    })
    return {
      items: rows.slice(0, limit).map(toPublishedItem),
      next: rows.length > limit ? from + limit : undefined,
      previous: from > 0 ? Math.max(0, from - limit) : undefined,
    }
  }
  const isBack = query.reversePaginate === 'true' && offset !== undefined
  const range = { order, descending: descending !== isBack, limit }
  const rows = await loadItems(db, siteId, filter, {
    ...range,
    ...(offset !== undefined && { beyond: offset }),
  })
  const items = isBack ? rows.toReversed() : rows
  const time = (row: PublishedRow | undefined) =>
    (order === 'start_at' ? row?.startAt : row?.publishOn)?.getTime()
  const [first, last] = [time(items[0]), time(items.at(-1))]
  const [following, preceding] = await Promise.all([
    last === undefined
      ? []
      : loadItems(db, siteId, filter, { order, descending, beyond: last, limit: 1 }),
    first === undefined || offset === undefined
      ? []
      : loadItems(db, siteId, filter, { order, descending: !descending, beyond: first, limit: 1 }),
  ])
  return {
    items: items.map(toPublishedItem),
    next: following.length > 0 ? last : undefined,
    previous: preceding.length > 0 ? first : undefined,
  }
}

function loadUpcoming(db: Db, { siteId, now }: ListingAddress, filter: ItemFilter) {
  const range = { order: 'start_at', descending: false, limit: MAX_UPCOMING } as const
  return loadItems(db, siteId, { ...filter, endsAfter: now }, range)
}

/** Loads the published pages of an index, in its order. */
async function loadIndexedPages(
  db: Db,
  { siteId, shell }: ListingAddress,
  ids: readonly string[],
): Promise<readonly PublishedPage[]> {
  const rows = await loadPublishedByIds(db, siteId, { ...getDocumentLanguages(shell), ids })
  const found = new Map(rows.map((row) => [row.documentId, row]))
  return ids.flatMap((id) => {
    const row = found.get(id)
    const page = row && toPublishedPage(row)
    return page?.body.settings.enabled && page.body.access.kind === 'everybody' ? [page] : []
  })
}

/** Returns whether the catalog holds the items of this page. */
export function isStorePage(page: PublishedPage): boolean {
  return page.body.collection?.type === collectionTypeCodes.products
}
