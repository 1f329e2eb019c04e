import { useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '../../api/call-api.ts'
import { pagedQuery } from '../../api/paged-query.ts'
import { queryClient } from '../../api/route-query.ts'
import { showFailure } from '../../ui/overlays/toasts.ts'

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

/** Loads the URLs that visitors did not find, page by page. */
export function useNotFoundPaths() {
  return useInfiniteQuery({
    ...pagedQuery(['listNotFoundPaths'], (page) => callApi('listNotFoundPaths', { query: page })),
    select: ({ pages }) => pages.flatMap(({ paths }) => paths),
  })
}

/** Loads the lists of redirects anew, and that of URLs without one. */
export async function refreshRedirects(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['listRedirects'] }),
    queryClient.invalidateQueries({ queryKey: ['listNotFoundPaths'] }),
  ])
}

/** Makes a change and loads the lists anew; a failure is shown. Resolves to whether it was made. */
export async function attempt(change: () => Promise<unknown>): Promise<boolean> {
  try {
    await change()
    await refreshRedirects()
    return true
  } catch (error) {
    if (error instanceof Error) showFailure(error.message)
    return false
  }
}
