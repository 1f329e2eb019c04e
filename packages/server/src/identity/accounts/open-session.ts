import type { Session } from '@vitrine/contract'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { httpErrors } from '../../platform/http/problem.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { accountErrors } from './errors.ts'
import { loadSession } from './session-view.ts'
import { SECOND_STEP_LIFETIME_S, SESSION_LIFETIME_S, type SignIn } from './start-session.ts'

type Call = Pick<RequestContext, 'site' | 'sessionCookie' | 'pendingCookie'>

/**
 * Gives the browser the session of a sign-in. If that waits for the second step, gives it the token of the pending
 * sign-in instead, and throws `accounts.codeRequired`.
 */
export async function openSession(
  http: HttpServer,
  { site, sessionCookie, pendingCookie }: Call,
  { isComplete, token }: SignIn,
): Promise<Session> {
  if (!isComplete) {
    pendingCookie.set(token, SECOND_STEP_LIFETIME_S)
    throw accountErrors.codeRequired()
  }
  const staffMember = await http.findStaffMember(site, token)
  if (!staffMember) throw httpErrors.signInFirst()
  sessionCookie.set(token, SESSION_LIFETIME_S)
  return loadSession(http.db, http, { site, staffMember })
}
