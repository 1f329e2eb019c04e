import { isSalesRange } from '@vitrine/model'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi } from '../../api/call-api.ts'
import { type ReportTime, useReportTime } from '../../ui/reports/use-report-time.ts'

/** The time and the orders of the report. */
export interface SalesFilters {
  readonly time: ReportTime
  readonly query: ReportTime['range'] & { readonly orders: 'real' | 'test' }
}

/** Reads the filters from the URL. */
export function useSalesFilters(timeZone: string): SalesFilters {
  const time = useReportTime(timeZone)
  const orders = time.get('orders') === 'test' ? 'test' : 'real'
  return { time, query: { ...time.range, orders } }
}

/** Loads the report; the one before stays until it is there. */
export function useSales(query: SalesFilters['query']) {
  return useQuery({
    queryKey: ['readSales', query],
    queryFn: () => callApi('readSales', { query }),
    placeholderData: keepPreviousData,
    enabled: isSalesRange(query),
  })
}
