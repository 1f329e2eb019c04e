import * as contract from '@vitrine/contract'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { type ApiRequest, mount } from '../../platform/http/mount.ts'
import { checkDns } from './check-dns.ts'
import { siteErrors } from './errors.ts'
import { type HostRow, listHosts } from './host-store.ts'
import { addHost, changeHost, removeHost } from './manage-hosts.ts'
import { findDefaultSite } from './store.ts'

/** Mounts the calls on the hosts of a site. */
export function siteRoutes(http: HttpServer): void {
  mount(http, contract.listSiteHosts, async (call) =>
    toView(call, await listHosts(call.db, call.site.id)),
  )

  mount(http, contract.addSiteHost, async (call) =>
    toView(call, await addHost(call.db, call.site.id, call.body)),
  )

  mount(http, contract.changeSiteHost, async (call) => {
    const { db, site, params, body } = call
    const change = { ...body, host: params.host, currentHost: getCurrentHost(call) }
    return toView(call, await changeHost(db, site.id, change))
  })

  mount(http, contract.removeSiteHost, async (call) => {
    const { db, site, params } = call
    const currentHost = getCurrentHost(call)
    return toView(call, await removeHost(db, site.id, { host: params.host, currentHost }))
  })

  mount(http, contract.checkSiteHost, async ({ db, site, params: { host } }) => {
    const hosts = await listHosts(db, site.id)
    if (!hosts.some((row) => row.host === host)) throw siteErrors.hostUnknown()
    const names = hosts.map((row) => row.host)
    return checkDns(host, { names, currentHost: getCurrentHost({ site }) })
  })
}

type HostCall = Pick<ApiRequest<typeof contract.listSiteHosts>, 'db' | 'site'>

/** Returns the name of the host that the request came by. */
function getCurrentHost({ site }: Pick<HostCall, 'site'>): string {
  return new URL(site.origin).hostname
}

async function toView(call: HostCall, hosts: readonly HostRow[]) {
  const currentHost = getCurrentHost(call)
  return {
    hosts: hosts.map((row) => ({ ...row, isCurrent: row.host === currentHost })),
    isDefault: (await findDefaultSite(call.db))?.id === call.site.id,
  }
}
