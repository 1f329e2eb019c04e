/** A day of a drawn month; undefined for a place of its grid that belongs to another month. */
export type Day = { readonly iso: string; readonly number: number } | undefined

/** Monday is 1, Sunday 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** The weeks of a month that is written `2026-11`, each of seven days. */
export function weeksOf(month: string, firstDay: Weekday): readonly (readonly Day[])[] {
  const [year = 1970, index = 1] = month.split('-').map(Number)
  const first = weekdayOf(new Date(Date.UTC(year, index - 1, 1)))
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

function weekdayOf(day: Date): number {
  return day.getUTCDay() === 0 ? 7 : day.getUTCDay()
}

/** In letters: the seventh part of a phone has no room for more. */
const LONGEST_SHORT = 4

/** The names of the days of a week, from the first: in short, and whole. */
export function weekdayNames(
  locale: string,
  firstDay: Weekday,
): readonly { readonly short: string; readonly name: string }[] {
  // The first of June 2026 is a Monday.
  const days = Array.from({ length: 7 }, (_day, at) => new Date(Date.UTC(2026, 5, firstDay + at)))
  const namesIn = (weekday: 'narrow' | 'short' | 'long') => {
    const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
    return days.map((day) => format.format(day))
  }
  const short = namesIn('short')
  // Arabic has nothing between a letter and the whole name.
  const isLong = short.some((name) => name.length > LONGEST_SHORT)
  const shown = isLong ? namesIn('narrow') : short
  return namesIn('long').map((name, at) => ({ short: shown[at] ?? name, name }))
}

/** What a month is called: `November 2026`. */
export function monthName(locale: string, month: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.format(new Date(`${month}-01T00:00:00Z`))
}

/** Newer runtimes have a method, older ones a member; neither is in all. */
interface WeekInfo {
  readonly weekInfo?: { readonly firstDay: number }
  readonly getWeekInfo?: () => { readonly firstDay: number }
}

/** With which day weeks begin where the language is spoken; Monday where nobody knows. */
export function firstDayOf(locale: string): Weekday {
  const found: Intl.Locale & WeekInfo = new Intl.Locale(locale)
  const { firstDay } = found.getWeekInfo?.() ?? found.weekInfo ?? { firstDay: 1 }
  return weekdays.find((day) => day === firstDay) ?? 1
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
