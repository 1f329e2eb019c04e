import { may } from '@vitrine/model'
import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '../../api/session.ts'

/** Returns whether the signed-in person may change the settings of the store. */
export function useMayChangeStore(): boolean {
  const { data: session } = useQuery(sessionQuery)
  return !!session && may(session.member.role, 'store.write')
}
