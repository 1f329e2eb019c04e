import type { Route } from '@vitrine/contract'
import { QueryClient, queryOptions } from '@tanstack/react-query'
import { callApi, type CallInput } from './call-api.ts'

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 2_000 } },
})

/** Returns the query options of a route. The key starts with its path, so that all its queries can be invalidated at once. */
export function routeQuery<R extends Route>(route: R, input: CallInput<R> = {}) {
  return queryOptions({ queryKey: [route.path, input], queryFn: () => callApi(route, input) })
}
