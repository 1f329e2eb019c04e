import { useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '../../api/call-api.ts'

/** Loads the versions of a document, newest first, page by page. */
export function useVersions(documentId: string) {
  const query = useInfiniteQuery({
    queryKey: ['listVersions', documentId],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor }) =>
      callApi('listVersions', {
        params: { id: documentId },
        query: { ...(cursor !== undefined && { cursor }) },
      }),
    getNextPageParam: ({ nextPageCursor }) => nextPageCursor ?? undefined,
  })
  return { query, versions: query.data?.pages.flatMap((page) => page.versions) ?? [] }
}

export type Versions = ReturnType<typeof useVersions>
