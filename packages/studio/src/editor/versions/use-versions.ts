import { useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '../../api/call-api.ts'
import { pagedQuery } from '../../api/paged-query.ts'

/** Loads the versions of a document, newest first, page by page. */
export function useVersions(documentId: string) {
  const query = useInfiniteQuery(
    pagedQuery(['listVersions', documentId], (query) =>
      callApi('listVersions', { params: { id: documentId }, query }),
    ),
  )
  return { query, versions: query.data?.pages.flatMap((page) => page.versions) ?? [] }
}

export type Versions = ReturnType<typeof useVersions>
