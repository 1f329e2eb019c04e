import type { QueryInput, Routes } from '@vitrine/contract'
import { useSearchParams } from 'react-router'

type CustomerQuery = QueryInput<Routes['listCustomers']>

export const VIEWS = ['all', 'account', 'subscribed'] as const
export const SORTS = ['recent', 'spent', 'orders', 'name'] as const

/** The filters of the list, as the URL has them. */
export interface CustomerFilters {
  readonly view: (typeof VIEWS)[number]
  readonly sort: (typeof SORTS)[number]
  readonly search: string
  /** The day since which they have ordered; undefined if that does not matter. */
  readonly since: string | undefined
}

/** Returns the filters in the URL, so that they can be bookmarked and shared, and a function that changes them. */
export function useCustomerFilters() {
  const [params, setParams] = useSearchParams()
  const filters: CustomerFilters = {
    view: VIEWS.find((view) => view === params.get('view')) ?? 'all',
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'recent',
    search: params.get('search') ?? '',
    since: params.get('since') || undefined,
  }
  const change = (changes: Partial<Record<keyof CustomerFilters, string | null>>) => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(changes))
      if (value && value !== 'all' && value !== 'recent') next.set(name, value)
      else next.delete(name)
    setParams(next, { replace: true })
  }
  return { filters, change }
}

/** Returns the filters as the server takes them. */
export function toCustomerQuery({ view, sort, search, since }: CustomerFilters): CustomerQuery {
  return { view, sort, ...(search && { search }), ...(since && { since }) }
}
