import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import type { SiteUser } from '../../platform/http/site-user-cookies.ts'
import { deleteSessions } from './session-store.ts'

/** Ends every session of the user, and takes their cart from every browser. */
export async function signOutEverywhere(db: Db, site: Site, by: SiteUser): Promise<void> {
  await deleteSessions(db, site.id, by.id)
}
