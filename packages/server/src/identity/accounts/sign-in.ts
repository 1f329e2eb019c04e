import { isEmail, type Role, roleCodes } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import { computeDigest, newToken } from '../../platform/http/token.ts'
import { createEmail } from '../../platform/mail/index.ts'
import { createEmailChangedNotice } from './email-changed-notice.ts'
import { accountErrors } from './errors.ts'
import { emitFailedSignIn } from './failed-sign-in.ts'
import { acceptInvitation } from './invite-staff.ts'
import {
  computePasswordError,
  hashPassword,
  type PasswordContext,
  verifyPassword,
} from './password.ts'
import { replacePassword } from './replace-password.ts'
import { deleteOtherSessions, type SessionClient } from './session-store.ts'
import { finishFirstStep, type SignIn } from './start-session.ts'
import {
  deleteUnusedLinks,
  findStaffMemberByEmail,
  type StaffMemberRow,
  insertSignInLink,
  insertStaffMember,
  lockPasswordHash,
  updateEmail,
  redeemSignInLink,
} from './store.ts'

const LINK_LIFETIME_MS = 24 * 60 * 60 * 1_000

/** Creates a staff member, who signs in by link and can choose a password then. */
export async function createStaffMember(
  db: Db,
  siteId: string,
  {
    email,
    role,
    administersInstallation = false,
  }: {
    readonly email: string
    readonly role: Role
    readonly administersInstallation?: boolean
  },
): Promise<{ readonly id: string }> {
  const id = newId()
  await insertStaffMember(db, siteId, {
    id,
    email,
    role: roleCodes[role],
    administersInstallation,
  })
  return { id }
}

/**
 * Creates a link that signs a staff member in once, by default within a day. Resolves to its token. With `emailedTo`,
 * no one but the holder of that mailbox may get the token.
 */
export async function createSignInLink(
  db: Db,
  siteId: string,
  memberId: string,
  options: { readonly lifetimeMs?: number; readonly emailedTo?: string | undefined } = {},
): Promise<string> {
  const { lifetimeMs = LINK_LIFETIME_MS, emailedTo } = options
  const token = newToken()
  const expiresAt = new Date(Date.now() + lifetimeMs)
  const tokenHash = computeDigest(token)
  await insertSignInLink(db, siteId, { tokenHash, memberId, expiresAt, emailedTo })
  return token
}

type AccountSite = Pick<Site, 'id'> & PasswordContext['site']

/** A one-time token, and the password to set with it, if any. */
interface OneTimeSignIn {
  readonly token: string
  readonly newPassword?: string | undefined
  readonly client?: SessionClient
}

/**
 * Signs in by a one-time link or an invitation, with a new password if one is given: `startSession` says what that ends.
 * An account with a second step waits for it. Throws `accounts.linkSpent` and the
 * errors of passwords.
 */
export async function signInByLink(
  db: Db,
  site: AccountSite,
  given: OneTimeSignIn,
): Promise<SignIn> {
  return signInOnce(db, site, given, async (tx) => {
    const byLink = await redeemSignInLink(tx, site.id, computeDigest(given.token))
    return byLink ?? acceptInvitation(tx, site.id, given.token)
  })
}

/** Accepts an invitation, with a password if one is given, and signs in. Throws `accounts.invitationSpent`. */
export async function signInByInvitation(
  db: Db,
  site: AccountSite,
  given: OneTimeSignIn,
): Promise<SignIn> {
  return signInOnce(db, site, given, async (tx) => {
    const accepted = await acceptInvitation(tx, site.id, given.token)
    if (!accepted) throw accountErrors.invitationSpent()
    return accepted
  })
}

/** A staff member with the address that received the token by email, if it did. */
type RedeemedRow = StaffMemberRow & { readonly emailedTo?: string | null }

