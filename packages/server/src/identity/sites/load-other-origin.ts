import type { Db } from '../../platform/db/db.ts'
import { listHosts } from './host-store.ts'
import { isPrivateHost } from './private-host.ts'
import { findDefaultSite } from './store.ts'

/**
 * Loads the origin of another site for a person who came to this one at `origin`: the primary host, with the scheme and
 * port of `origin` if both are public or both private. A site without a host is at `localhost`, for people of the
 * machine and its network; undefined if it cannot be reached.
 */
export async function loadOtherOrigin(
  db: Db,
  siteId: string,
  origin: string,
  given: { readonly defaultId?: string | undefined } = {},
): Promise<string | undefined> {
  const { protocol, hostname, port } = new URL(origin)
  const isPrivate = isPrivateHost(hostname)
  const suffix = port === '' ? '' : `:${port}`
  const primary = (await listHosts(db, siteId)).find((row) => row.isPrimary)?.host
  if (primary === undefined) {
    const isDefault = isPrivate && (given.defaultId ?? (await findDefaultSite(db))?.id) === siteId
    return isDefault ? `${protocol}//localhost${suffix}` : undefined
  }
  return isPrivate && !isPrivateHost(primary)
    ? `https://${primary}`
    : `${protocol}//${primary}${suffix}`
}
