import type { AbandonedCart, Reply, listAbandonedCarts } from '@vitrine/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '../../api/call-api.ts'
import { pagedQuery } from '../../api/paged-query.ts'
import { useUrlFilters } from '../../ui/lists/use-url-filters.ts'

/** The states of abandoned carts in the order of their views. */
export const abandonedCartStates = ['open', 'reminded', 'recovered'] as const

/** Returns the filters of the list; no state for all. */
export function useAbandonedCartFilters() {
  const { get, choose, text, change } = useUrlFilters({ state: 'all' })
  return { text, change, search: get('search'), state: choose('state', abandonedCartStates) }
}

/** The filters of the list, as the URL has them. */
export type AbandonedCartFilters = ReturnType<typeof useAbandonedCartFilters>

/** The loaded part of the list, and the figures of the last 30 days. */
interface LoadedCarts {
  readonly carts: readonly AbandonedCart[]
  readonly figures: Reply<typeof listAbandonedCarts>['figures'] | undefined
}

/** Loads the abandoned carts that match the filters, page by page. */
export function useAbandonedCarts({ search, state }: AbandonedCartFilters) {
  const input = { ...(search && { search }), ...(state && { state }) }
  return useInfiniteQuery({
    ...pagedQuery(['listAbandonedCarts', input], (page) =>
      callApi('listAbandonedCarts', { query: { ...input, ...page } }),
    ),
    select: ({ pages }): LoadedCarts => ({
      carts: pages.flatMap((page) => page.carts),
      figures: pages[0]?.figures,
    }),
  })
}
