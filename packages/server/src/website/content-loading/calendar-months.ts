import { type CalendarEntry, type CalendarMonth, getMonthQueries } from '@vitrine/blocks'
import type { Content, Item } from '@vitrine/page'
import type { Db } from '../../platform/db/db.ts'
import {
  findNearestDates,
  loadItemCards,
  type PublishedRow,
} from '../../content/documents/index.ts'
import type { CalendarMonths, LinkedContext } from '../render-context/index.ts'
import { formatPageUrl, getDocumentLanguages, canReadCollection } from '../site-shell/index.ts'
import { formatDay } from '../locale/index.ts'
import { getMonthRange, getNextMidnight } from './month-range.ts'

/** The maximum number of entries in a month. */
const MAX_ENTRIES = 300

/** Loads the calendar months of these documents before they are rendered. */
export async function loadCalendarMonths(
  db: Db,
  context: LinkedContext,
  { bodies, collectionId }: { readonly bodies: readonly Content[]; readonly collectionId?: string },
): Promise<CalendarMonths> {
  const blockMonths = bodies.flatMap((body) => [...getMonthQueries(body)])
  if (blockMonths.length === 0 && collectionId === undefined) return { months: new Map() }
  const now = new Date()
  const [path = ''] = context.path.split('?')
  const loading = blockMonths.map(async ([blockId, id]) => {
    const formatUrl = (month: string) => `${path}?month=${month}#block-${blockId}`
    return [blockId, await loadMonth(db, context, { id, now, formatUrl })] as const
  })
  if (collectionId !== undefined) {
    const formatUrl = (month: string) => `${path}?view=calendar&month=${month}`
    loading.push(
      loadMonth(db, context, { id: collectionId, now, formatUrl }).then((month) => [
        collectionId,
        month,
      ]),
    )
  }
  const loaded = await Promise.all(loading)
  return {
    months: new Map(loaded.flatMap(([id, month]) => (month ? [[id, month] as const] : []))),
    until: getNextMidnight(now, context.site.timeZone).getTime(),
  }
}

interface MonthQuery {
  /** The id of the collection. */
  readonly id: string
  readonly now: Date
  /** Returns the URL of a month, which is written `11-2026`. */
  readonly formatUrl: (month: string) => string
}

/**
 * Loads the month of a collection; undefined if there is none or the visitor may not
 * read it: a page that is cached for everyone shows only public ones.
 */
async function loadMonth(
  db: Db,
  context: LinkedContext,
  { id, now, formatUrl }: MonthQuery,
): Promise<CalendarMonth | undefined> {
  const { site, shell } = context
  const path = shell.pages.get(id)?.path
  if (path === undefined || path === null || !canReadCollection(context, id)) return undefined
  const today = formatDay(now, site.timeZone)
  const month = getRequestedMonth(context.path) ?? today.slice(0, 7)
  const days = getMonthRange(swapMonthAndYear(month), site.timeZone)
  if (!days) return undefined
  const filter = { ...getDocumentLanguages(shell), collectionId: id }
  const range = { order: 'publish_on', descending: false, limit: MAX_ENTRIES } as const
  const [rows, adjacentDays] = await Promise.all([
    loadItemCards(db, site.id, { ...filter, within: days }, range),
    findNearestDates(db, site.id, filter, days),
  ])
  const entries = rows.map((row) => ({ row, entry: toCalendarEntry(context, row) }))
  entries.sort((a, b) => getStartTime(a.row) - getStartTime(b.row))
  // Links skip months without entries.
  const toAdjacentMonth = (day: Date | undefined) => {
    const other = day && formatDay(day, site.timeZone).slice(0, 7)
    return other === undefined
      ? undefined
      : { month: other, href: formatUrl(swapMonthAndYear(other)) }
  }
  const url = formatPageUrl(context, path)
  const hasEvents = rows.some(({ startAt }) => startAt !== null)
  return {
    month,
    today,
    entries: entries.map(({ entry }) => entry),
    previous: toAdjacentMonth(adjacentDays.before),
    next: toAdjacentMonth(adjacentDays.after),
    feed: `${url}?format=${hasEvents ? 'ical' : 'rss'}`,
    list: url,
  }
}

/** Returns the month of the query as `2026-11`. */
function getRequestedMonth(path: string): string | undefined {
  const month = new URLSearchParams(path.split('?')[1] ?? '').get('month')
  return month !== null && getMonthRange(month, 'UTC') ? swapMonthAndYear(month) : undefined
}

/** Converts `11-2026` to `2026-11`, and back. */
function swapMonthAndYear(month: string): string {
  return month.split('-').toReversed().join('-')
}

function getStartTime({ startAt, publishOn }: PublishedRow): number {
  return (startAt ?? publishOn).getTime()
}

function toCalendarEntry(context: LinkedContext, row: PublishedRow): CalendarEntry {
  const { site, language } = context
  const { startAt, endAt, publishOn } = row
  // Rows of a collection are items: their schema was checked when they were published.
  const body = row.body as Item
  const begins = startAt ?? publishOn
  // An event that ends at midnight does not occupy the next day.
  const last = endAt && endAt > begins ? new Date(endAt.getTime() - 1) : begins
  return {
    title: body.meta[row.locale]?.title ?? '',
    href: formatPageUrl(context, row.path ?? ''),
    from: formatDay(begins, site.timeZone),
    to: formatDay(last, site.timeZone),
    time:
      startAt && !body.event?.allDay
        ? startAt.toLocaleTimeString(language.tag, { timeStyle: 'short', timeZone: site.timeZone })
        : '',
  }
}
