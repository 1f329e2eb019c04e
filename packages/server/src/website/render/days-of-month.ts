import { offsetAt } from '../locale/index.ts'

/**
 * The first moment of a month and of the one after, as the site counts days. `month` is written
 * `11-2026`; undefined for what is no month of our time: nobody goes through ten thousand years. @see compat §4 "?month=MM-YYYY"
 */
export function daysOfMonth(
  month: string,
  timeZone: string,
): { readonly from: Date; readonly to: Date } | undefined {
  const [, mm, yyyy] = /^(0[1-9]|1[0-2])-((?:19|20|21)\d{2})$/.exec(month) ?? []
  if (mm === undefined || yyyy === undefined) return undefined
  const [year, index] = [Number(yyyy), Number(mm) - 1]
  return { from: midnight(year, index, timeZone), to: midnight(year, index + 1, timeZone) }
}

/** The first moment of the day after `now`, as the site counts days. */
export function nextMidnight(now: Date, timeZone: string): Date {
  const [year = 1970, month = 1, day = 1] = dayOf(now, timeZone).split('-').map(Number)
  return startOf(Date.UTC(year, month - 1, day + 1), timeZone)
}

const days = new Map<string, Intl.DateTimeFormat>()

/** The day of a moment there: `2026-11-21`. */
export function dayOf(at: Date, timeZone: string): string {
  const format =
    days.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  days.set(timeZone, format)
  return format.format(at)
}

/** The first of a month, at midnight there. */
function midnight(year: number, month: number, timeZone: string): Date {
  return startOf(Date.UTC(year, month, 1), timeZone)
}

/** Twice: the offset may be another at the moment itself. */
function startOf(wanted: number, timeZone: string): Date {
  const first = wanted - offsetAt(wanted, timeZone)
  return new Date(wanted - offsetAt(first, timeZone))
}
