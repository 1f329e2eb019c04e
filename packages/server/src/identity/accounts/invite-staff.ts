import { isEmail, roleCodes, type StaffRole } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import { computeDigest } from '../../platform/http/token.ts'
import { createEmail } from '../../platform/mail/index.ts'
import { accountErrors } from './errors.ts'
import { createInvitationEmail, deriveInvitationToken } from './invitation-email.ts'
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

const MAX_PENDING = 100

export interface NewInvitation {
  readonly id: string
  /** The token of the link; only its digest is stored. */
  readonly token: string
}

/**
 * Invites a person to run the site in a role, by email on request; an earlier invitation of the address ends. Throws
 * `accounts.emailInvalid`, `.roleTooHigh`, `.alreadyStaff`, `.tooManyInvitations`.
 */
export async function inviteStaff(
  db: Db,
  site: Pick<Site, 'id' | 'title' | 'language' | 'secret'>,
  by: Actor,
  input: {
    readonly email: string
    readonly role: StaffRole
    /** The email address of the person who invites by email; undefined if the caller passes the link on. */
    readonly inviter?: string | undefined
  },
): Promise<NewInvitation> {
  const { role, inviter } = input
  const { id: siteId } = site
  const email = input.email.trim()
  if (!isEmail(email)) throw accountErrors.emailInvalid()
  const id = newId()
  const token = deriveInvitationToken(site.secret, id)
  await transact(db, async (tx) => {
    await lockStaff(tx, siteId)
    await assertMayGrant(tx, siteId, by, role)
    if (await findStaffMemberByEmail(tx, siteId, email)) throw accountErrors.alreadyStaff()
    const pending = await listInvitations(tx, siteId)
    const earlier = pending.find((row) => row.email.toLowerCase() === email.toLowerCase())
    if (earlier) await assertMayGrant(tx, siteId, by, parseRole(earlier.role))
    else if (pending.length >= MAX_PENDING) throw accountErrors.tooManyInvitations()
    await deleteInvitationByEmail(tx, siteId, email)
    await insertInvitation(tx, siteId, {
      id,
      email,
      role: roleCodes[role],
      tokenHash: computeDigest(token),
      invitedBy: by?.id ?? null,
      isEmailed: inviter !== undefined,
    })
    if (inviter === undefined) return
    await createEmail(tx, siteId, createInvitationEmail(site, { id, email, role, inviter }))
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
 * Creates the staff member of an invitation, once; one that came by email confirms the address. Resolves to undefined if it has expired, was accepted or revoked,
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
  const { email, role, isEmailed } = invitation
  if (await findStaffMemberByEmail(tx, siteId, email)) return undefined
  const id = newId()
  const emailConfirmedAt = isEmailed ? new Date() : null
  await insertStaffMember(tx, siteId, { id, email, role, emailConfirmedAt })
  return { id, email, role, passwordHash: null }
}
