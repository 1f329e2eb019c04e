import { isEmail, type Role, roleCodes } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { digestOf, newToken } from '../../platform/http/token.ts'
import { accountErrors } from './errors.ts'
import { hashPassword, isPassword, passwordFault } from './password.ts'
import {
  endOtherSessions,
  memberByEmail,
  type MemberRow,
  putLink,
  putMember,
  putSession,
  setEmail,
  setPasswordHash,
  spendLink,
} from './store.ts'

const LINK_LIVES_MS = 24 * 60 * 60 * 1_000
/** A session ends this long after it began, used or not. */
export const SESSION_LIVES_S = 30 * 24 * 60 * 60

/** A new member, who can sign in by link and choose a password afterwards. */
export async function addMember(
  db: Db,
  siteId: string,
  { email, role }: { readonly email: string; readonly role: Role },
): Promise<{ readonly id: string }> {
  const id = newId()
  await putMember(db, siteId, { id, email, role: roleCodes[role] })
  return { id }
}

/** The token of a link that signs `memberId` in, once, within a day. */
export async function newSignInLink(db: Db, siteId: string, memberId: string): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(Date.now() + LINK_LIVES_MS)
  await putLink(db, siteId, { tokenHash: digestOf(token), memberId, expiresAt })
  return token
}

export interface NewSession {
  readonly member: MemberRow
  /** For the cookie alone; only its digest is stored. */
  readonly token: string
}

export async function signInByLink(db: Db, siteId: string, token: string): Promise<NewSession> {
  return db.transaction(async (tx) => {
    const member = await spendLink(tx, siteId, digestOf(token))
    if (!member) throw accountErrors.linkSpent()
    return beginSession(tx, siteId, member)
  })
}

/** Says the same, and takes as long, whether the address is unknown or the password wrong. */
export async function signInByPassword(
  db: Db,
  siteId: string,
  given: { readonly email: string; readonly password: string },
): Promise<NewSession> {
  const member = await memberByEmail(db, siteId, given.email.trim())
  const isRight = await isPassword(member?.passwordHash, given.password)
  if (!member || !isRight) throw accountErrors.signInFailed()
  return beginSession(db, siteId, member)
}

/** Changes the address that a member signs in with. */
export async function changeEmail(
  db: Db,
  siteId: string,
  by: { readonly id: string },
  given: string,
): Promise<void> {
  const email = given.trim()
  if (!isEmail(email)) throw accountErrors.emailInvalid()
  const other = await memberByEmail(db, siteId, email)
  if (other && other.id !== by.id) throw accountErrors.emailTaken()
  await setEmail(db, siteId, by.id, email)
}

/** Changes the password, and ends every session of the member but this one. */
export async function changePassword(
  db: Db,
  siteId: string,
  by: { readonly id: string; readonly email: string; readonly session: string },
  given: { readonly currentPassword?: string | undefined; readonly newPassword: string },
): Promise<void> {
  const { newPassword } = given
  const fault = passwordFault(newPassword)
  if (fault) throw accountErrors[fault]()
  const member = await memberByEmail(db, siteId, by.email)
  const known = member?.passwordHash
  if (known && !(await isPassword(known, given.currentPassword ?? '')))
    throw accountErrors.passwordWrong()
  const passwordHash = await hashPassword(newPassword)
  await db.transaction(async (tx) => {
    await setPasswordHash(tx, siteId, by.id, passwordHash)
    await endOtherSessions(tx, siteId, by.id, digestOf(by.session))
  })
}

async function beginSession(db: Db, siteId: string, member: MemberRow): Promise<NewSession> {
  const token = newToken()
  const expiresAt = new Date(Date.now() + SESSION_LIVES_S * 1_000)
  await putSession(db, siteId, { tokenHash: digestOf(token), memberId: member.id, expiresAt })
  return { member, token }
}
