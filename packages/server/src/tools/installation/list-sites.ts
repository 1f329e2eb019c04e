import type { InstalledSite } from '@vitrine/contract'
import {
  findDefaultSite,
  type ListedSite,
  listSites,
  loadOtherOrigin,
} from '../../identity/sites/index.ts'
import { listOtherSiteIds } from '../../identity/accounts/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import { isDemo } from '../demo/index.ts'

/**
 * Lists the sites of the installation, oldest first. Those who do not administer it see the site of the request, and
 * the sites on whose staff they are.
 */
export async function listInstalledSites(
  db: Db,
  site: Pick<Site, 'id' | 'origin'>,
  by: { readonly memberId: string; readonly administers: boolean },
): Promise<InstalledSite[]> {
  const sites = await listSites(db)
  const own = new Set([site.id, ...(await listOtherSiteIds(db, site.id, by.memberId))])
  const seen = by.administers ? sites : sites.filter(({ id }) => own.has(id))
  const defaultId = (await findDefaultSite(db))?.id
  return Promise.all(seen.map((row) => toInstalledSite(db, site, { ...row, defaultId })))
}

async function toInstalledSite(
  db: Db,
  site: Pick<Site, 'id' | 'origin'>,
  row: ListedSite & { readonly defaultId: string | undefined },
): Promise<InstalledSite> {
  const { id, title, identifier, defaultId } = row
  const isCurrent = id === site.id
  const origin = isCurrent ? site.origin : await loadOtherOrigin(db, id, site.origin, { defaultId })
  return {
    ...{ id, title, identifier, isCurrent },
    host: origin === undefined ? null : new URL(origin).host,
    url: origin === undefined ? null : `${origin}/config`,
    isDefault: id === defaultId,
    isDemo: await isDemo(db, { id, identifier }),
  }
}
