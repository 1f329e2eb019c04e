/** The step of time zone offsets, which change only at quarters of an hour. */
const QUARTER_MS = 900_000
const MAX_CACHED = 5_000

/** Returns the offset of a time zone from UTC at a moment, in milliseconds. */
export const getZoneOffset = cacheByQuarter((at, timeZone) => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const parts = format.formatToParts(at)
  const getPart = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0)
  const [year, month, day] = [getPart('year'), getPart('month') - 1, getPart('day')]
  return Date.UTC(year, month, day, getPart('hour'), getPart('minute'), getPart('second')) - at
})

/**
 * Converts a local time to a moment. The offset is computed twice, because it may change in
 * between.
 */
export function toZonedTime(localTime: number, timeZone: string): Date {
  const first = localTime - getZoneOffset(localTime, timeZone)
  return new Date(localTime - getZoneOffset(first, timeZone))
}

/** Returns the name of a time zone at a moment: `GMT+1`, `PST`. */
export const getZoneName = cacheByQuarter((at, timeZone) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
})

function cacheByQuarter<T>(compute: (at: number, timeZone: string) => T) {
  const cache = new Map<string, T>()
  return (at: number, timeZone: string): T => {
    const quarter = Math.floor(at / QUARTER_MS)
    const key = `${quarter} ${timeZone}`
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    const computed = compute(quarter * QUARTER_MS, timeZone)
    if (cache.size >= MAX_CACHED) cache.clear()
    cache.set(key, computed)
    return computed
  }
}
