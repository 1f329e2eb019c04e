/** Clocks are set at quarters of an hour, if they are: between two of them all stays as it is. */
const QUARTER_MS = 900_000
const MOST_KEPT = 5_000

/** How far the clocks of a time zone are ahead of UTC at a moment, in milliseconds. */
export const offsetAt = keptByQuarter((at, timeZone) => {
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
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0)
  const [year, month, day] = [of('year'), of('month') - 1, of('day')]
  return Date.UTC(year, month, day, of('hour'), of('minute'), of('second')) - at
})

/** What the time of a zone is called at a moment: `GMT+1`, `PST`. */
export const zoneNameAt = keptByQuarter((at, timeZone) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
})

function keptByQuarter<T>(read: (at: number, timeZone: string) => T) {
  const kept = new Map<string, T>()
  return (at: number, timeZone: string): T => {
    const quarter = Math.floor(at / QUARTER_MS)
    const key = `${quarter} ${timeZone}`
    const known = kept.get(key)
    if (known !== undefined) return known
    const made = read(quarter * QUARTER_MS, timeZone)
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(key, made)
    return made
  }
}
