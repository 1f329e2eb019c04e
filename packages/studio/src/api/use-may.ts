import { type Action, may } from '@vitrine/model'
import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from './session.ts'

/** Returns whether the signed-in person may do something, by their role; false while the session loads. */
export function useMay(action: Action): boolean {
  const { data: session } = useQuery(sessionQuery)
  return !!session && may(session.member.role, action)
}
