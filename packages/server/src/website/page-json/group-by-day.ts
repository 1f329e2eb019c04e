import { formatDay } from '../locale/index.ts'
import type { TemplateData } from './template-data.ts'

/** Groups events, which are in order of time, by the day on which each begins in a time zone. */
export function groupByDay(
  events: readonly TemplateData[],
  timeZone: string,
): readonly { readonly startDate: number; readonly items: readonly TemplateData[] }[] {
  const days = new Map<string, { readonly startDate: number; readonly items: TemplateData[] }>()
  for (const event of events) {
    const startDate = Number(event['startDate'])
    const name = formatDay(new Date(startDate), timeZone)
    const day = days.get(name) ?? { startDate, items: [] }
    days.set(name, day)
    day.items.push(event)
  }
  return [...days.values()]
}
