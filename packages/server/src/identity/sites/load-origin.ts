import type { Db } from '../../platform/db/db.ts'
import { listHosts } from './host-store.ts'
import { isPrivateHost } from './private-host.ts'

/**
 * Loads the origin of links in emails: that of the installation at `url`, unless the site has a primary host and
 * that is another one. Never taken from a request.
 */
export async function loadOrigin(db: Db, siteId: string, url: string): Promise<string> {
  const hosts = await listHosts(db, siteId)
  const primary = hosts.find(({ isPrimary }) => isPrimary)?.host
  const installation = new URL(url)
  if (primary === undefined || primary === installation.hostname) return installation.origin
  const isOwn = hosts.some(({ host }) => host === installation.hostname)
  if (!isOwn && !isPrivateHost(primary)) return `https://${primary}`
  const { protocol, port } = installation
  return `${protocol}//${primary}${port === '' ? '' : `:${port}`}`
}
