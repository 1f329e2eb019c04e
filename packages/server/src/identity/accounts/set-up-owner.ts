import { isEmail } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import { computeDigest } from '../../platform/http/token.ts'
import { accountErrors } from './errors.ts'
import { computePasswordError, hashPassword, type PasswordContext } from './password.ts'
import { deleteOtherSessions } from './session-store.ts'
import {
  deleteUnusedLinks,
  findStaffMemberByEmail,
  updateEmail,
  updatePasswordHash,
} from './store.ts'

/**
 * Gives a staff member without an address of their own an email address and a password, both or none, and ends every
 * other session and unused link. Throws `accounts.emailInvalid`, `accounts.emailTaken` and the errors of passwords.
 */
export async function setUpOwner(
  db: Db,
  site: { readonly id: string } & PasswordContext['site'],
  by: { readonly id: string; readonly session: string },
  given: { readonly email: string; readonly newPassword: string },
): Promise<void> {
  const { email, newPassword } = given
  if (!isEmail(email)) throw accountErrors.emailInvalid()
  const error = await computePasswordError(newPassword, { site, email })
  if (error) throw accountErrors[error]()
  const other = await findStaffMemberByEmail(db, site.id, email)
  if (other && other.id !== by.id) throw accountErrors.emailTaken()
  const passwordHash = await hashPassword(newPassword)
  await transact(db, async (tx) => {
    await updateEmail(tx, site.id, by.id, email)
    await updatePasswordHash(tx, site.id, by.id, passwordHash)
    await deleteUnusedLinks(tx, site.id, by.id)
    await deleteOtherSessions(tx, site.id, by.id, computeDigest(by.session))
  })
}
