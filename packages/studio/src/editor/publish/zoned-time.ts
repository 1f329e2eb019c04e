/** Returns the instant of a local time such as `2026-11-23T09:30` in a time zone. Throws a `RangeError` for other texts. */
export function toInstant(local: string, timeZone: string): Date {
  const asUtc = new Date(`${local}Z`)
  // The offset before a change of the clocks decides first, then the one that holds at the result.
  const guess = new Date(asUtc.getTime() - getOffset(asUtc, timeZone))
  const found = new Date(asUtc.getTime() - getOffset(guess, timeZone))
  // A time that the clocks skip is as long after the change as it would have been.
  return toLocalTime(found, timeZone) === local.slice(0, 16) || found > guess ? found : guess
}

/** The issue of a planned time: it has no date or no time of day, or its day or its time is over. */
type PlanIssue = 'date' | 'time' | 'past-date' | 'past-time'

/** Returns what is wrong with a planned time, undefined if nothing is. A year has four digits. */
export function findPlanIssue(
  { date, time }: { readonly date: string; readonly time: string },
  timeZone: string,
  now = Date.now(),
): PlanIssue | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return 'date'
  if (!/^\d{2}:\d{2}/.test(time)) return 'time'
  if (toInstant(`${date}T${time}`, timeZone).getTime() > now) return undefined
  const today = toLocalTime(new Date(now), timeZone).slice(0, 10)
  return date < today ? 'past-date' : 'past-time'
}

/** Returns the local time of an instant in a time zone, such as `2026-11-23T09:30`. */
export function toLocalTime(at: Date, timeZone: string): string {
  return new Date(at.getTime() + getOffset(at, timeZone)).toISOString().slice(0, 16)
}

/** Returns how far the clocks of a time zone are ahead of UTC, in milliseconds. */
function getOffset(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(at)
  const get = (type: string) => parts.find((part) => part.type === type)?.value ?? '00'
  const local = `${get('year').padStart(4, '0')}-${get('month')}-${get('day')}T${get('hour')}:${get('minute')}:${get('second')}Z`
  return Date.parse(local) - Math.floor(at.getTime() / 1_000) * 1_000
}
