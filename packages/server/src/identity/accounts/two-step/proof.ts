import type { Db } from '../../../platform/db/db.ts'
import type { HttpServer } from '../../../platform/http/http-server.ts'
import { countPasswordUse } from '../../../platform/http/password-use.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { assertPassword } from '../sign-in.ts'
import { countCode } from './count-code.ts'
import { findTwoStep } from './two-step-store.ts'
import { redeemCode } from './verify-code.ts'

/** The password and a code, with which a person confirms a change of how they sign in. */
export interface Proof {
  /** Undefined if there is none yet. */
  readonly currentPassword?: string | undefined
  /** Undefined while the second step is off. */
  readonly code?: string | undefined
  readonly now: number
}

/**
 * Checks the password and, while the second step is on, a code, which is used up then. Throws `accounts.passwordWrong`,
 * `.codeWrong`.
 */
export async function assertProof(
  db: Db,
  siteId: string,
  by: { readonly id: string; readonly email: string },
  { currentPassword, code = '', now }: Proof,
): Promise<void> {
  await assertPassword(db, siteId, by, currentPassword)
  const twoStep = await findTwoStep(db, siteId, by.id)
  if (twoStep?.twoStepSince) await redeemCode(db, siteId, by.id, { code, now })
}

type ProofCall = Pick<RequestContext, 'site' | 'visitor' | 'countAccount'> & {
  readonly staffMember: { readonly id: string }
  readonly body: { readonly code?: string | undefined }
}

/**
 * Makes a change that a person confirms with the password and a code, and counts it against the limits of both first. A
 * right code does not count. Throws `http.tooMany` and what the change throws.
 */
export async function changeByProof<Result>(
  http: HttpServer,
  call: ProofCall,
  change: () => Promise<Result>,
): Promise<Result> {
  await countPasswordUse(call, call.staffMember)
  const attempt = {
    memberId: call.staffMember.id,
    way: 'session',
    code: call.body.code ?? '',
  } as const
  const takeBack = await countCode(http, call, attempt)
  const result = await change()
  await takeBack()
  return result
}
