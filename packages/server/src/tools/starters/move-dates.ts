import { isObject, type JsonObject } from '@vitrine/page'
import { toZonedTime } from '../../website/locale/index.ts'

const WEEK_MS = 604_800_000

/** Says where the dates of a starter are moved to. */
interface DateMove {
  /** The day from which the starter's dates count: `2026-11-29`. */
  readonly from: string
  readonly now: Date
  /** The time zone of the site, whose local times the starter's dates become. */
  readonly timeZone: string
}

/**
 * Moves the dates of an item by as many whole weeks as have passed since the starter was written, so that events are
 * still to come, on the same day of the week. Returns a body without dates as it is.
 */
export function moveDates(body: JsonObject, { from, now, timeZone }: DateMove): JsonObject {
  const weeks = Math.max(0, Math.floor((now.getTime() - Date.parse(from)) / WEEK_MS))
  const move = (time: string) => toZonedTime(Date.parse(time) + weeks * WEEK_MS, timeZone)
  const { publishOn, event } = body
  return {
    ...body,
    ...(typeof publishOn === 'string' && {
      publishOn: new Date(Math.min(move(publishOn).getTime(), now.getTime())).toISOString(),
    }),
    ...(isObject(event) && { event: { ...event, ...moveTimes(event, move) } }),
  }
}

function moveTimes(event: JsonObject, move: (time: string) => Date): JsonObject {
  const times = ['startAt', 'endAt'].flatMap((name) => {
    const time = event[name]
    return typeof time === 'string' ? [[name, move(time).toISOString()] as const] : []
  })
  return Object.fromEntries(times)
}
