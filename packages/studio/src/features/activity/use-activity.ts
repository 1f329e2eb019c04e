import type { Activity } from '@vitrine/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '../../api/call-api.ts'
import { pagedQuery } from '../../api/paged-query.ts'
import { useUrlFilters } from '../../ui/lists/use-url-filters.ts'

/** The periods to look back, in days. */
export const periods = ['1', '7', '30'] as const

/** Returns the filters of the log; no actor for everyone, and no period for all that is stored. */
export function useActivityFilters() {
  const { get, choose, change } = useUrlFilters({ period: 'all' })
  return { change, actor: get('actor'), period: choose('period', periods) }
}

/** The filters of the log, as the URL has them. */
export type ActivityFilters = ReturnType<typeof useActivityFilters>

/** The loaded part of the log, and everyone who made changes. */
export interface LoadedActivity {
  readonly activity: readonly Activity[]
  readonly actors: readonly string[]
}

/** Loads the changes that match the filters, page by page. */
export function useActivity({ actor, period }: ActivityFilters) {
  const query = { ...(actor && { actor }), ...(period && { days: period }) }
  return useInfiniteQuery({
    ...pagedQuery(['listActivity', query], (page) =>
      callApi('listActivity', { query: { ...query, ...page } }),
    ),
    select: ({ pages }): LoadedActivity => ({
      activity: pages.flatMap((page) => page.activity),
      actors: pages[0]?.actors ?? [],
    }),
  })
}
