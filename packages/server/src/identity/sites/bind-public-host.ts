import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import {
  findHost,
  findPublicUrlHost,
  insertHost,
  lockHosts,
  markPublicUrlHost,
  updatePrimaryHost,
  updateRedirects,
} from './host-store.ts'
import { isPrivateHost } from './private-host.ts'
import { findDefaultSite } from './store.ts'

/**
 * Binds the host of PUBLIC_URL to its site, as the primary host. If PUBLIC_URL has changed since the last start,
 * the host it named before redirects to the new one. Addresses of this machine need no binding.
 */
export async function bindPublicHost(db: Db, publicUrl: string): Promise<void> {
  const host = new URL(publicUrl).hostname
  if (isPrivateHost(host)) return
  await transact(db, async (tx) => {
    await lockHosts(tx)
    const before = await findPublicUrlHost(tx)
    if (before?.host === host) return
    const owner = await findHost(tx, host)
    const siteId = owner?.siteId ?? before?.siteId ?? (await findDefaultSite(tx))?.id
    if (siteId === undefined) return
    if (!owner) await insertHost(tx, siteId, host)
    await markPublicUrlHost(tx, host)
    await updatePrimaryHost(tx, siteId, host)
    if (before?.siteId === siteId) await updateRedirects(tx, siteId, before.host, true)
  })
}
