import type { FileKind } from '@vitrine/model'
import { useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '../../api/call-api.ts'
import { pagedQuery } from '../../api/paged-query.ts'

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
    ...pagedQuery(['listFiles', query], (page) =>
      callApi('listFiles', { query: { ...rest, ...(search && { search }), ...page } }),
    ),
    select: ({ pages }) => ({
      files: pages.flatMap(({ files }) => files),
      counts: pages[0]?.counts,
    }),
  })
}
