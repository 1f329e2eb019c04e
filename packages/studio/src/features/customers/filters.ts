import type { QueryInput, Routes } from '@vitrine/contract'
import { useUrlFilters } from '../../ui/lists/use-url-filters.ts'

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
  const { get, choose, change } = useUrlFilters({ view: 'all', sort: 'recent' })
  const filters: CustomerFilters = {
    view: choose('view', VIEWS) ?? 'all',
    sort: choose('sort', SORTS) ?? 'recent',
    search: get('search'),
    since: get('since') || undefined,
  }
  return { filters, change }
}

/** Returns the filters as the server takes them. */
export function toCustomerQuery({ view, sort, search, since }: CustomerFilters): CustomerQuery {
  return { view, sort, ...(search && { search }), ...(since && { since }) }
}
