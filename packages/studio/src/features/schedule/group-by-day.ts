import { formatDate } from '@vitrine/react-kit'
import type { ScheduledEvent } from './load-schedule.ts'

/** The events of one day in the time zone of the site. */
export interface ScheduledDay {
  /** The day in words, such as “Monday, November 30, 2026”. */
  readonly title: string
  readonly events: readonly ScheduledEvent[]
}

/** Groups sorted events by the day on which they happen at the place of the site. */
export function groupByDay(
  events: readonly ScheduledEvent[],
  { locale, timeZone }: { readonly locale: string; readonly timeZone: string },
): readonly ScheduledDay[] {
  const days = new Map<string, ScheduledEvent[]>()
  for (const event of events) {
    const title = formatDate(event.at, locale, { dateStyle: 'full', timeZone })
    days.set(title, [...(days.get(title) ?? []), event])
  }
  return Array.from(days, ([title, ofDay]) => ({ title, events: ofDay }))
}
