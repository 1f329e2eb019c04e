import type { listSiteHosts, Reply } from '@vitrine/contract'
import { queryClient, routeQuery } from '../../api/route-query.ts'
import { sessionQuery } from '../../api/session.ts'

/** The hosts of the site, and whether the addresses of the server lead to it. */
export type Hosts = Reply<typeof listSiteHosts>

export const hostsQuery = routeQuery('listSiteHosts')

/** Returns the query that looks up a host in DNS. Its answer stays until the person checks again. */
export function getDnsQuery(host: string) {
  return { ...routeQuery('checkSiteHost', { params: { host } }), staleTime: Infinity }
}

/** Shows the changed hosts, and the primary one wherever the studio names the site. */
export function showHosts(hosts: Hosts): void {
  queryClient.setQueryData(hostsQuery.queryKey, hosts)
  void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
}
