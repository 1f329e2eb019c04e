import { type SQL, sql } from 'drizzle-orm'

/** Days in the time zone of a site: the first, and the day after the last. */
export interface DayRange {
  readonly from: string
  readonly until: string
}

/**
 * Returns the condition that something happened on some days. Where clocks are put back at midnight, a day begins an hour
 * before its second midnight.
 */
export function isOnDays(
  at: SQL,
  { timeZone, days }: { readonly timeZone: string; readonly days: readonly DayRange[] },
): SQL {
  if (days.length === 0) return sql`false`
  const start = (day: string) => sql`${day}::date::timestamp at time zone ${timeZone}`
  const local = sql`(${at} at time zone ${timeZone})::date`
  const conditions = days.map(
    ({
      from,
      until,
    }) => sql`(${at} >= ${start(from)} - interval '1 hour' and ${at} < ${start(until)}
      and ${local} >= ${from}::date and ${local} < ${until}::date)`,
  )
  return sql`(${sql.join(conditions, sql` or `)})`
}
