import { useQuery } from '@tanstack/react-query'
import type { ReviewView } from '@vitrine/contract'
import { routeQuery } from '../../api/route-query.ts'

const NONE: readonly ReviewView[] = []

/** Returns the reviews that ended with a request for changes, until these are sent again or published; newest first. */
export function useReturned(): readonly ReviewView[] {
  return useQuery(routeQuery('listReviews', { query: { returned: 'only' } })).data?.reviews ?? NONE
}

/** Returns the ids of the documents that a reviewer returned. */
export function useReturnedIds(): ReadonlySet<string> {
  return new Set(
    useReturned().flatMap(({ entries }) => entries.map(({ documentId }) => documentId)),
  )
}
