import { readSession, type Session } from '@vitrine/contract'
import { queryOptions } from '@tanstack/react-query'
import { call, keepCrumb, Refused } from './call.ts'
import { queryClient } from './query.ts'

/** Who is signed in; null for nobody. */
export const session = queryOptions({
  queryKey: [readSession.path],
  staleTime: 60_000,
  queryFn: async (): Promise<Session | null> => {
    try {
      return begin(await call(readSession))
    } catch (error) {
      if (error instanceof Refused && error.status === 401) return null
      throw error
    }
  },
})

/** From now on calls are made as this member. */
export function begin(fresh: Session): Session {
  keepCrumb(fresh.crumb)
  queryClient.setQueryData(session.queryKey, fresh)
  return fresh
}

/** Forgets everything that was read as this member. */
export function end(): void {
  keepCrumb('')
  queryClient.clear()
}
