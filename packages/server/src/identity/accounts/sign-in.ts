import { isEmail, type Role, roleCodes } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { computeDigest, newToken } from '../../platform/http/token.ts'
import { accountErrors } from './errors.ts'
import { hashPassword, verifyPassword, getPasswordError } from './password.ts'
import {
  deleteOtherSessions,
  findStaffMemberByEmail,
  type StaffMemberRow,
  insertSignInLink,
  insertStaffMember,
  insertSession,
  updateEmail,
  updatePasswordHash,
  redeemSignInLink,
} from './store.ts'

const LINK_LIFETIME_MS = 24 * 60 * 60 * 1_000
/** The lifetime of a session, whether it is used or not. */
export const SESSION_LIFETIME_S = 30 * 24 * 60 * 60

/** Creates a staff member, who signs in by link and can choose a password then. */
export async function createStaffMember(
  db: Db,
  siteId: string,
  { email, role }: { readonly email: string; readonly role: Role },
): Promise<{ readonly id: string }> {
  const id = newId()
  await insertStaffMember(db, siteId, { id, email, role: roleCodes[role] })
  return { id }
}

/** Creates a link that signs a staff member in once within a day. Resolves to its token. */
export async function createSignInLink(db: Db, siteId: string, memberId: string): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(Date.now() + LINK_LIFETIME_MS)
  await insertSignInLink(db, siteId, { tokenHash: computeDigest(token), memberId, expiresAt })
  return token
}

export interface NewSession {
  readonly staffMember: StaffMemberRow
  /** The token, for the cookie; only its digest is stored. */
  readonly token: string
}

export async function signInByLink(db: Db, siteId: string, token: string): Promise<NewSession> {
  return db.transaction(async (tx) => {
    const member = await redeemSignInLink(tx, siteId, computeDigest(token))
    if (!member) throw accountErrors.linkSpent()
    return createSession(tx, siteId, member)
  })
}

/**
 * Signs in by password. The error and its timing are the same for an unknown address and a wrong password.
 */
export async function signInByPassword(
  db: Db,
  siteId: string,
  given: { readonly email: string; readonly password: string },
): Promise<NewSession> {
  const member = await findStaffMemberByEmail(db, siteId, given.email.trim())
  const isRight = await verifyPassword(member?.passwordHash, given.password)
  if (!member || !isRight) throw accountErrors.signInFailed()
  return createSession(db, siteId, member)
}

/** Changes the email address of a staff member. */
export async function changeEmail(
  db: Db,
  siteId: string,
  by: { readonly id: string },
  given: string,
): Promise<void> {
  const email = given.trim()
  if (!isEmail(email)) throw accountErrors.emailInvalid()
  const other = await findStaffMemberByEmail(db, siteId, email)
  if (other && other.id !== by.id) throw accountErrors.emailTaken()
  await updateEmail(db, siteId, by.id, email)
}

/** Changes the password, and ends all other sessions of the staff member. */
export async function changePassword(
  db: Db,
  siteId: string,
  by: { readonly id: string; readonly email: string; readonly session: string },
  given: { readonly currentPassword?: string | undefined; readonly newPassword: string },
): Promise<void> {
  const { newPassword } = given
  const error = getPasswordError(newPassword)
  if (error) throw accountErrors[error]()
  const member = await findStaffMemberByEmail(db, siteId, by.email)
  const passwordBefore = member?.passwordHash
  if (passwordBefore && !(await verifyPassword(passwordBefore, given.currentPassword ?? '')))
    throw accountErrors.passwordWrong()
  const passwordHash = await hashPassword(newPassword)
  await db.transaction(async (tx) => {
    await updatePasswordHash(tx, siteId, by.id, passwordHash)
    await deleteOtherSessions(tx, siteId, by.id, computeDigest(by.session))
  })
}

async function createSession(
  db: Db,
  siteId: string,
  staffMember: StaffMemberRow,
): Promise<NewSession> {
  const token = newToken()
  const expiresAt = new Date(Date.now() + SESSION_LIFETIME_S * 1_000)
  await insertSession(db, siteId, {
    tokenHash: computeDigest(token),
    memberId: staffMember.id,
    expiresAt,
  })
  return { staffMember, token }
}
