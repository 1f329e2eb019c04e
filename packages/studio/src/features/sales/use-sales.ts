import { addDays, isSalesRange } from '@vitrine/model'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { callApi } from '../../api/call-api.ts'

/** The times that are offered by name, in days. */
export const times = ['7', '30', '90', '365'] as const

const DAY = /^\d{4}-\d\d-\d\d$/

/** The time and the orders of the report. They are in the URL, so that it can be bookmarked and shared. */
export interface SalesFilters {
  readonly time: (typeof times)[number] | 'custom'
  readonly query: {
    readonly from: string
    readonly to: string
    readonly orders: 'real' | 'test'
  }
  readonly change: (values: Readonly<Record<string, string>>) => void
}

/** Reads the filters from the URL. Without any, they are the last 30 days, up to today where the site is. */
export function useSalesFilters(timeZone: string): SalesFilters {
  const [parameters, setParameters] = useSearchParams()
  const get = (name: string) => parameters.get(name) ?? ''
  const [from, to] = [get('from'), get('to')]
  const isCustom = DAY.test(from) && DAY.test(to)
  const time = isCustom ? 'custom' : (times.find((each) => each === get('days')) ?? '30')
  return {
    time,
    query: {
      ...(time === 'custom' ? { from, to } : getLastDays(Number(time), timeZone)),
      orders: get('orders') === 'test' ? 'test' : 'real',
    },
    change: (values) => {
      // A control may call this with the parameters of an earlier rendering.
      const next = new URLSearchParams(window.location.search)
      for (const [name, value] of Object.entries(values))
        if (value === '') next.delete(name)
        else next.set(name, value)
      setParameters(next, { replace: true })
    },
  }
}

function getLastDays(days: number, timeZone: string) {
  // The Swedish format of dates is that of ISO 8601.
  const to = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())
  return { from: addDays(to, 1 - days), to }
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
