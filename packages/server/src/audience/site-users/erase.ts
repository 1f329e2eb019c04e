import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import { emitEvent } from '../../platform/jobs/index.ts'
import { deleteEmails } from '../../platform/mail/index.ts'
import { verifyPassword } from '../../identity/accounts/index.ts'
import type { SiteUser } from '../../platform/http/site-user-cookies.ts'
import { siteUserErrors } from './errors.ts'
import { OUTBOX_PREFIX } from './link-email.ts'
import { eraseCart } from './own-cart.ts'
import { deletePurchases } from './member-areas/purchase-store.ts'
import { deleteSiteUser, findSiteUserById } from './user-store.ts'

/**
 * Deletes a visitor's account with its sessions, links, memberships and emails. The event
 * `siteUser.erased` makes other slices delete their data of the account.
 */
export async function eraseUser(db: Db, site: Site, id: string): Promise<void> {
  await transact(db, async (tx) => {
    await eraseCart(tx, site, id)
    const gone = await deleteSiteUser(tx, site.id, id)
    if (!gone) throw siteUserErrors.unknown()
    await deletePurchases(tx, site.id, gone.email)
    await deleteEmails(tx, site.id, { recipient: gone.email, about: OUTBOX_PREFIX })
    const dedupe = `siteUser.erased:${id}`
    await emitEvent(tx, site.id, { topic: 'siteUser.erased', dedupe, payload: { siteUserId: id } })
  })
}

/** Deletes the visitor's own account after checking the password. */
export async function eraseOwnAccount(
  db: Db,
  site: Site,
  by: SiteUser,
  password: string,
): Promise<void> {
  const user = await findSiteUserById(db, site.id, by.id)
  const isRight = await verifyPassword(user?.passwordHash, password)
  if (!isRight) throw siteUserErrors.passwordWrong()
  await eraseUser(db, site, by.id)
}
