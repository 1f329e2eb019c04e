import { may } from '@vitrine/model'
import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '../../api/session.ts'

/** Returns whether the signed-in person may change orders. */
export function useMayChangeOrders(): boolean {
  const { data: session } = useQuery(sessionQuery)
  return !!session && may(session.member.role, 'orders.write')
}
