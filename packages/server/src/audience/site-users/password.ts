import {
  computePasswordError,
  hashPassword,
  type PasswordContext,
  verifyPassword,
} from '../../identity/accounts/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import type { SiteUser } from '../../platform/http/site-user-cookies.ts'
import { computeDigest } from '../../platform/http/token.ts'
import { siteUserErrors } from './errors.ts'
import { requestEmailTo, parseEmail } from './register.ts'
import { deleteSessions } from './session-store.ts'
import { deleteTokens, spendToken } from './token-store.ts'
import { hasSamePassword, findSiteUserById, verifySiteUser } from './user-store.ts'

export async function requestReset(db: Db, site: Site, given: string): Promise<void> {
  await requestEmailTo(db, site, { kind: 'reset', email: parseEmail(given) })
}

/**
 * Sets a new password, and ends every session and link of the user. The emailed link also proves
 * the address.
 */
export async function resetPassword(
  db: Db,
  site: Site,
  given: { readonly token: string; readonly newPassword: string },
): Promise<void> {
  const { newPassword } = given
  await assertStrongPassword(newPassword, { site })
  const passwordHash = await hashPassword(newPassword)
  await transact(db, async (tx) => {
    const spent = await spendToken(tx, site.id, computeDigest(given.token), 'reset')
    if (!spent) throw siteUserErrors.linkSpent()
    const email = (await findSiteUserById(tx, site.id, spent.siteUserId))?.email
    // A rejected password leaves the link unused.
    await assertStrongPassword(newPassword, { site, email })
    await verifySiteUser(tx, site.id, spent.siteUserId, { passwordHash })
    await deleteSessions(tx, site.id, spent.siteUserId)
    await deleteTokens(tx, site.id, spent.siteUserId)
  })
}

/** Changes the password, and ends every other session of the user. */
export async function changePassword(
  db: Db,
  site: Site,
  by: SiteUser,
  given: { readonly currentPassword: string; readonly newPassword: string },
): Promise<void> {
  const user = await findSiteUserById(db, site.id, by.id)
  const isRight = await verifyPassword(user?.passwordHash, given.currentPassword)
  if (!user || !isRight) throw siteUserErrors.passwordWrong()
  await assertStrongPassword(given.newPassword, { site, email: by.email })
  const passwordHash = await hashPassword(given.newPassword)
  await transact(db, async (tx) => {
    // A concurrent reset wins.
    if (!(await hasSamePassword(tx, site.id, user))) throw siteUserErrors.passwordWrong()
    await verifySiteUser(tx, site.id, by.id, { passwordHash })
    await deleteSessions(tx, site.id, by.id, computeDigest(by.session))
    await deleteTokens(tx, site.id, by.id)
  })
}

async function assertStrongPassword(password: string, context: PasswordContext): Promise<void> {
  const error = await computePasswordError(password, context)
  if (error) throw siteUserErrors[error]()
}
