import type { HttpServer } from '../../../platform/http/http-server.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { isRecoveryCode } from './recovery-codes.ts'

/** The way in which the person came to the second step; each has a limit of its own. */
type Way = 'password' | 'link' | 'session'

interface Guess {
  readonly memberId: string
  /**
   * A thief of the password uses up the codes after the password, not those after an emailed link or in a session of
   * the person.
   */
  readonly way: Way
  /** The code as it was typed. */
  readonly code: string
}

/**
 * Counts a code that is about to be checked against the limit of the account. A recovery code is too long to be guessed
 * and counts for the network alone, so that it lets the person in while someone else guesses. Resolves to the function
 * that takes the count back, for the right code. Throws `http.tooMany`.
 */
export async function countCode(
  { rateLimits }: Pick<HttpServer, 'rateLimits'>,
  { site, visitor }: Pick<RequestContext, 'site' | 'visitor'>,
  { memberId, way, code }: Guess,
): Promise<() => Promise<void>> {
  if (isRecoveryCode(code)) return async () => {}
  const attempt = { account: `${way} ${memberId}`, network: visitor.network }
  await rateLimits.countAccount('second-step', site.id, attempt)
  return async () => rateLimits.refundAccount('second-step', site.id, attempt)
}
