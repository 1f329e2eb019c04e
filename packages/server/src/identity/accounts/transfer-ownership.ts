import { roleCodes } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import { computeDigest } from '../../platform/http/token.ts'
import { updateAdministrator } from './administrator-store.ts'
import { accountErrors } from './errors.ts'
import { assertPassword } from './sign-in.ts'
import { assertMayGrant, findTarget } from './staff.ts'
import { updateRole } from './staff-store.ts'

/**
 * Makes another staff member an owner and the actor a website manager, who stays signed in. The actor’s right to administer
 * the installation ends here and does not go along: it is about all sites. Throws `accounts.passwordWrong`, `.staffUnknown`,
 * `.roleTooHigh`.
 */
export async function transferOwnership(
  db: Db,
  siteId: string,
  by: { readonly id: string; readonly email: string; readonly session: string },
  given: { readonly id: string; readonly currentPassword?: string | undefined },
): Promise<void> {
  await assertPassword(db, siteId, by, given.currentPassword)
  await transact(db, async (tx) => {
    const target = await findTarget(tx, siteId, by, given.id)
    if (target.id === by.id) throw accountErrors.staffUnknown()
    await assertMayGrant(tx, siteId, by, 'admin')
    const { admin, 'website-manager': manager } = roleCodes
    if (target.role !== admin) await updateRole(tx, siteId, { id: target.id, role: admin })
    await updateAdministrator(tx, siteId, { id: by.id, administers: false })
    const exceptSession = computeDigest(by.session)
    await updateRole(tx, siteId, { id: by.id, role: manager, exceptSession })
  })
}
