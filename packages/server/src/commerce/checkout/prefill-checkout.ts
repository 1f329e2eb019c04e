import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import type { SiteUser } from '../../platform/http/site-user-cookies.ts'
import { listAddresses } from '../saved-addresses/index.ts'
import { insertDetails } from './store.ts'

/** Fills an empty checkout with the email address and the default address of the account that is signed in. */
export async function prefillCheckout(
  db: Db,
  site: Site,
  cartId: string,
  { id, email, firstName, lastName }: SiteUser,
): Promise<void> {
  const addresses = await listAddresses(db, { siteId: site.id, siteUserId: id })
  const saved = addresses.find(({ isDefault }) => isDefault)
  const address = saved?.address ?? { firstName, lastName }
  await insertDetails(db, site.id, cartId, { email, address })
}
