import { useInfiniteQuery } from '@tanstack/react-query'
import { commentStatuses } from '@vitrine/model'
import { callApi } from '../../api/call-api.ts'
import { pagedQuery } from '../../api/paged-query.ts'
import { queryClient } from '../../api/route-query.ts'
import { useUrlFilters } from '../../ui/lists/use-url-filters.ts'

/** The views of the list: the states of comments, and all of them. */
export const VIEWS = [...commentStatuses, 'all'] as const

const DAY = /^\d{4}-\d\d-\d\d$/

/** Returns the filters of the list; it begins with the comments that wait. */
export function useCommentFilters() {
  const { get, choose, text, change } = useUrlFilters({ state: 'pending', page: 'all' })
  const search = get('search')
  const state = choose('state', VIEWS) ?? 'pending'
  const documentId = get('page')
  const authorId = get('author')
  const since = DAY.test(get('since')) ? get('since') : ''
  return {
    ...{ search, text, state, documentId, authorId, since, change },
    isFiltered: [search, documentId, authorId, since].some(Boolean) || state !== 'pending',
    clear: () => change({ search: '', state: 'all', page: '', author: '', since: '' }),
  }
}

/** The filters of the list, as the URL has them. */
export type CommentFilters = ReturnType<typeof useCommentFilters>

/** Loads the comments that match the filters, page by page, with their number in each state; the first page has their items. */
export function useComments({ search, state, documentId, authorId, since }: CommentFilters) {
  const input = {
    status: state,
    ...(search && { search }),
    ...(documentId && { documentId }),
    ...(authorId && { siteUserId: authorId }),
    ...(since && { since }),
  }
  return useInfiniteQuery({
    ...pagedQuery(['listComments', input], (page) =>
      callApi('listComments', { query: { ...input, ...page } }),
    ),
    select: ({ pages }) => ({
      comments: pages.flatMap(({ comments }) => comments),
      counts: pages[0]?.counts,
      documents: pages[0]?.documents ?? [],
    }),
  })
}

/** Shows the comments as they are now. */
export async function refreshComments(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['listComments'] })
}
