import { mountPage, redirect } from '../../platform/http/page.ts'
import { countPasswordUse } from '../../platform/http/password-use.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { computeDigest } from '../../platform/http/token.ts'
import { renderAccountPage, withSiteUser } from './account-page.ts'
import { eraseOwnAccount } from './erase.ts'
import { getText, toFormError } from './form.ts'
import { ACCOUNT, formBody } from './form-page.ts'
import { endSession } from './session-store.ts'
import { signOutEverywhere } from './sign-out.ts'

/** Mounts the forms that sign a visitor out, here or everywhere, and that delete the account. */
export function accountExitPages(http: PageServer): void {
  mountPage(
    http,
    {
      method: 'POST',
      path: '/account/erase',
      access: 'anyone',
      limit: 'site-user-sign-in',
      body: formBody,
      isLocalized: true,
    },
    async (call) =>
      withSiteUser(http, call, call.localizePath(ACCOUNT), async (user) => {
        const { db, site, body: typed, siteUserCookies } = call
        try {
          await countPasswordUse(call, user)
          await eraseOwnAccount(db, site, user, getText(typed, 'erasePassword'))
        } catch (error) {
          return renderAccountPage(http, call, user, {
            formError: toFormError(error, 'erasePassword'),
          })
        }
        siteUserCookies.clear()
        call.visitor.clearToken()
        return redirect(call.localizePath('/account/login?notice=erased'))
      }),
  )

  mountPage(
    http,
    { method: 'POST', path: '/account/sign-out', access: 'anyone', isLocalized: true },
    async ({ db, site, siteUserCookies, visitor, localizePath }) => {
      const { rawToken } = siteUserCookies
      if (rawToken !== undefined) await endSession(db, site.id, computeDigest(rawToken))
      siteUserCookies.clear()
      if (rawToken !== undefined) visitor.clearToken()
      return redirect(localizePath('/account/login?notice=signed-out'))
    },
  )

  mountPage(
    http,
    {
      method: 'POST',
      path: '/account/sign-out/everywhere',
      access: 'anyone',
      isLocalized: true,
    },
    async (call) =>
      withSiteUser(http, call, call.localizePath(ACCOUNT), async (user) => {
        await signOutEverywhere(call.db, call.site, user)
        call.siteUserCookies.clear()
        call.visitor.clearToken()
        return redirect(call.localizePath('/account/login?notice=signed-out-everywhere'))
      }),
  )
}
