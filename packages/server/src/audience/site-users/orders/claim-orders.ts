import { claimOrders } from '../../../commerce/orders/index.ts'
import type { Db } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/db/id.ts'
import { transact } from '../../../platform/db/transact.ts'
import type { Site } from '../../../platform/http/site.ts'
import type { SiteUser } from '../../../platform/http/site-user-cookies.ts'
import { computeDigest } from '../../../platform/http/token.ts'
import { createEmail } from '../../../platform/mail/index.ts'
import { siteUserErrors } from '../errors.ts'
import { createLinkEmail } from '../link-email.ts'
import { deriveLinkToken } from '../link-token.ts'
import { putToken, spendToken } from '../token-store.ts'

/**
 * Emails a visitor, at the address of the account, the link that adds the orders which guests placed with that address.
 * Nothing is added before the link is opened: it proves that the mailbox still belongs to the visitor.
 */
export async function requestClaim(db: Db, site: Site, { id, email, locale }: SiteUser) {
  const tokenId = newId()
  const tokenHash = computeDigest(deriveLinkToken(site.secret, tokenId))
  await transact(db, async (tx) => {
    await putToken(tx, site.id, { id: tokenId, tokenHash, siteUserId: id, purpose: 'claim' })
    const to = { email, title: site.title, language: locale, tokenId }
    await createEmail(tx, site.id, createLinkEmail('claim', to))
  })
}

/**
 * Adds the guest orders of the address to the account, and resolves to their number. Throws `site-users.linkSpent` for a
 * link that has expired, was used, or was sent to another account; the link of another account stays valid.
 */
export async function claimGuestOrders(
  db: Db,
  site: Site,
  user: SiteUser,
  token: string,
): Promise<number> {
  return transact(db, async (tx) => {
    const spent = await spendToken(tx, site.id, computeDigest(token), 'claim')
    if (spent?.siteUserId !== user.id) throw siteUserErrors.linkSpent()
    return claimOrders(tx, site.id, { siteUserId: user.id, email: user.email })
  })
}
