export interface DateOptions {
  readonly dateStyle?: 'full' | 'long' | 'medium' | 'short'
  readonly timeStyle?: 'full' | 'long' | 'medium' | 'short'
  /** The IANA name of a time zone; that of the browser by default. */
  readonly timeZone?: string
}

/** A date, its ISO 8601 text, or its milliseconds since 1970. */
export type DateValue = Date | string | number

/** Converts to a date. Throws a RangeError if it is none. @see platform spec §8 'Invalid date.' */
export function toDate(value: DateValue): Date {
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) throw new RangeError('Invalid date.')
  return date
}

/** Formats a date for `locale` (BCP 47), as "2 May 2026" by default. */
export function formatDate(value: DateValue, locale: string, options: DateOptions = {}): string {
  const styles = options.dateStyle || options.timeStyle ? options : { ...options, ...MEDIUM }
  return new Intl.DateTimeFormat(locale, styles).format(toDate(value))
}

const MEDIUM = { dateStyle: 'medium' } as const

const DAY_MS = 24 * 60 * 60 * 1000

/** Formats a time of the last week relative to `now`, such as "Yesterday, 14:05", and any other as a date. */
export function formatRecentDate(value: DateValue, locale: string, now: Date = new Date()): string {
  const date = toDate(value)
  const days = Math.round((startOfDay(date) - startOfDay(now)) / DAY_MS)
  if (days <= -7 || days > 0) return formatDate(date, locale)
  const day = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')
  const time = date.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' })
  return `${day.slice(0, 1).toLocaleUpperCase(locale)}${day.slice(1)}, ${time}`
}

/** Returns the beginning of the day in the time zone of the browser, in ms. */
function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}
