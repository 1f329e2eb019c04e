import type { Route } from '@vitrine/contract'
import { QueryClient, queryOptions } from '@tanstack/react-query'
import { call, type CallInput } from './call.ts'

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 2_000 } },
})

/** The route's path comes first in the key, so that one call drops everything read from it. */
export function q<R extends Route>(route: R, input: CallInput<R> = {}) {
  return queryOptions({ queryKey: [route.path, input], queryFn: () => call(route, input) })
}
