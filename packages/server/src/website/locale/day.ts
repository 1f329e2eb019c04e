const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** Returns the day of a moment in a time zone: `2026-11-21`. */
export function formatDay(moment: Date, timeZone: string): string {
  const format =
    dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  dayFormats.set(timeZone, format)
  return format.format(moment)
}
