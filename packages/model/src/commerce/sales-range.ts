/** The longest time of a report of sales, in days. */
export const MAX_SALES_DAYS = 366

const DAY_MS = 86_400_000

/** Counts the days from one to another, both included, of the form `YYYY-MM-DD`. Is 0 or less if the last is before the first. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
}

/** Returns the day that is some days after another, or before it. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Returns whether a report can be about these days. */
export function isSalesRange({
  from,
  to,
}: {
  readonly from: string
  readonly to: string
}): boolean {
  const days = countDays(from, to)
  // The years in which every date has four digits, also those before and after.
  return days >= 1 && days <= MAX_SALES_DAYS && from >= '1970' && to < '9999'
}
