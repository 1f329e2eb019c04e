import type { Item } from '@vitrine/page'
import { toInstant, toLocalTime } from '../../publish/zoned-time.ts'

/** The times of an event, and whether it lasts whole days. */
export type EventTimes = NonNullable<Item['event']>

/** Returns a stored time as its field shows it: a day, or a day and a time, on the clocks of the time zone. */
export function formatTime(at: string, timeZone: string, isDay = false): string {
  return toLocalTime(new Date(at), timeZone).slice(0, isDay ? 10 : 16)
}

/** Reads the text of such a field; undefined if it is no time from the year 1 to 9989. A day is its first instant. */
export function parseTime(text: string, timeZone: string): string | undefined {
  const local = text.length === 10 ? `${text}T00:00` : text
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local)) return undefined
  // The end of an event, which may last for years, has a year of four digits, too.
  if (Number.isNaN(Date.parse(`${local}Z`)) || local < '0001' || local >= '9990') return undefined
  return toInstant(local, timeZone).toISOString()
}

/** Creates an event of a whole day, `YYYY-MM-DD`; undefined for another text. */
export function createDay(day: string, timeZone: string): EventTimes | undefined {
  const startAt = parseTime(day, timeZone)
  return startAt === undefined
    ? undefined
    : setAllDay({ startAt, endAt: startAt, allDay: true }, true, timeZone)
}

/** Moves an event to another start, `YYYY-MM-DDTHH:mm` or a day. It lasts as long as before. */
export function moveStart(event: EventTimes, text: string, timeZone: string): EventTimes {
  const startAt = parseTime(text, timeZone)
  if (startAt === undefined) return event
  const move = toClock(startAt, timeZone) - toClock(event.startAt, timeZone)
  const end = new Date(toClock(event.endAt, timeZone) + move).toISOString().slice(0, 16)
  return complete({ ...event, startAt, endAt: toInstant(end, timeZone).toISOString() }, timeZone)
}

/** Moves the end of an event; undefined if it would end before it starts. */
export function moveEnd(event: EventTimes, text: string, timeZone: string): EventTimes | undefined {
  const endAt = parseTime(text, timeZone)
  if (endAt === undefined) return undefined
  const moved = complete({ ...event, endAt }, timeZone)
  return Date.parse(moved.endAt) < Date.parse(moved.startAt) ? undefined : moved
}

/** Lets an event last whole days, or from one time to another. */
export function setAllDay(event: EventTimes, allDay: boolean, timeZone: string): EventTimes {
  return complete({ ...event, allDay }, timeZone)
}

/** Returns an event of whole days from the first instant of its first day to the last of its last one. */
function complete(event: EventTimes, timeZone: string): EventTimes {
  if (!event.allDay) return event
  const [first, last] = [event.startAt, event.endAt].map((at) => formatTime(at, timeZone, true))
  const dayAfter = new Date(Date.parse(`${last}T00:00Z`) + DAY_MS).toISOString().slice(0, 10)
  const endAt = new Date(toInstant(`${dayAfter}T00:00`, timeZone).getTime() - 1)
  return {
    ...event,
    startAt: toInstant(`${first}T00:00`, timeZone).toISOString(),
    endAt: endAt.toISOString(),
  }
}

const DAY_MS = 24 * 60 * 60 * 1_000

/** Returns the time on the clocks of the zone, in milliseconds, for sums without changes of the clocks. */
function toClock(at: string, timeZone: string): number {
  return Date.parse(`${formatTime(at, timeZone)}Z`)
}