async function signInOnce(
  db: Db,
  site: AccountSite,
  { newPassword, client }: OneTimeSignIn,
  redeem: (tx: Db) => Promise<RedeemedRow | undefined>,
): Promise<SignIn> {
  if (newPassword !== undefined) await assertStrongPassword(newPassword, { site })
  const passwordHash = newPassword === undefined ? undefined : await hashPassword(newPassword)
  return db.transaction(async (tx) => {
    const member = await redeem(tx)
    if (!member) throw accountErrors.linkSpent()
    // A rejected password leaves the token unused.
    if (newPassword !== undefined)
      await assertStrongPassword(newPassword, { site, email: member.email })
    const { id: memberId, emailedTo } = member
    return finishFirstStep(tx, site.id, { memberId, client, passwordHash, emailedTo })
  })
}

/**
 * Signs in by password; an account with a second step waits for it. The error and its timing are the same for an unknown
 * address and a wrong password.
 */
export async function signInByPassword(
  db: Db,
  siteId: string,
  given: {
    readonly email: string
    readonly password: string
    readonly client?: SessionClient
  },
): Promise<SignIn> {
  const member = await findStaffMemberByEmail(db, siteId, given.email.trim())
  const isRight = await verifyPassword(member?.passwordHash, given.password)
  if (!member || !isRight) {
    await emitFailedSignIn(db, siteId, member?.id ?? null)
    throw accountErrors.signInFailed()
  }
  return transact(db, async (tx) => {
    // A concurrent change of the password ends every other session, so it must end this one too.
    if (!(await lockPasswordHash(tx, siteId, member))) throw accountErrors.signInFailed()
    return finishFirstStep(tx, siteId, { memberId: member.id, client: given.client })
  })
}

/**
 * Changes the email address of a staff member, who confirms it with the password, and tells the old address: a
 * stolen session alone must not take an account over unnoticed.
 */
export async function changeEmail(
  db: Db,
  site: Pick<Site, 'id' | 'title' | 'language'>,
  by: { readonly id: string; readonly email: string },
  given: { readonly email: string; readonly currentPassword?: string | undefined },
): Promise<void> {
  const email = given.email.trim()
  await assertPassword(db, site.id, by, given.currentPassword)
  if (!isEmail(email)) throw accountErrors.emailInvalid()
  const other = await findStaffMemberByEmail(db, site.id, email)
  if (other && other.id !== by.id) throw accountErrors.emailTaken()
  if (email === by.email) return
  await transact(db, async (tx) => {
    await updateEmail(tx, site.id, by.id, email)
    await createEmail(
      tx,
      site.id,
      createEmailChangedNotice(site, { before: by.email, after: email }),
    )
  })
}

/**
 * Throws `accounts.passwordWrong` unless the password is right, or none is set yet. Resolves to its hash.
 */
export async function assertPassword(
  db: Db,
  siteId: string,
  by: { readonly email: string },
  password = '',
): Promise<string | null> {
  const hash = (await findStaffMemberByEmail(db, siteId, by.email))?.passwordHash ?? null
  if (hash !== null && !(await verifyPassword(hash, password))) throw accountErrors.passwordWrong()
  return hash
}

async function assertStrongPassword(password: string, context: PasswordContext): Promise<void> {
  const error = await computePasswordError(password, context)
  if (error) throw accountErrors[error]()
}

/** Changes the password, ends all other sessions and unused sign-in links of the staff member, and emails them. */
export async function changePassword(
  db: Db,
  site: AccountSite,
  by: { readonly id: string; readonly email: string; readonly session: string },
  given: { readonly currentPassword?: string | undefined; readonly newPassword: string },
): Promise<void> {
  const { id: siteId } = site
  const { newPassword } = given
  await assertStrongPassword(newPassword, { site, email: by.email })
  const before = await assertPassword(db, siteId, by, given.currentPassword)
  const passwordHash = await hashPassword(newPassword)
  await transact(db, async (tx) => {
    // Of two concurrent changes with the old password, one wins.
    if (!(await lockPasswordHash(tx, siteId, { id: by.id, passwordHash: before })))
      throw accountErrors.passwordWrong()
    await replacePassword(tx, siteId, { memberId: by.id, passwordHash })
    // First: a link that is being used has started its session then.
    await deleteUnusedLinks(tx, siteId, by.id)
    await deleteOtherSessions(tx, siteId, by.id, computeDigest(by.session))
  })
}
