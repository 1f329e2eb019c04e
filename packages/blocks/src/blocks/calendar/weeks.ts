/** A day of a month; undefined for a cell that belongs to another month. */
export type Day = { readonly iso: string; readonly number: number } | undefined

/** A day of the week: Monday is 1, Sunday 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** Returns the weeks of a month (`2026-11`), each with seven days. */
export function getWeeks(month: string, firstDay: Weekday): readonly (readonly Day[])[] {
  const [year = 1970, index = 1] = month.split('-').map(Number)
  const first = getWeekday(new Date(Date.UTC(year, index - 1, 1)))
  const before = (first - firstDay + 7) % 7
  const count = new Date(Date.UTC(year, index, 0)).getUTCDate()
  const weeks = Math.ceil((before + count) / 7)
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: 7 }, (_day, at) => {
      const number = week * 7 + at - before + 1
      if (number < 1 || number > count) return undefined
      return { number, iso: `${month}-${String(number).padStart(2, '0')}` }
    }),
  )
}

function getWeekday(day: Date): number {
  return day.getUTCDay() === 0 ? 7 : day.getUTCDay()
}

/** The maximum length of a short name of a weekday: a phone has no room for more. */
const MAX_SHORT_NAME = 4

/** Returns the short and the long names of the weekdays, starting with `MIN_DAY`. */
export function getWeekdayNames(
  locale: string,
  firstDay: Weekday,
): readonly { readonly short: string; readonly name: string }[] {
  // The first of June 2026 is a Monday.
  const days = Array.from({ length: 7 }, (_day, at) => new Date(Date.UTC(2026, 5, firstDay + at)))
  const formatDays = (weekday: 'narrow' | 'short' | 'long') => {
    const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
    return days.map((day) => format.format(day))
  }
  const short = formatDays('short')
  // Arabic has no form between a single letter and the full name.
  const isLong = short.some((name) => name.length > MAX_SHORT_NAME)
  const shown = isLong ? formatDays('narrow') : short
  return formatDays('long').map((name, at) => ({ short: shown[at] ?? name, name }))
}

/** Formats a month: `November 2026`. */
export function formatMonth(locale: string, month: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.format(new Date(`${month}-01T00:00:00Z`))
}

/** The week data of a locale: a method in newer runtimes, a property in older ones. */
interface WeekInfo {
  readonly weekInfo?: { readonly firstDay: number }
  readonly getWeekInfo?: () => { readonly firstDay: number }
}

/** Returns the first day of the week in a language; Monday if it is unknown. */
export function getFirstDay(locale: string): Weekday {
  const found: Intl.Locale & WeekInfo = new Intl.Locale(locale)
  const { firstDay } = found.getWeekInfo?.() ?? found.weekInfo ?? { firstDay: 1 }
  return WEEKDAYS.find((day) => day === firstDay) ?? 1
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
