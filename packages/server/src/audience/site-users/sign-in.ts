import { verifyPassword } from '../../identity/accounts/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import { computeDigest, newToken } from '../../platform/http/token.ts'
import { siteUserErrors } from './errors.ts'
import { endSession, putSession } from './session-store.ts'
import { hasSamePassword, findSiteUserByEmail } from './user-store.ts'

export interface NewSession {
  readonly siteUserId: string
  /** The token for the cookie; the database stores only its digest. */
  readonly token: string
  readonly isRemembered: boolean
}

/**
 * Signs a visitor in. The error and its time are the same for an unknown address, an unconfirmed
 * one and a wrong password. `before` is the browser’s previous session: it ends, and its token is
 * never used again.
 */
export async function signIn(
  db: Db,
  site: Site,
  given: { readonly email: string; readonly password: string; readonly isRemembered: boolean },
  before: string | undefined,
): Promise<NewSession> {
  const user = await findSiteUserByEmail(db, site.id, given.email.trim())
  const isRight = await verifyPassword(user?.passwordHash, given.password)
  if (!user || !isRight) throw siteUserErrors.signInFailed()
  const { isRemembered } = given
  return transact(db, async (tx) => {
    // A concurrent password reset ends every session, so it must end this one too.
    if (!(await hasSamePassword(tx, site.id, user))) throw siteUserErrors.signInFailed()
    return createSession(tx, site, { siteUserId: user.id, isRemembered, before })
  })
}

/** Creates a session with a new token, whatever the browser sent. */
export async function createSession(
  db: Db,
  site: Site,
  of: {
    readonly siteUserId: string
    readonly isRemembered: boolean
    readonly before: string | undefined
  },
): Promise<NewSession> {
  const { siteUserId, isRemembered, before } = of
  if (before !== undefined) await endSession(db, site.id, computeDigest(before))
  const token = newToken()
  const tokenHash = computeDigest(token)
  await putSession(db, site.id, { tokenHash, siteUserId, remembered: isRemembered })
  return { siteUserId, token, isRemembered }
}
