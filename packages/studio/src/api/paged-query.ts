import { keepPreviousData } from '@tanstack/react-query'

/**
 * Returns the options of a query that loads a list page by page. The pages before stay on screen while the first page
 * of another search loads.
 */
export function pagedQuery<Answer extends { readonly nextPageCursor: string | null }>(
  queryKey: readonly unknown[],
  loadPage: (page: { readonly cursor?: string }) => Promise<Answer>,
) {
  return {
    queryKey,
    queryFn: ({ pageParam: cursor }: { readonly pageParam: string }) =>
      loadPage(cursor ? { cursor } : {}),
    initialPageParam: '',
    getNextPageParam: ({ nextPageCursor }: Answer) => nextPageCursor,
    placeholderData: keepPreviousData,
  }
}
