import type { readTwoStep, Reply } from '@vitrine/contract'
import { queryClient, routeQuery } from '../../../api/route-query.ts'

export const twoStepQuery = routeQuery('readTwoStep')

export type TwoStep = Reply<typeof readTwoStep>

/** Loads the state of two-step verification and the sessions anew: a change ends the others. */
export async function refreshTwoStep(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: twoStepQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: routeQuery('listOwnSessions').queryKey }),
  ])
}
