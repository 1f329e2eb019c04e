import type { Db } from '../../platform/db/db.ts'
import { computeDigest, newToken } from '../../platform/http/token.ts'
import { confirmEmail } from './confirmed-email-store.ts'
import { deleteOtherSessions, insertSession, type SessionClient } from './session-store.ts'
import { replacePassword } from './replace-password.ts'
import { deleteUnusedLinks } from './store.ts'
import { insertPendingSignIn } from './two-step/pending-sign-in-store.ts'
import { findTwoStep } from './two-step/two-step-store.ts'

/** The lifetime of a session, whether it is used or not. */
export const SESSION_LIFETIME_S = 30 * 24 * 60 * 60
/** The time for the second step. */
export const SECOND_STEP_LIFETIME_S = 5 * 60

/** The person whose first step has succeeded, and what the sign-in brings along. */
export interface FirstStep {
  readonly memberId: string
  readonly client: SessionClient | undefined
  /** The hash of the password to set, if any. */
  readonly passwordHash?: string | null | undefined
  /** The address that received the one-time link, which is confirmed with the new password. */
  readonly emailedTo?: string | null | undefined
}

/** A sign-in that has started a session, or waits for the second step; the token is for the cookie of either. */
export interface SignIn {
  readonly isComplete: boolean
  /** Only its digest is stored. */
  readonly token: string
}

/** Starts a session, unless the account has a second step: then nothing changes before that one. */
export async function finishFirstStep(tx: Db, siteId: string, by: FirstStep): Promise<SignIn> {
  const twoStep = await findTwoStep(tx, siteId, by.memberId)
  if (!twoStep?.twoStepSince) return { isComplete: true, token: await startSession(tx, siteId, by) }
  const { memberId, passwordHash = null, emailedTo = null } = by
  const { browser = '', system = '' } = by.client ?? {}
  const token = newToken()
  await insertPendingSignIn(tx, siteId, {
    ...{ memberId, passwordHash, emailedTo, browser, system },
    tokenHash: computeDigest(token),
    expiresAt: new Date(Date.now() + SECOND_STEP_LIFETIME_S * 1_000),
  })
  return { isComplete: false, token }
}

/**
 * Starts a session after all steps. A new password replaces the one before, and ends all other sessions and unused
 * links; a link that came by email then confirms the address. Passkeys stay: an email names them. Resolves to the token of the session.
 */
export async function startSession(tx: Db, siteId: string, by: FirstStep): Promise<string> {
  const { memberId, client, passwordHash, emailedTo } = by
  const setsPassword = typeof passwordHash === 'string'
  if (setsPassword) {
    await replacePassword(tx, siteId, { memberId, passwordHash })
    await deleteUnusedLinks(tx, siteId, memberId)
    // No one else can sign in any more: neither by an older password nor by an older session.
    if (typeof emailedTo === 'string') await confirmEmail(tx, siteId, memberId, emailedTo)
  }
  const token = newToken()
  const tokenHash = computeDigest(token)
  const expiresAt = new Date(Date.now() + SESSION_LIFETIME_S * 1_000)
  await insertSession(tx, siteId, { tokenHash, memberId, expiresAt, client })
  if (setsPassword) await deleteOtherSessions(tx, siteId, memberId, tokenHash)
  return token
}
