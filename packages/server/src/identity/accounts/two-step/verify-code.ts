import type { Db } from '../../../platform/db/db.ts'
import { accountErrors } from '../errors.ts'
import { computeRecoveryDigest, normalizeCode } from './recovery-codes.ts'
import { findTotpStep } from './totp.ts'
import { findTwoStep, redeemRecoveryCode, redeemTotpStep } from './two-step-store.ts'

/** The kind of a code that was accepted. */
export type CodeKind = 'app' | 'recovery'

/**
 * Verifies a code of the authenticator app or a recovery code, which is used up then. Throws `accounts.codeWrong`, also
 * for a code that was used before, and `accounts.twoStepOff`.
 */
export async function redeemCode(
  tx: Db,
  siteId: string,
  memberId: string,
  { code, now }: { readonly code: string; readonly now: number },
): Promise<CodeKind> {
  const { totpSecret } = (await findTwoStep(tx, siteId, memberId)) ?? {}
  if (!totpSecret) throw accountErrors.twoStepOff()
  const step = findTotpStep(totpSecret, normalizeCode(code), now)
  if (step !== undefined && (await redeemTotpStep(tx, siteId, memberId, step))) return 'app'
  const digest = computeRecoveryDigest(memberId, code)
  if (await redeemRecoveryCode(tx, siteId, memberId, digest)) return 'recovery'
  throw accountErrors.codeWrong()
}
