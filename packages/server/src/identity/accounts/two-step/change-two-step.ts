import type { Db } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/db/id.ts'
import { transact } from '../../../platform/db/transact.ts'
import type { Site } from '../../../platform/http/site.ts'
import { computeDigest } from '../../../platform/http/token.ts'
import { recordActivity } from '../../activity/index.ts'
import { accountErrors } from '../errors.ts'
import { createSecurityNotice, type SecurityChange } from '../security-notice.ts'
import { deleteAllSessions, deleteOtherSessions } from '../session-store.ts'
import { deletePasskeys } from '../passkeys/passkey-store.ts'
import { assertPassword } from '../sign-in.ts'
import { deleteUnusedLinks } from '../store.ts'
import { assertProof, type Proof } from './proof.ts'
import { computeRecoveryDigest, newRecoveryCodes, normalizeCode } from './recovery-codes.ts'
import { findTotpStep, formatTotpSecret, formatTotpUri, newTotpSecret } from './totp.ts'
import {
  deleteTwoStep,
  findTwoStep,
  replaceRecoveryDigests,
  requiresTwoStep,
  updateNewSecret,
  updateSecret,
  updateTwoStepRequired,
} from './two-step-store.ts'
import { redeemCode } from './verify-code.ts'

type NoticeSite = Pick<Site, 'id' | 'title' | 'language'>

/** The staff member whose second step changes, in one of their sessions. */
interface Person {
  readonly id: string
  readonly email: string
  readonly session: string
}

/** A proof with a code: the second step is on. */
type FullProof = Proof & { readonly code: string }

/**
 * Creates the key of an authenticator app; nothing changes until a code confirms it within an hour. Throws `accounts.passwordWrong`
 * and, while the second step is on, `accounts.codeWrong`.
 */
export async function beginTwoStep(
  db: Db,
  site: NoticeSite,
  by: Person,
  proof: Proof,
): Promise<{ readonly secret: string; readonly uri: string }> {
  await assertProof(db, site.id, by, proof)
  const secret = newTotpSecret()
  await updateNewSecret(db, site.id, by.id, secret)
  const uri = formatTotpUri(secret, { site: site.title, email: by.email })
  return { secret: formatTotpSecret(secret), uri }
}

/**
 * Turns the second step on with a code of the new app. Resolves to the recovery codes, of which only digests are
 * stored. Throws `accounts.twoStepNotBegun`, `.codeWrong`.
 */
export async function turnOnTwoStep(
  db: Db,
  site: NoticeSite,
  by: Person,
  { code, now }: { readonly code: string; readonly now: number },
): Promise<readonly string[]> {
  const secret = (await findTwoStep(db, site.id, by.id))?.newTotpSecret
  if (!secret) throw accountErrors.twoStepNotBegun()
  const step = findTotpStep(secret, normalizeCode(code), now)
  if (step === undefined) throw accountErrors.codeWrong()
  const codes = newRecoveryCodes()
  await transact(db, async (tx) => {
    if (!(await updateSecret(tx, site.id, by.id, { secret, step })))
      throw accountErrors.twoStepNotBegun()
    await storeRecoveryCodes(tx, site.id, by.id, codes)
    await endOthers(tx, site, by, 'twoStepOn')
  })
  return codes
}

/**
 * Turns the second step off. Throws `accounts.passwordWrong`, `.codeWrong`, `.twoStepOff`, and `.twoStepRequired` if
 * the site requires it.
 */
export async function turnOffTwoStep(
  db: Db,
  site: NoticeSite,
  by: Person,
  { currentPassword, ...code }: FullProof,
): Promise<void> {
  await assertPassword(db, site.id, by, currentPassword)
  if (await requiresTwoStep(db, site.id)) throw accountErrors.twoStepRequired()
  await transact(db, async (tx) => {
    await redeemCode(tx, site.id, by.id, code)
    await deleteTwoStep(tx, site.id, by.id)
    await endOthers(tx, site, by, 'twoStepOff')
  })
}

/** Throws `accounts.twoStepYourself` for a person without the second step: its policy could lock them out. */
export async function assertOwnTwoStep(db: Db, siteId: string, memberId: string): Promise<void> {
  const own = await findTwoStep(db, siteId, memberId)
  if (!own?.twoStepSince) throw accountErrors.twoStepYourself()
}

/**
 * Sets whether the site requires two-step verification of its staff. Throws `accounts.passwordWrong`, `.codeWrong`,
 * `.twoStepYourself`.
 */
export async function changeStaffPolicy(
  db: Db,
  siteId: string,
  by: Pick<Person, 'id' | 'email'>,
  { requiresTwoStep: isRequired, ...proof }: Proof & { readonly requiresTwoStep: boolean },
): Promise<void> {
  await assertOwnTwoStep(db, siteId, by.id)
  await assertProof(db, siteId, by, proof)
  await updateTwoStepRequired(db, siteId, isRequired)
}

/** Replaces the recovery codes. Throws `accounts.passwordWrong`, `.codeWrong`, `.twoStepOff`. */
export async function replaceRecoveryCodes(
  db: Db,
  site: NoticeSite,
  by: Person,
  { currentPassword, ...code }: FullProof,
): Promise<readonly string[]> {
  await assertPassword(db, site.id, by, currentPassword)
  const codes = newRecoveryCodes()
  await transact(db, async (tx) => {
    await redeemCode(tx, site.id, by.id, code)
    await storeRecoveryCodes(tx, site.id, by.id, codes)
    await endOthers(tx, site, by, 'newCodes')
  })
  return codes
}

/**
 * Turns the second step of a staff member off without a code, for the operator of the server, and ends all sessions and
 * passkeys of theirs: the lost phone may have them. Resolves to whether there was anything to end.
 */
export async function resetTwoStep(
  db: Db,
  site: NoticeSite,
  member: Pick<Person, 'id' | 'email'>,
): Promise<boolean> {
  return transact(db, async (tx) => {
    const hadPasskeys = await deletePasskeys(tx, site.id, member.id)
    const wasOn = await deleteTwoStep(tx, site.id, member.id)
    if (!wasOn && !hadPasskeys) return false
    await deleteUnusedLinks(tx, site.id, member.id)
    await deleteAllSessions(tx, site.id, member.id)
    const { email } = member
    if (wasOn) await createSecurityNotice(tx, site, { email, change: 'twoStepOff' })
    if (hadPasskeys) await createSecurityNotice(tx, site, { email, change: 'passkeyRemoved' })
    await recordActivity(tx, site.id, {
      ...{ id: newId(), actor: member.email, isProgram: false, operation: 'resetTwoStep' },
      ...{ subject: '', name: '', kind: '', items: 0 },
    })
    return true
  })
}

async function storeRecoveryCodes(
  tx: Db,
  siteId: string,
  memberId: string,
  codes: readonly string[],
): Promise<void> {
  const digests = codes.map((code) => computeRecoveryDigest(memberId, code))
  await replaceRecoveryDigests(tx, siteId, memberId, digests)
}

/** Ends the other sessions and unused links of a person, as a new password does, and emails them. */
async function endOthers(
  tx: Db,
  site: NoticeSite,
  by: Person,
  change: SecurityChange,
): Promise<void> {
  // First: a link that is being used has started its session then.
  await deleteUnusedLinks(tx, site.id, by.id)
  await deleteOtherSessions(tx, site.id, by.id, computeDigest(by.session))
  await createSecurityNotice(tx, site, { email: by.email, change })
}
