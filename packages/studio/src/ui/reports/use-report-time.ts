import { addDays } from '@vitrine/model'
import { useUrlFilters } from '../lists/use-url-filters.ts'

/** The times that are offered by name, in days. */
export const times = ['7', '30', '90', '365'] as const

const DAY = /^\d{4}-\d\d-\d\d$/

/** The time of a report and its other parameters. They are in the URL, so that it can be bookmarked and shared. */
export interface ReportTime {
  readonly time: (typeof times)[number] | 'custom'
  readonly range: { readonly from: string; readonly to: string }
  /** Returns a parameter of the URL; an empty text without it. */
  readonly get: (name: string) => string
  /** Sets parameters of the URL; an empty text removes one. */
  readonly change: (values: Readonly<Record<string, string>>) => void
}

/** Reads the time from the URL. Without one, it is the last 30 days, up to today where the site is. */
export function useReportTime(timeZone: string): ReportTime {
  const { get, change } = useUrlFilters()
  const [from, to] = [get('from'), get('to')]
  const isCustom = DAY.test(from) && DAY.test(to)
  const time = isCustom ? 'custom' : (times.find((each) => each === get('days')) ?? '30')
  return {
    time,
    range: time === 'custom' ? { from, to } : getLastDays(Number(time), timeZone),
    ...{ get, change },
  }
}

/** Returns the last days, up to today in a time zone. */
export function getLastDays(days: number, timeZone: string) {
  // The Swedish format of dates is that of ISO 8601.
  const to = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())
  return { from: addDays(to, 1 - days), to }
}
