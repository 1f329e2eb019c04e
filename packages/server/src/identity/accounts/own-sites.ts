import type { listOwnSites, Reply } from '@vitrine/contract'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import { findSiteById, loadOtherOrigin } from '../sites/index.ts'
import { isEmailConfirmed, listOtherSiteIds } from './confirmed-email-store.ts'

/**
 * Loads the other sites of a person. Nothing of the session goes along: the code that the owners of one site add to
 * their pages runs beside its studio, so a token for another site would give that site to them.
 */
export async function loadOwnSites(
  db: Db,
  site: Pick<Site, 'id' | 'origin'>,
  memberId: string,
): Promise<Reply<typeof listOwnSites>> {
  const sites = []
  for (const id of await listOtherSiteIds(db, site.id, memberId)) {
    const other = await findSiteById(db, id)
    const origin = await loadOtherOrigin(db, id, site.origin)
    if (!other || origin === undefined) continue
    sites.push({ id, title: other.title, host: new URL(origin).host, url: `${origin}/config` })
  }
  return {
    isEmailConfirmed: await isEmailConfirmed(db, site.id, memberId),
    sites: sites.toSorted((a, b) => a.title.localeCompare(b.title)),
  }
}
