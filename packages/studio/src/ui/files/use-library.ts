import type { FileKind } from '@vitrine/model'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '../../api/call-api.ts'

export interface LibraryQuery {
  readonly search?: string | undefined
  readonly kind?: FileKind | undefined
  readonly filter?: 'unused' | 'no-alt-text' | undefined
  readonly sort?: 'newest' | 'oldest' | 'name' | 'largest' | undefined
}

/** Loads the library page by page, with the number of files of each filter. */
export function useLibrary(query: LibraryQuery) {
  const { search, ...rest } = query
  return useInfiniteQuery({
    queryKey: ['listFiles', query],
    queryFn: ({ pageParam: cursor }) =>
      callApi('listFiles', {
        query: { ...rest, ...(search && { search }), ...(cursor && { cursor }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextPageCursor }) => nextPageCursor,
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({
      files: pages.flatMap(({ files }) => files),
      counts: pages[0]?.counts,
    }),
  })
}
