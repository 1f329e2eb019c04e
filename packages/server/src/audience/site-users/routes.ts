import * as contract from '@vitrine/contract'
import { requirePasswordProof } from '../../identity/captcha/index.ts'
import { cartErrors } from '../../commerce/cart/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { mount } from '../../platform/http/mount.ts'
import { countPasswordUse } from '../../platform/http/password-use.ts'
import { httpErrors } from '../../platform/http/problem.ts'
import type { SiteUser } from '../../platform/http/site-user-cookies.ts'
import { computeDigest } from '../../platform/http/token.ts'
import { joinArea, leaveArea } from './member-areas/areas.ts'
import { siteUserErrors } from './errors.ts'
import { eraseOwnAccount } from './erase.ts'
import { accountPages } from './pages.ts'
import { requestReset, changePassword, resetPassword } from './password.ts'
import { changeLocale, changeNames, toSiteUserView } from './profile.ts'
import { register, resendConfirmation, verify } from './register.ts'
import { copyOwnCart, takeCartAlong } from './own-cart.ts'
import { endSession } from './session-store.ts'
import { type NewSession, signIn } from './sign-in.ts'
import { signOutEverywhere } from './sign-out.ts'
import { siteUserStudioRoutes } from './studio-routes.ts'

/** Mounts the pages and calls of visitors' accounts and member areas. */
export function siteUserRoutes(http: PageServer): void {
  accountPages(http)
  siteUserStudioRoutes(http)
  sessionRoutes(http)
  registrationRoutes(http)
  profileRoutes(http)
}

function sessionRoutes(http: PageServer): void {
  mount(http, contract.readSiteUserSession, async (call) => toSessionView(call, call.siteUser))

  mount(http, contract.signInSiteUser, async (call) => {
    const { body, site, db, siteUserCookies, countAccount } = call
    if (await countAccount(body.email.trim()))
      await requirePasswordProof(
        db,
        site,
        { use: 'sign-in', proof: body.proof },
        siteUserErrors.proofRequired,
      )
    const { email, password, rememberMe: isRemembered = false } = body
    const before = siteUserCookies.token
    return startSession(
      http,
      call,
      await signIn(db, site, { email, password, isRemembered }, before),
    )
  })

  mount(http, contract.signOutSiteUser, async (call) => {
    const { query, body, site, db, siteUserCookies, visitor } = call
    // Sign-out succeeds even if the session cookie is invalid.
    const { rawToken } = siteUserCookies
    if (rawToken === undefined) throw httpErrors.signInFirst()
    siteUserCookies.assertXsrfToken(rawToken)
    const isCartCopied = body.cloneCart ?? ['true', '1'].includes(query.cloneCart ?? '')
    const siteUser = isCartCopied ? await http.findSiteUser(site, rawToken) : undefined
    await endSession(db, site.id, computeDigest(rawToken))
    siteUserCookies.clear()
    visitor.clearToken()
    if (siteUser) await copyOwnCart(db, site, visitor, siteUser.cartToken)
    return {}
  })

  mount(http, contract.signOutSiteUserEverywhere, async (call) => {
    const { site, db, siteUserCookies, visitor } = call
    await signOutEverywhere(db, site, call.siteUser)
    siteUserCookies.clear()
    visitor.clearToken()
    return {}
  })
}

function registrationRoutes(http: PageServer): void {
  mount(http, contract.eraseOwnAccount, async (call) => {
    const { body, site, db, siteUserCookies, visitor } = call
    const user = call.siteUser
    await countPasswordUse(call, user)
    await eraseOwnAccount(db, site, user, body.password)
    siteUserCookies.clear()
    visitor.clearToken()
    return {}
  })

  mount(http, contract.registerSiteUser, async ({ body, site, db, countAccount }) => {
    await countAccount(body.email.trim())
    const { firstName = '', lastName = '', language = site.language, ...rest } = body
    await register(db, site, { ...rest, firstName, lastName, language })
    return {}
  })

  mount(http, contract.resendSiteUserEmail, async ({ body, site, db, countAccount }) => {
    await countAccount(body.email.trim())
    await resendConfirmation(db, site, body.email)
    return {}
  })

  mount(http, contract.verifySiteUser, async (call) => {
    const { body, site, db, siteUserCookies, countAccount } = call
    await countAccount(body.token)
    return startSession(http, call, await verify(db, site, body, siteUserCookies.token))
  })

  mount(http, contract.requestSiteUserPasswordReset, async ({ body, site, db, countAccount }) => {
    await countAccount(body.email.trim())
    await requestReset(db, site, body.email)
    return {}
  })

  mount(http, contract.resetSiteUserPassword, async ({ body, site, db, siteUserCookies }) => {
    await resetPassword(db, site, body)
    siteUserCookies.clear()
    return {}
  })
}

function profileRoutes(http: PageServer): void {
  mount(http, contract.changeSiteUserPassword, async (call) => {
    const { body, site, db } = call
    const user = call.siteUser
    await countPasswordUse(call, user)
    await changePassword(db, site, user, body)
    return {}
  })

  mount(http, contract.readSiteUserProfile, async (call) => toSiteUserView(call.siteUser))

  mount(http, contract.changeSiteUserProfile, async (call) =>
    toSiteUserView(await changeNames(call.db, call.site, call.siteUser, call.body)),
  )

  mount(http, contract.setSiteUserLocale, async (call) =>
    toSiteUserView(await changeLocale(call.db, call.site, call.siteUser, call.body.language)),
  )

  mount(http, contract.joinMemberArea, async (call) =>
    toSiteUserView(await joinArea(call.db, call.site, call.siteUser, call.params.id)),
  )

  mount(http, contract.leaveMemberArea, async (call) =>
    toSiteUserView(await leaveArea(call.db, call.site, call.siteUser, call.params.id)),
  )
}

/** Sets the cookies of a new session. */
async function startSession(
  http: PageServer,
  call: RequestContext & { readonly db: Db },
  session: NewSession,
): Promise<contract.NewSiteUserSession> {
  const { token, siteUserId: id, isRemembered } = session
  call.siteUserCookies.set(token, { id, isRemembered })
  const user = await http.findSiteUser(call.site, token)
  if (!user) throw httpErrors.signInFirst()
  const problem = await takeCartAlong(call.db, call.site, id, call.visitor)
  const cartNotice = problem && cartErrors[problem]().message
  return { ...toSessionView(call, user), cartNotice }
}

function toSessionView(
  { siteUserCookies }: RequestContext,
  user: SiteUser,
): contract.SiteUserSession {
  return {
    siteUser: toSiteUserView(user),
    xsrfToken: siteUserCookies.createXsrfToken(user.session),
  }
}
