import type { VisitRow, VisitStep } from '@vitrine/contract'
import { isSalesRange, type VisitDimension, visitDimensions } from '@vitrine/model'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { callApi } from '../../api/call-api.ts'
import { sessionQuery } from '../../api/session.ts'
import { type ReportTime, useReportTime } from '../../ui/reports/use-report-time.ts'

/** The times that a report can be compared with. */
export const comparisons = ['previous', 'year', 'none'] as const

export interface RangeQuery {
  readonly from: string
  readonly to: string
  readonly compare: (typeof comparisons)[number]
}

/** The parameters of reports. They are in the URL, so that they can be bookmarked and shared. */
export interface ReportFilters {
  readonly time: ReportTime
  readonly query: RangeQuery
  readonly isValid: boolean
  readonly timeZone: string
  /** The value of a dimension that visits have. */
  readonly filter: { readonly by: VisitDimension; readonly value: string } | undefined
  /** Loads all rows of a table of visits; undefined where a report is only shown. */
  readonly loadTable?: (table: VisitTable) => Promise<readonly (VisitStep | VisitRow)[]>
}

/** A table of the report of visits. */
export type VisitTable = 'time' | VisitDimension

/** Reads what reports of the site are about from the URL. */
export function useReportFilters(): ReportFilters {
  const { data: session } = useSuspenseQuery(sessionQuery)
  const filters = useUrlReport(session?.site.timeZone ?? 'UTC')
  const { query, filter } = filters
  return {
    ...filters,
    loadTable: async (table) =>
      (await callApi('readVisitTable', { query: { ...query, ...filter, table } })).rows,
  }
}

/** Reads what a report is about from the URL. Its days are those of a time zone. */
export function useUrlReport(timeZone: string): ReportFilters {
  const time = useReportTime(timeZone)
  const compare = comparisons.find((each) => each === time.get('compare')) ?? 'previous'
  const by = visitDimensions.find((each) => each === time.get('by'))
  return {
    time,
    timeZone,
    query: { ...time.range, compare },
    isValid: isSalesRange(time.range),
    filter: by && { by, value: time.get('value') },
  }
}

/** Loads a report of a time; the one before stays until it is there. */
export function useReport<Report>(
  name: string,
  query: object,
  options: { readonly isValid: boolean; readonly load: () => Promise<Report> },
) {
  return useQuery({
    queryKey: [name, query],
    queryFn: options.load,
    placeholderData: keepPreviousData,
    enabled: options.isValid,
  })
}
