import type { Subscription } from '@vitrine/contract'
import { subscriptionViews } from '@vitrine/model'
import { useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '../../api/call-api.ts'
import { pagedQuery } from '../../api/paged-query.ts'
import { useUrlFilters } from '../../ui/lists/use-url-filters.ts'

/** Returns the filters of the list. */
export function useSubscriptionFilters() {
  const { get, choose, text, change } = useUrlFilters({ view: 'all' })
  return { text, change, search: get('search'), view: choose('view', subscriptionViews) ?? 'all' }
}

/** The filters of the list, as the URL has them. */
export type SubscriptionFilters = ReturnType<typeof useSubscriptionFilters>

/** The loaded part of the list, and whether this installation places orders. */
interface LoadedSubscriptions {
  readonly subscriptions: readonly Subscription[]
  readonly isHeld: boolean
}

/** Loads the subscriptions that match the filters, page by page. */
export function useSubscriptions({ search, view }: SubscriptionFilters) {
  const input = { view, ...(search && { search }) }
  return useInfiniteQuery({
    ...pagedQuery(['listSubscriptions', input], (page) =>
      callApi('listSubscriptions', { query: { ...input, ...page } }),
    ),
    select: ({ pages }): LoadedSubscriptions => ({
      subscriptions: pages.flatMap((page) => page.subscriptions),
      isHeld: pages.some((page) => page.isHeld),
    }),
  })
}
