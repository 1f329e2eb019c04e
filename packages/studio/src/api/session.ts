import type { Session } from '@vitrine/contract'
import { queryOptions } from '@tanstack/react-query'
import type { Role } from '@vitrine/model'
import { callApi, setCrumb, ApiError } from './call-api.ts'
import { clearStoredClip } from './clip-store.ts'
import { queryClient } from './route-query.ts'

/** The query of the current session; null without one. */
export const sessionQuery = queryOptions({
  queryKey: ['readSession'],
  staleTime: 60_000,
  queryFn: async (): Promise<Session | null> => {
    try {
      return startSession(await callApi('readSession'))
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    }
  },
})

/** Starts a session: its CSRF token is used for all further calls. */
export function startSession(fresh: Session): Session {
  setCrumb(fresh.crumb)
  queryClient.setQueryData(sessionQuery.queryKey, fresh)
  return fresh
}

/** Returns the id of the site that the session is for; empty without a session. */
export function getSiteId(): string {
  return queryClient.getQueryData<Session | null>(sessionQuery.queryKey)?.site.id ?? ''
}

/** Returns the role of the account in the session; undefined without a session. */
export function getRole(): Role | undefined {
  return queryClient.getQueryData<Session | null>(sessionQuery.queryKey)?.member.role
}

/** Ends the session and clears all cached and copied data. */
export function endSession(): void {
  setCrumb('')
  clearStoredClip()
  queryClient.clear()
}
