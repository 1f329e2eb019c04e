import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import { loadOrigin } from './load-origin.ts'
import { toSite } from './site-finder.ts'
import { findSiteById } from './store.ts'

/**
 * Loads a site for work without a request, at the origin of its links in emails; `url` is that of the installation.
 * Undefined if it is gone.
 */
export async function loadSite(db: Db, siteId: string, url: string): Promise<Site | undefined> {
  const row = await findSiteById(db, siteId)
  return row && toSite(row, await loadOrigin(db, siteId, url))
}
