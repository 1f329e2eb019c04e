import { queryClient, routeQuery } from '../../api/route-query.ts'

export const sitesQuery = routeQuery('listInstalledSites')

/** Loads the list of sites anew, and the menu of one's own sites. */
export async function refreshSites(): Promise<void> {
  await Promise.all(
    [sitesQuery, routeQuery('listOwnSites')].map(({ queryKey }) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )
}
