import { type CalendarEntry, type CalendarMonth, neededMonths } from '@vitrine/blocks'
import type { Content, Item } from '@vitrine/page'
import type { Db } from '../../platform/db/db.ts'
import { aroundDays, itemCards, type PublishedRow } from '../../content/documents/index.ts'
import type { Place } from './content.ts'
import { dayOf, daysOfMonth, nextMidnight } from './days-of-month.ts'
import { documentsIn } from './documents-in.ts'
import { isOpen } from './shell.ts'
import { urlOf } from './urls.ts'

/** As many entries as a month shows. */
const MOST_ENTRIES = 300

/** Months that are drawn, by the block or the collection that draws them. */
export interface Months {
  readonly months: ReadonlyMap<string, CalendarMonth>
  /** Midnight: from then on another day is today. Undefined where no month is drawn. */
  readonly until?: number
}

/** What the calendars of these documents show, read before anything is drawn. */
export async function monthsOf(
  db: Db,
  place: Place,
  { bodies, collectionId }: { readonly bodies: readonly Content[]; readonly collectionId?: string },
): Promise<Months> {
  const ofBlocks = bodies.flatMap((body) => [...neededMonths(body)])
  if (ofBlocks.length === 0 && collectionId === undefined) return { months: new Map() }
  const now = new Date()
  const [path = ''] = place.path.split('?')
  const reading = ofBlocks.map(async ([blockId, id]) => {
    const at = (month: string) => `${path}?month=${month}#block-${blockId}`
    return [blockId, await readMonth(db, place, { id, now, at })] as const
  })
  if (collectionId !== undefined) {
    const at = (month: string) => `${path}?view=calendar&month=${month}`
    reading.push(
      readMonth(db, place, { id: collectionId, now, at }).then((month) => [collectionId, month]),
    )
  }
  const read = await Promise.all(reading)
  return {
    months: new Map(read.flatMap(([id, month]) => (month ? [[id, month] as const] : []))),
    until: nextMidnight(now, place.site.timeZone).getTime(),
  }
}

interface Asked {
  /** The collection's. */
  readonly id: string
  readonly now: Date
  /** The address of a month that is written `11-2026`. */
  readonly at: (month: string) => string
}

/** Undefined where the collection is not there, or not for everybody: the page is kept for all. */
async function readMonth(
  db: Db,
  place: Place,
  { id, now, at }: Asked,
): Promise<CalendarMonth | undefined> {
  const { site, shell } = place
  const path = shell.pages.get(id)?.path
  if (path === undefined || path === null || !isOpen(shell, id)) return undefined
  const today = dayOf(now, site.timeZone)
  const month = monthIn(place.path) ?? today.slice(0, 7)
  const days = daysOfMonth(turned(month), site.timeZone)
  if (!days) return undefined
  const filter = { ...documentsIn(shell), collectionId: id }
  const range = { order: 'publish_on', descending: false, limit: MOST_ENTRIES } as const
  const [rows, around] = await Promise.all([
    itemCards(db, site.id, { ...filter, within: days }, range),
    aroundDays(db, site.id, filter, days),
  ])
  const entries = rows.map((row) => ({ row, entry: entryOf(place, row) }))
  entries.sort((a, b) => beginOf(a.row) - beginOf(b.row))
  // Months in which nothing is need not be gone through.
  const beside = (day: Date | undefined) => {
    const other = day && dayOf(day, site.timeZone).slice(0, 7)
    return other === undefined ? undefined : { month: other, href: at(turned(other)) }
  }
  const url = urlOf(place, path)
  const hasEvents = rows.some(({ startAt }) => startAt !== null)
  return {
    month,
    today,
    entries: entries.map(({ entry }) => entry),
    previous: beside(around.before),
    next: beside(around.after),
    feed: `${url}?format=${hasEvents ? 'ical' : 'rss'}`,
    list: url,
  }
}

/** The month that the page is asked for: `2026-11`. */
function monthIn(path: string): string | undefined {
  const asked = new URLSearchParams(path.split('?')[1] ?? '').get('month')
  return asked !== null && daysOfMonth(asked, 'UTC') ? turned(asked) : undefined
}

/** `11-2026` as `2026-11`, and back. */
function turned(month: string): string {
  return month.split('-').toReversed().join('-')
}

function beginOf({ startAt, publishOn }: PublishedRow): number {
  return (startAt ?? publishOn).getTime()
}

function entryOf(place: Place, row: PublishedRow): CalendarEntry {
  const { site, language } = place
  const { startAt, endAt, publishOn } = row
  // Rows of a collection are items: they were checked as such when they were published.
  const body = row.body as Item
  const begins = startAt ?? publishOn
  // What ends at midnight does not take the day that begins then.
  const last = endAt && endAt > begins ? new Date(endAt.getTime() - 1) : begins
  return {
    title: body.meta[row.locale]?.title ?? '',
    href: urlOf(place, row.path ?? ''),
    from: dayOf(begins, site.timeZone),
    to: dayOf(last, site.timeZone),
    time:
      startAt && !body.event?.allDay
        ? startAt.toLocaleTimeString(language.tag, { timeStyle: 'short', timeZone: site.timeZone })
        : '',
  }
}
