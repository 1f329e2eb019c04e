import { useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '../../api/call-api.ts'
import { pagedQuery } from '../../api/paged-query.ts'
import { useUrlFilters } from '../../ui/lists/use-url-filters.ts'

/** The states of gift cards in the order of their views. */
export const giftCardStates = ['active', 'used-up', 'off'] as const

/** Returns the filters of the list; no state for all. */
export function useGiftCardFilters() {
  const { get, choose, text, change } = useUrlFilters({ state: 'all' })
  return { text, change, search: get('search'), state: choose('state', giftCardStates) }
}

/** The filters of the list, as the URL has them. */
export type GiftCardFilters = ReturnType<typeof useGiftCardFilters>

/** Loads the gift cards that match the filters, page by page. */
export function useGiftCards({ search, state }: GiftCardFilters) {
  const input = { ...(search && { search }), ...(state && { state }) }
  return useInfiniteQuery({
    ...pagedQuery(['listGiftCards', input], (page) =>
      callApi('listGiftCards', { query: { ...input, ...page } }),
    ),
    select: ({ pages }) => pages.flatMap(({ giftCards }) => giftCards),
  })
}
