import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import type { SiteUser } from '../../platform/http/site-user-cookies.ts'
import { moveCart } from './own-cart.ts'
import { deleteSessions } from './session-store.ts'

/** Ends every session of the user, and takes their cart from every browser. */
export async function signOutEverywhere(db: Db, site: Site, by: SiteUser): Promise<void> {
  await transact(db, async (tx) => {
    await deleteSessions(tx, site.id, by.id)
    await moveCart(tx, site, by.id)
  })
}
