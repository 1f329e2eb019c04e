import { useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '../../api/call-api.ts'
import { pagedQuery } from '../../api/paged-query.ts'
import { queryClient } from '../../api/route-query.ts'

/** Loads the redirects that contain a text, page by page. */
export function useRedirects(search: string) {
  const input = search === '' ? {} : { search }
  return useInfiniteQuery({
    ...pagedQuery(['listRedirects', input], (page) =>
      callApi('listRedirects', { query: { ...input, ...page } }),
    ),
    select: ({ pages }) => pages.flatMap(({ redirects }) => redirects),
  })
}

/** Loads the lists of redirects anew. */
export async function refreshRedirects(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['listRedirects'] })
}
