import type { Db } from '../../platform/db/db.ts'
import { hostsOf } from './store.ts'

/**
 * Where links in letters begin: the address of the install, unless the site has hosts of its own and
 * that is none of them. Never what a request says of itself.
 */
export async function originOf(db: Db, siteId: string, url: string): Promise<string> {
  const hosts = await hostsOf(db, siteId)
  const [first] = hosts
  return first === undefined || hosts.includes(new URL(url).hostname) ? url : `https://${first}`
}
