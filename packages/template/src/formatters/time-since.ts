const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const units: readonly (readonly [number, string, string])[] = [
  [365 * day, 'a', 'year'],
  [30 * day, 'a', 'month'],
  [7 * day, 'a', 'week'],
  [day, 'a', 'day'],
  [hour, 'an', 'hour'],
  [minute, 'a', 'minute'],
]

/** Formats how long ago something was, in English; `elapsed` is in milliseconds. */
export function formatTimeSince(elapsed: number): string {
  for (const [length, article, name] of units) {
    const count = Math.floor(elapsed / length)
    if (count === 1) return `about ${article} ${name} ago`
    if (count > 1) return `about ${count} ${name}s ago`
  }
  return 'less than a minute ago'
}
