import * as contract from '@vitrine/contract'
import { isEmail } from '@vitrine/model'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { mount } from '../../platform/http/mount.ts'
import { countPasswordUse } from '../../platform/http/password-use.ts'
import { parseUserAgent } from '../../platform/http/client/user-agent.ts'
import { computeDigest } from '../../platform/http/token.ts'
import { requirePasswordProof } from '../captcha/index.ts'
import { accountErrors } from './errors.ts'
import { loadOwnSites } from './own-sites.ts'
import { emitPasswordReset } from './password-reset.ts'
import { openSession } from './open-session.ts'
import { passkeyRoutes } from './passkeys/routes.ts'
import { loadSession } from './session-view.ts'
import { changeEmail, changePassword, signInByLink, signInByPassword } from './sign-in.ts'
import { deleteSession } from './session-store.ts'
import { sessionRoutes } from './session-routes.ts'
import { staffRoutes } from './staff-routes.ts'
import { twoStepRoutes } from './two-step/routes.ts'

export function accountRoutes(http: HttpServer): void {
  signInRoutes(http)
  staffRoutes(http)
  sessionRoutes(http)
  twoStepRoutes(http)
  passkeyRoutes(http)

  mount(http, contract.readSession, async (call) => loadSession(call.db, http, call))

  mount(http, contract.listOwnSites, async ({ db, site, staffMember }) =>
    loadOwnSites(db, site, staffMember.id),
  )

  mount(http, contract.signOut, async ({ site, staffMember, db, sessionCookie }) => {
    await deleteSession(db, site.id, computeDigest(staffMember.session))
    sessionCookie.clear()
    return {}
  })

  mount(http, contract.changeEmail, async (call) => {
    const member = call.staffMember
    await countPasswordUse(call, member)
    await changeEmail(call.db, call.site, member, call.body)
    return {}
  })

  mount(http, contract.changePassword, async (call) => {
    const member = call.staffMember
    await countPasswordUse(call, member)
    await changePassword(call.db, call.site, member, call.body)
    return {}
  })
}

function signInRoutes(http: HttpServer): void {
  mount(http, contract.signIn, async (call) => {
    const { body, site, db, countAccount } = call
    if (await countAccount(body.email.trim()))
      await requirePasswordProof(
        db,
        site,
        { use: 'sign-in', proof: body.proof },
        accountErrors.proofRequired,
      )
    const client = parseUserAgent(call.userAgent)
    return openSession(http, call, await signInByPassword(db, site.id, { ...body, client }))
  })

  mount(http, contract.signInByLink, async (call) => {
    const { body, site, db } = call
    const client = parseUserAgent(call.userAgent)
    return openSession(http, call, await signInByLink(db, site, { ...body, client }))
  })

  mount(http, contract.requestSignInLink, async ({ body, site, db, countAccount }) => {
    const email = body.email.trim()
    if (!isEmail(email)) throw accountErrors.emailInvalid()
    await countAccount(email.toLowerCase())
    if (http.sendsEmail) await emitPasswordReset(db, site.id, email)
    return { sendsEmail: http.sendsEmail }
  })
}
