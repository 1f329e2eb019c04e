import type { Db } from '../../platform/db/db.ts'
import { insertLocalHost } from './create-site.ts'
import { deleteHost, listHosts, lockHosts, moveHosts } from './host-store.ts'

/**
 * Gives the addresses of one site to another: its hosts, or the addresses of the machine if it has no host. The site gets a
 * host of this machine instead. The other site loses the hosts that it had.
 */
export async function takeAddresses(
  tx: Db,
  from: { readonly id: string; readonly identifier: string },
  toId: string,
): Promise<void> {
  await lockHosts(tx)
  for (const { host } of await listHosts(tx, toId)) await deleteHost(tx, toId, host)
  await moveHosts(tx, from.id, toId)
  await insertLocalHost(tx, from.id, from)
}
