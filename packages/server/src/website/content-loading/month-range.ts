import { formatDay, toZonedTime } from '../locale/index.ts'

/**
 * Returns the start of a month and of the next one in a time zone. `month` is written `11-2026`;
 * undefined if it is malformed or outside 1900–2199.
 *
 * @see compat §4 "?month=MM-YYYY"
 */
export function getMonthRange(
  month: string,
  timeZone: string,
): { readonly from: Date; readonly to: Date } | undefined {
  const [, mm, yyyy] = /^(0[1-9]|1[0-2])-((?:19|20|21)\d{2})$/.exec(month) ?? []
  if (mm === undefined || yyyy === undefined) return undefined
  const [year, index] = [Number(yyyy), Number(mm) - 1]
  return {
    from: getMonthStart(year, index, timeZone),
    to: getMonthStart(year, index + 1, timeZone),
  }
}

/** Returns the start of the day after `now` in a time zone. */
export function getNextMidnight(now: Date, timeZone: string): Date {
  const [year = 1970, month = 1, day = 1] = formatDay(now, timeZone).split('-').map(Number)
  return toZonedTime(Date.UTC(year, month - 1, day + 1), timeZone)
}

/** Returns the start of a month in a time zone. */
function getMonthStart(year: number, month: number, timeZone: string): Date {
  return toZonedTime(Date.UTC(year, month, 1), timeZone)
}
