import { useQuery } from '@tanstack/react-query'
import { may } from '@vitrine/model'
import { sessionQuery } from '../../api/session.ts'

/** Returns whether the person may change discounts. */
export function useMayChangeDiscounts(): boolean {
  const { data: session } = useQuery(sessionQuery)
  return !!session && may(session.member.role, 'store.write')
}
