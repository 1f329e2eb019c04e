import { isEmail, type Role, roleCodes } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import { computeDigest, newToken } from '../../platform/http/token.ts'
import { accountErrors } from './errors.ts'
import {
  deleteInvitation,
  deleteInvitationByEmail,
  insertInvitation,
  listInvitations,
  takeInvitation,
} from './invitation-store.ts'
import { parseRole } from './parse-role.ts'
import { type Actor, assertMayGrant } from './staff.ts'
import { lockStaff } from './staff-store.ts'
import { findStaffMemberByEmail, insertStaffMember, type StaffMemberRow } from './store.ts'

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1_000
const MAX_PENDING = 100

export interface NewInvitation {
  readonly id: string
  /** The token of the link; only its digest is stored. */
  readonly token: string
}

/**
 * Invites a person to run the site in a role; an earlier invitation of the address ends. Throws
 * `accounts.emailInvalid`, `.roleTooHigh`, `.alreadyStaff`, `.tooManyInvitations`.
 */
export async function inviteStaff(
  db: Db,
  siteId: string,
  by: Actor,
  input: { readonly email: string; readonly role: Role },
): Promise<NewInvitation> {
  const email = input.email.trim()
  if (!isEmail(email)) throw accountErrors.emailInvalid()
  const [id, token] = [newId(), newToken()]
  await transact(db, async (tx) => {
    await lockStaff(tx, siteId)
    await assertMayGrant(tx, siteId, by, input.role)
    if (await findStaffMemberByEmail(tx, siteId, email)) throw accountErrors.alreadyStaff()
    const pending = await listInvitations(tx, siteId)
    const earlier = pending.find((row) => row.email.toLowerCase() === email.toLowerCase())
    if (earlier) await assertMayGrant(tx, siteId, by, parseRole(earlier.role))
    else if (pending.length >= MAX_PENDING) throw accountErrors.tooManyInvitations()
    await deleteInvitationByEmail(tx, siteId, email)
    await insertInvitation(tx, siteId, {
      id,
      email,
      role: roleCodes[input.role],
      tokenHash: computeDigest(token),
      invitedBy: by?.id ?? null,
      expiresAt: new Date(Date.now() + LIFETIME_MS),
    })
  })
  return { id, token }
}

/** Revokes an invitation. Throws `accounts.invitationUnknown`, `.roleTooHigh`. */
export async function revokeInvitation(
  db: Db,
  siteId: string,
  by: Actor,
  id: string,
): Promise<void> {
  await transact(db, async (tx) => {
    await lockStaff(tx, siteId)
    const found = (await listInvitations(tx, siteId)).find((row) => row.id === id)
    if (!found) throw accountErrors.invitationUnknown()
    await assertMayGrant(tx, siteId, by, parseRole(found.role))
    await deleteInvitation(tx, siteId, id)
  })
}

/**
 * Creates the staff member of an invitation, once. Resolves to undefined if it has expired, was accepted or revoked,
 * or if the address has an account by now: an invitation never signs in to an existing account.
 */
export async function acceptInvitation(
  tx: Db,
  siteId: string,
  token: string,
): Promise<StaffMemberRow | undefined> {
  await lockStaff(tx, siteId)
  const invitation = await takeInvitation(tx, siteId, computeDigest(token))
  if (!invitation) return undefined
  const { email, role } = invitation
  if (await findStaffMemberByEmail(tx, siteId, email)) return undefined
  const id = newId()
  await insertStaffMember(tx, siteId, { id, email, role })
  return { id, email, role, passwordHash: null }
}
