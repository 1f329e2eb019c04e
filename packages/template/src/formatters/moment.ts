import type { ZoneOffset } from '../adapters.ts'

const DAY_MS = 86_400_000
/** The Julian day number of 1 January 1970. */
const EPOCH_DAY = 2_440_588
/** The Julian day number of 15 October 1582, the first Gregorian day. */
const FIRST_GREGORIAN_DAY = 2_299_161
const MIN_DAY = 0
const MAX_DAY = 4_881_250

interface CalendarDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** A point in time as the clocks of a zone show it. */
export class Moment {
  /** The milliseconds since the epoch. */
  readonly at: number
  readonly offset: ZoneOffset
  readonly year: number
  /** The month, from 1 to 12. */
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
  readonly millisecond: number
  readonly #julianDay: number

  /** Creates a moment. Throws a RangeError for years outside 4713 BC to 8652 AD. */
  constructor(at: number, offset: ZoneOffset) {
    const local = at + offset.minutes * 60_000
    const julianDay = Math.floor(local / DAY_MS) + EPOCH_DAY
    if (!(julianDay >= MIN_DAY && julianDay <= MAX_DAY)) throw new RangeError('the year is too far')
    const time = local - (julianDay - EPOCH_DAY) * DAY_MS
    const { year, month, day } = computeCalendarDay(julianDay)
    this.at = at
    this.offset = offset
    this.year = year
    this.month = month
    this.day = day
    this.hour = Math.floor(time / 3_600_000)
    this.minute = Math.floor(time / 60_000) % 60
    this.second = Math.floor(time / 1000) % 60
    this.millisecond = Math.floor(time) % 1000
    this.#julianDay = julianDay
  }

  /** The day of the week; Sunday is 0. */
  get weekday(): number {
    return (this.#julianDay + 1) % 7
  }

  /** The day of the year; 1 January is 1. */
  get dayOfYear(): number {
    return this.#julianDay - computeJulianDay(this.year, 1, 1) + 1
  }

  /** The year of the ISO 8601 week. */
  get isoYear(): number {
    return computeIsoWeek(this.#julianDay).isoYear
  }

  get isoWeek(): number {
    return computeIsoWeek(this.#julianDay).isoWeek
  }
}

function computeIsoWeek(julianDay: number): { isoYear: number; isoWeek: number } {
  const thursday = julianDay - ((julianDay + 7) % 7) + 3
  const { year } = computeCalendarDay(thursday)
  const week = Math.floor((thursday - computeJulianDay(year, 1, 1)) / 7) + 1
  return { isoYear: year, isoWeek: week }
}

/**
 * Computes a date: in the Julian calendar before 15 October 1582, in the Gregorian from then on.
 */
function computeCalendarDay(julianDay: number): CalendarDay {
  const gregorian = julianDay >= FIRST_GREGORIAN_DAY
  const shifted = julianDay + (gregorian ? 32_044 : 32_082)
  const century = gregorian ? Math.floor((4 * shifted + 3) / 146_097) : 0
  const rest = gregorian ? shifted - Math.floor((146_097 * century) / 4) : shifted
  const years = Math.floor((4 * rest + 3) / 1461)
  const days = rest - Math.floor((1461 * years) / 4)
  const months = Math.floor((5 * days + 2) / 153)
  return {
    year: 100 * century + years - 4800 + Math.floor(months / 10),
    month: months + 3 - 12 * Math.floor(months / 10),
    day: days - Math.floor((153 * months + 2) / 5) + 1,
  }
}

function computeJulianDay(year: number, month: number, day: number): number {
  const early = Math.floor((14 - month) / 12)
  const years = year + 4800 - early
  const months = month + 12 * early - 3
  const days = day + Math.floor((153 * months + 2) / 5) + 365 * years + Math.floor(years / 4)
  const gregorian = days - Math.floor(years / 100) + Math.floor(years / 400) - 32_045
  return gregorian >= FIRST_GREGORIAN_DAY ? gregorian : days - 32_083
}
