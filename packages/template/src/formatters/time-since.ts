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

/** How long ago something was, in words; `elapsed` in milliseconds. */
export function timeSince(elapsed: number): string {
  for (const [length, article, name] of units) {
    const count = Math.floor(elapsed / length)
    if (count === 1) return `about ${article} ${name} ago`
    if (count > 1) return `about ${count} ${name}s ago`
  }
  return 'less than a minute ago'
}
