import type { Db } from '../../platform/db/db.ts'
import { listHosts } from './store.ts'

/**
 * Loads the origin of links in emails: that of the installation, unless the site has hosts of its own and
 * this is none of them. Never taken from a request.
 */
export async function loadOrigin(db: Db, siteId: string, url: string): Promise<string> {
  const hosts = await listHosts(db, siteId)
  const [first] = hosts
  return first === undefined || hosts.includes(new URL(url).hostname) ? url : `https://${first}`
}
