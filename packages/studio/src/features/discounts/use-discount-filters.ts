import { useUrlFilters } from '../../ui/lists/use-url-filters.ts'

/** The states of discounts in the order of their views. */
export const discountStates = ['active', 'scheduled', 'expired', 'used-up', 'off'] as const
export const discountSorts = ['newest', 'title', 'used'] as const

/** Returns the filters of the list; no state for all. */
export function useDiscountFilters() {
  const { get, choose, text, change } = useUrlFilters({ state: 'all', sort: 'newest' })
  const search = get('search')
  const state = choose('state', discountStates)
  return {
    ...{ search, text, state, change },
    sort: choose('sort', discountSorts) ?? 'newest',
    isFiltered: search !== '' || state !== undefined,
    clear: () => change({ search: '', state: '' }),
  }
}

/** The filters of the list, as the URL has them. */
export type DiscountFilters = ReturnType<typeof useDiscountFilters>
