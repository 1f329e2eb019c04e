import type { Db } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/db/id.ts'
import { transact } from '../../../platform/db/transact.ts'
import type { Site } from '../../../platform/http/site.ts'
import { computeDigest } from '../../../platform/http/token.ts'
import { recordActivity } from '../../activity/index.ts'
import { accountErrors } from '../errors.ts'
import { createSecurityNotice } from '../security-notice.ts'
import { type SignIn, startSession } from '../start-session.ts'
import { loadStaffEmails } from '../store.ts'
import { type PendingSignInRow, takePendingSignIn } from './pending-sign-in-store.ts'
import { redeemCode } from './verify-code.ts'

type NoticeSite = Pick<Site, 'id' | 'title' | 'language'>

/**
 * Finishes a sign-in that waits for the second step. A wrong code leaves it waiting. Throws `accounts.codeWrong`,
 * `.codeTooLate`.
 */
export async function finishSecondStep(
  db: Db,
  site: NoticeSite,
  pending: PendingSignInRow,
  given: { readonly code: string; readonly now: number },
): Promise<SignIn> {
  const { memberId, browser, system, passwordHash, emailedTo } = pending
  return transact(db, async (tx) => {
    // First: a change of the password or of the second step deletes it, and then waits for this transaction.
    if (!(await takePendingSignIn(tx, site.id, pending.tokenHash)))
      throw accountErrors.codeTooLate()
    const kind = await redeemCode(tx, site.id, memberId, given)
    const client = { browser, system }
    const by = { memberId, client, passwordHash, emailedTo }
    const token = await startSession(tx, site.id, by)
    if (kind === 'recovery') await noteRecoveryCode(tx, site, memberId)
    return { isComplete: true, token }
  })
}

/** Computes the digest of the token of a pending sign-in. Throws `accounts.codeTooLate` without one. */
export function readPendingToken(token: string | undefined): Buffer {
  if (token === undefined) throw accountErrors.codeTooLate()
  return computeDigest(token)
}

/** Records that a recovery code was used, and emails the person. */
async function noteRecoveryCode(tx: Db, site: NoticeSite, memberId: string): Promise<void> {
  const email = (await loadStaffEmails(tx, site.id, [memberId])).get(memberId)
  if (email === undefined) return
  await createSecurityNotice(tx, site, { email, change: 'recoveryCode' })
  await recordActivity(tx, site.id, {
    ...{ id: newId(), actor: email, isProgram: false, operation: 'usedRecoveryCode' },
    ...{ subject: '', name: '', kind: '', items: 0 },
  })
}
