import type { Routes } from '@vitrine/contract'
import { QueryClient, queryOptions } from '@tanstack/react-query'
import { callApi, type CallInput, type CallName } from './call-api.ts'

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 2_000 } },
})

/** Returns the query options of a call. The key starts with its name, so that all its queries can be invalidated at once. */
export function routeQuery<N extends CallName>(name: N, input: CallInput<Routes[N]> = {}) {
  return queryOptions({ queryKey: [name, input], queryFn: () => callApi(name, input) })
}
