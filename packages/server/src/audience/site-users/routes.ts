import * as contract from '@vitrine/contract'
import type { FastifyInstance } from 'fastify'
import { cartErrors } from '../../commerce/cart/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Admitted } from '../../platform/http/call.ts'
import { mount } from '../../platform/http/mount.ts'
import { httpErrors } from '../../platform/http/problem.ts'
import type { SiteUser } from '../../platform/http/site-user-cookies.ts'
import { digestOf } from '../../platform/http/token.ts'
import { joinArea, leaveArea } from './areas.ts'
import { eraseOwnAccount } from './erase.ts'
import { accountPages } from './pages.ts'
import { askReset, changePassword, resetPassword } from './password.ts'
import { changeLocale, changeNames, siteUserView } from './profile.ts'
import { register, resendLetter, verify } from './register.ts'
import { leaveCart, takeCartAlong } from './own-cart.ts'
import { endSession } from './session-store.ts'
import { type NewSession, signIn } from './sign-in.ts'
import { signOutEverywhere } from './sign-out.ts'
import { siteUserStudioRoutes } from './studio-routes.ts'

export function siteUserRoutes(app: FastifyInstance): void {
  accountPages(app)
  siteUserStudioRoutes(app)

  mount(app, contract.readSiteUserSession, async (call) => sessionView(call, signedIn(call)))

  mount(app, contract.signInSiteUser, async (call) => {
    const { body, site, db, siteUserCookies, countAccount } = call
    await countAccount(body.email.trim())
    const { email, password, rememberMe: isRemembered = false } = body
    const before = siteUserCookies.token
    return begun(call, await signIn(db, site, { email, password, isRemembered }, before))
  })

  mount(app, contract.signOutSiteUser, async (call) => {
    const { query, body, site, db, siteUserCookies, visitor } = call
    // Who sits there leaves, even where the cookie that tells who it is cannot be read.
    const { held } = siteUserCookies
    if (held === undefined) throw httpErrors.signInFirst()
    siteUserCookies.assertOwn(held)
    await endSession(db, site.id, digestOf(held))
    siteUserCookies.drop()
    const keepsCopy = body.cloneCart ?? ['true', '1'].includes(query.cloneCart ?? '')
    await leaveCart(db, site, visitor, { keepsCopy })
    return {}
  })

  mount(app, contract.signOutSiteUserEverywhere, async (call) => {
    const { site, db, siteUserCookies, visitor } = call
    await signOutEverywhere(db, site, signedIn(call))
    siteUserCookies.drop()
    visitor.forgetToken()
    return {}
  })

  mount(app, contract.eraseOwnAccount, async (call) => {
    const { body, site, db, siteUserCookies, visitor, countAccount } = call
    const user = signedIn(call)
    await countAccount(user.email)
    await eraseOwnAccount(db, site, user, body.password)
    siteUserCookies.drop()
    visitor.forgetToken()
    return {}
  })

  mount(app, contract.registerSiteUser, async ({ body, site, db, countAccount }) => {
    await countAccount(body.email.trim())
    const { firstName = '', lastName = '', language = site.language, ...rest } = body
    await register(db, site, { ...rest, firstName, lastName, language })
    return {}
  })

  mount(app, contract.resendSiteUserLetter, async ({ body, site, db, countAccount }) => {
    await countAccount(body.email.trim())
    await resendLetter(db, site, body.email)
    return {}
  })

  mount(app, contract.verifySiteUser, async (call) => {
    const { body, site, db, siteUserCookies, countAccount } = call
    await countAccount(body.token)
    return begun(call, await verify(db, site, body, siteUserCookies.token))
  })

  mount(app, contract.askSiteUserReset, async ({ body, site, db, countAccount }) => {
    await countAccount(body.email.trim())
    await askReset(db, site, body.email)
    return {}
  })

  mount(app, contract.resetSiteUserPassword, async ({ body, site, db, siteUserCookies }) => {
    await resetPassword(db, site, body)
    siteUserCookies.drop()
    return {}
  })

  mount(app, contract.changeSiteUserPassword, async (call) => {
    const { body, site, db, countAccount, visitor } = call
    const user = signedIn(call)
    await countAccount(user.email)
    visitor.takeToken(await changePassword(db, site, user, body))
    return {}
  })

  mount(app, contract.readSiteUserProfile, async (call) => siteUserView(signedIn(call)))

  mount(app, contract.changeSiteUserProfile, async (call) =>
    siteUserView(await changeNames(call.db, call.site, signedIn(call), call.body)),
  )

  mount(app, contract.setSiteUserLocale, async (call) =>
    siteUserView(await changeLocale(call.db, call.site, signedIn(call), call.body.language)),
  )

  mount(app, contract.joinMemberArea, async (call) =>
    siteUserView(await joinArea(call.db, call.site, signedIn(call), call.params.id)),
  )

  mount(app, contract.leaveMemberArea, async (call) =>
    siteUserView(await leaveArea(call.db, call.site, signedIn(call), call.params.id)),
  )

  /** Gives the browser the cookies of a session that has just begun. */
  async function begun(
    call: Admitted & { readonly db: Db },
    session: NewSession,
  ): Promise<contract.NewSiteUserSession> {
    const { token, siteUserId: id, isRemembered } = session
    call.siteUserCookies.keep(token, { id, isRemembered })
    const user = await app.siteUserOf(call.site, token)
    if (!user) throw httpErrors.signInFirst()
    const problem = await takeCartAlong(call.db, call.site, id, call.visitor)
    const cartNotice = problem && cartErrors[problem]().message
    return { ...sessionView(call, user), cartNotice }
  }
}

function sessionView({ siteUserCookies }: Admitted, user: SiteUser): contract.SiteUserSession {
  return { siteUser: siteUserView(user), xsrfToken: siteUserCookies.xsrfToken(user.session) }
}

/** The routes that ask are for signed-in visitors, so there is one. */
function signedIn({ siteUser }: Admitted): SiteUser {
  if (!siteUser) throw httpErrors.signInFirst()
  return siteUser
}
