import type { Say } from '@vitrine/model'
import { isWebAddress } from '@vitrine/page'
import type { View } from '../define-block.ts'
import type { CalendarEntry, CalendarMonth } from '../site-ports.ts'
import { type Day, firstDayOf, monthName, type Weekday, weekdayNames, weeksOf } from './weeks.ts'

export interface CalendarDesign {
  /** What pages are written in. */
  readonly locale: string
  readonly say: Say
  readonly firstDay?: Weekday | undefined
  readonly isCompact: boolean
  readonly showsTime: boolean
  readonly showsMonths: boolean
  readonly showsFeed: boolean
}

/** A month as `calendarTemplate` draws it. */
export function calendarView(given: CalendarMonth, design: CalendarDesign): View {
  const { month, today, previous, next, feed, list } = given
  const { locale, say, showsTime, showsMonths, showsFeed } = design
  const firstDay = design.firstDay ?? firstDayOf(locale)
  const entries = given.entries
    .filter(({ href }) => isWebAddress(href))
    .map((entry) => ({ ...entry, time: showsTime ? entry.time : '' }))
  const weeks = weeksOf(month, firstDay).map((week) => ({
    days: week.map((day) => dayView(day, { entries, today })),
  }))
  return {
    caption: monthName(locale, month),
    isCompact: design.isCompact,
    weekdays: weekdayNames(locale, firstDay),
    weeks,
    // The same once more for a phone, on which no word fits into a day.
    agenda: weeks
      .flatMap(({ days }) => days)
      .filter(({ entries: own }) => own.length > 0)
      .map((day) => ({ ...day, name: dayName(locale, day.iso) })),
    nothing: entries.length === 0 ? say('Nothing in this month.') : '',
    previous: showsMonths ? monthLink(previous, locale) : '',
    next: showsMonths ? monthLink(next, locale) : '',
    feed: showsFeed && feed !== undefined ? { href: feed, words: say('Calendar feed') } : '',
    list: showsFeed && list !== undefined ? { href: list, words: say('Show as a list') } : '',
  }
}

function dayView(
  day: Day,
  { entries, today }: { readonly entries: readonly CalendarEntry[]; readonly today: string },
) {
  if (!day) return { number: '', iso: '', isToday: false, entries: [] }
  return {
    number: String(day.number),
    iso: day.iso,
    isToday: day.iso === today,
    entries: entries
      .filter(({ from, to }) => from <= day.iso && day.iso <= to)
      .map(({ title, href, from, time }) => ({
        name: title,
        href,
        // It begins once.
        time: from === day.iso ? time : '',
      })),
  }
}

function dayName(locale: string, iso: string): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, format).format(new Date(`${iso}T00:00:00Z`))
}

function monthLink(
  given: { readonly month: string; readonly href: string } | undefined,
  locale: string,
): View | '' {
  return given ? { href: given.href, words: monthName(locale, given.month) } : ''
}
