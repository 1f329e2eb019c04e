/** The longest time of a report of sales, in days. */
export const MAX_SALES_DAYS = 366

/** The longest time whose days are shown one by one. */
const MAX_DAYS_BY_DAY = 92

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

/** The steps of a report over time. */
export type SalesRangeStep = 'day' | 'month'

/** Returns the steps of a report: days, or months for a long time. */
export function getSalesStep(from: string, to: string): SalesRangeStep {
  return countDays(from, to) > MAX_DAYS_BY_DAY ? 'month' : 'day'
}

/** Lists the days of a time, or the first days of its months. */
export function listSteps({
  from,
  to,
  step,
}: {
  readonly from: string
  readonly to: string
  readonly step: SalesRangeStep
}): readonly string[] {
  const days = Array.from({ length: countDays(from, to) }, (_, index) => addDays(from, index))
  return step === 'day' ? days : [...new Set(days.map((day) => `${day.slice(0, 8)}01`))]
}
