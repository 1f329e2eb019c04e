import { isPassword } from '../../identity/accounts/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import { digestOf, newToken } from '../../platform/http/token.ts'
import { siteUserErrors } from './errors.ts'
import { endSession, putSession } from './session-store.ts'
import { keepsPassword, siteUserByEmail } from './user-store.ts'

export interface NewSession {
  readonly siteUserId: string
  /** For the cookie alone; only its digest is stored. */
  readonly token: string
  readonly isRemembered: boolean
}

/**
 * Says the same, and takes as long, whether the address is unknown, not confirmed or the password
 * wrong. `before` is the session that the browser had: it ends, and its token is never used again.
 */
export async function signIn(
  db: Db,
  site: Site,
  given: { readonly email: string; readonly password: string; readonly isRemembered: boolean },
  before: string | undefined,
): Promise<NewSession> {
  const user = await siteUserByEmail(db, site.id, given.email.trim())
  const isRight = await isPassword(user?.passwordHash, given.password)
  if (!user || !isRight) throw siteUserErrors.signInFailed()
  const { isRemembered } = given
  return transact(db, async (tx) => {
    // A reset in between ended every session, and is to have ended this one too.
    if (!(await keepsPassword(tx, site.id, user))) throw siteUserErrors.signInFailed()
    return beginSession(tx, site, { siteUserId: user.id, isRemembered, before })
  })
}

/** A session with a token of its own, whatever the browser sent. */
export async function beginSession(
  db: Db,
  site: Site,
  of: {
    readonly siteUserId: string
    readonly isRemembered: boolean
    readonly before: string | undefined
  },
): Promise<NewSession> {
  const { siteUserId, isRemembered, before } = of
  if (before !== undefined) await endSession(db, site.id, digestOf(before))
  const token = newToken()
  const tokenHash = digestOf(token)
  await putSession(db, site.id, { tokenHash, siteUserId, remembered: isRemembered })
  return { siteUserId, token, isRemembered }
}
