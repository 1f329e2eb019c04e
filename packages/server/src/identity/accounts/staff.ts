import { mayGrant, type Role, roleCodes } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import { httpErrors } from '../../platform/http/problem.ts'
import { accountErrors } from './errors.ts'
import { parseRole } from './parse-role.ts'
import {
  deleteStaffMember,
  hasOtherOwner,
  listStaff,
  lockStaff,
  type StaffRow,
  updateRole,
} from './staff-store.ts'

/** The staff member who acts; undefined for the operator of the machine, who may do everything. */
export type Actor = { readonly id: string } | undefined

/**
 * Changes the role of a staff member and ends their sessions. Throws `accounts.staffUnknown`, `.roleTooHigh`,
 * `.lastOwner`.
 */
export async function changeRole(
  db: Db,
  siteId: string,
  by: Actor,
  { id, role }: { readonly id: string; readonly role: Role },
): Promise<void> {
  await transact(db, async (tx) => {
    const target = await findTarget(tx, siteId, by, id)
    await assertMayGrant(tx, siteId, by, role)
    if (target.role === roleCodes[role]) return
    await assertOwnerRemains(tx, siteId, target)
    await updateRole(tx, siteId, { id, role: roleCodes[role] })
  })
}

/**
 * Removes a staff member, whose sessions end. Throws `accounts.staffUnknown`, `.roleTooHigh`, `.lastOwner`.
 */
export async function removeStaffMember(
  db: Db,
  siteId: string,
  by: Actor,
  id: string,
): Promise<void> {
  await transact(db, async (tx) => {
    await assertOwnerRemains(tx, siteId, await findTarget(tx, siteId, by, id))
    await deleteStaffMember(tx, siteId, id)
  })
}

/** Throws `accounts.roleTooHigh` if the role may do what the actor may not. The caller holds `lockStaff`. */
export async function assertMayGrant(tx: Db, siteId: string, by: Actor, role: Role): Promise<void> {
  if (!by) return
  // The role of the request may be outdated: another owner may have changed it meanwhile.
  const actor = (await listStaff(tx, siteId)).find(({ id }) => id === by.id)
  if (!actor) throw httpErrors.signInFirst()
  if (!mayGrant(parseRole(actor.role), role)) throw accountErrors.roleTooHigh()
}

/**
 * Locks the staff and finds the one to change. Throws `accounts.staffUnknown`, `.roleTooHigh`.
 */
export async function findTarget(tx: Db, siteId: string, by: Actor, id: string): Promise<StaffRow> {
  await lockStaff(tx, siteId)
  const target = (await listStaff(tx, siteId)).find((row) => row.id === id)
  if (!target) throw accountErrors.staffUnknown()
  await assertMayGrant(tx, siteId, by, parseRole(target.role))
  return target
}

async function assertOwnerRemains(tx: Db, siteId: string, { id, role }: StaffRow): Promise<void> {
  if (role === roleCodes.admin && !(await hasOtherOwner(tx, siteId, id)))
    throw accountErrors.lastOwner()
}
