import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import { siteErrors } from './errors.ts'
import {
  deleteHost,
  findHost,
  type HostRow,
  insertHost,
  listHosts,
  lockHosts,
  updatePrimaryHost,
  updateRedirects,
} from './host-store.ts'
import { parseHost } from './parse-host.ts'
import { findDefaultSite } from './store.ts'

const MAX_HOSTS = 100

/** Adds a host to a site. Throws `sites.hostInvalid`, `.hostTaken`, `.tooManyHosts`. */
export async function addHost(
  db: Db,
  siteId: string,
  input: { readonly host: string; readonly redirects?: boolean },
): Promise<readonly HostRow[]> {
  const host = parseHost(input.host)
  return updateHosts(db, siteId, async (tx, hosts) => {
    if (hosts.length >= MAX_HOSTS) throw siteErrors.tooManyHosts()
    if (await findHost(tx, host)) throw siteErrors.hostTaken()
    await insertHost(tx, siteId, host, input.redirects)
  })
}

/** A host with the host of the request that changes it, which must keep showing the site. */
interface HostChange {
  readonly host: string
  readonly currentHost?: string | undefined
}

/**
 * Makes a host the primary one, or sets whether it redirects there. Throws `sites.hostUnknown`, `.hostPrimary`, and
 * `.hostCurrent`: who comes by another host has shown that it works.
 */
export async function changeHost(
  db: Db,
  siteId: string,
  change: HostChange & {
    readonly isPrimary?: true | undefined
    readonly redirects?: boolean | undefined
  },
): Promise<readonly HostRow[]> {
  const { host, currentHost, redirects } = change
  return updateHosts(db, siteId, async (tx, hosts) => {
    const isPrimary = assertKnown(hosts, host).isPrimary || change.isPrimary === true
    if (redirects && isPrimary) throw siteErrors.hostPrimary()
    if (redirects && host === currentHost) throw siteErrors.hostCurrent()
    if (change.isPrimary) await updatePrimaryHost(tx, siteId, host)
    if (redirects !== undefined) await updateRedirects(tx, siteId, host, redirects)
  })
}

/**
 * Removes a host. Throws `sites.hostUnknown`, `.hostCurrent`, `.hostPrimary` while there are others, and
 * `.lastHost` if no address would lead to the site.
 */
export async function removeHost(
  db: Db,
  siteId: string,
  { host, currentHost }: HostChange,
): Promise<readonly HostRow[]> {
  return updateHosts(db, siteId, async (tx, hosts) => {
    const { isPrimary } = assertKnown(hosts, host)
    if (host === currentHost) throw siteErrors.hostCurrent()
    const isLast = hosts.length === 1
    if (isPrimary && !isLast) throw siteErrors.hostPrimary()
    if (isLast && (await findDefaultSite(tx))?.id !== siteId) throw siteErrors.lastHost()
    await deleteHost(tx, siteId, host)
  })
}

async function updateHosts(
  db: Db,
  siteId: string,
  change: (tx: Db, hosts: readonly HostRow[]) => Promise<void>,
): Promise<readonly HostRow[]> {
  return transact(db, async (tx) => {
    await lockHosts(tx)
    await change(tx, await listHosts(tx, siteId))
    return listHosts(tx, siteId)
  })
}

function assertKnown(hosts: readonly HostRow[], host: string): HostRow {
  const found = hosts.find((row) => row.host === host)
  if (!found) throw siteErrors.hostUnknown()
  return found
}
