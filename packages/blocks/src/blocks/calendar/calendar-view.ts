import type { TranslateMessage } from '@vitrine/model'
import { isWebAddress } from '@vitrine/page'
import type { View } from '../../definition/view.ts'
import type { CalendarEntry, CalendarMonth, MonthLink } from '../../ports/collection.ts'
import {
  type Day,
  getFirstDay,
  formatMonth,
  type Weekday,
  getWeekdayNames,
  getWeeks,
} from './weeks.ts'

export interface CalendarDesign {
  /** The language of the page. */
  readonly locale: string
  readonly translate: TranslateMessage
  readonly firstDay?: Weekday | undefined
  readonly isCompact: boolean
  readonly showsTime: boolean
  readonly showsMonths: boolean
  readonly showsFeed: boolean
}

/** Returns the view of a month for `calendarTemplate`. */
export function createCalendarView(calendar: CalendarMonth, design: CalendarDesign): View {
  const { month, today, previous, next, feed, list } = calendar
  const { locale, translate, showsTime, showsMonths, showsFeed } = design
  const firstDay = design.firstDay ?? getFirstDay(locale)
  const entries = calendar.entries
    .filter(({ href }) => isWebAddress(href))
    .map((entry) => ({ ...entry, time: showsTime ? entry.time : '' }))
  const weeks = getWeeks(month, firstDay).map((week) => ({
    days: week.map((day) => createDayView(day, { entries, today })),
  }))
  return {
    caption: formatMonth(locale, month),
    isCompact: design.isCompact,
    weekdays: getWeekdayNames(locale, firstDay),
    weeks,
    // Days are too narrow for text on a phone, so it gets the same entries as a list.
    agenda: weeks
      .flatMap(({ days }) => days)
      .filter(({ entries: own }) => own.length > 0)
      .map((day) => ({ ...day, name: formatDay(locale, day.iso) })),
    nothing: entries.length === 0 ? translate('blocks.nothingInMonth') : '',
    previous: showsMonths ? createMonthLink(previous, locale) : '',
    next: showsMonths ? createMonthLink(next, locale) : '',
    feed:
      showsFeed && feed !== undefined
        ? { href: feed, words: translate('blocks.calendarFeed') }
        : '',
    list:
      showsFeed && list !== undefined ? { href: list, words: translate('blocks.showAsList') } : '',
  }
}

function createDayView(
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
        // An entry of several days starts on its first day only.
        time: from === day.iso ? time : '',
      })),
  }
}

function formatDay(locale: string, iso: string): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, format).format(new Date(`${iso}T00:00:00Z`))
}

function createMonthLink(link: MonthLink | undefined, locale: string): View | '' {
  return link ? { href: link.href, words: formatMonth(locale, link.month) } : ''
}
