import { createPasswordChallenge, requirePasswordProof } from '../../identity/captcha/index.ts'
import { mountPage, redirect } from '../../platform/http/page.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { siteUserErrors } from './errors.ts'
import { getText, toFormError } from './form.ts'
import { ACCOUNT, accountQuery, formBody, renderFormPage, startSession } from './form-page.ts'
import { parseOwnPath } from './own-path.ts'
import { signIn } from './sign-in.ts'

/** Mounts the sign-in page and its form. */
export function signInPages(http: PageServer): void {
  mountPage(
    http,
    {
      method: 'GET',
      path: '/account/login',
      access: 'anyone',
      query: accountQuery,
      isLocalized: true,
    },
    async (call) => {
      const { site, siteUserCookies } = call
      const next = parseOwnPath(call.query.next, call.localizePath(ACCOUNT))
      if (await http.findSiteUser(site, siteUserCookies.token)) return redirect(next)
      siteUserCookies.clear()
      return renderFormPage(http, call, 'account-login', {
        names: ['email'],
        noticeCode: call.query.notice,
        extra: { next },
      })
    },
  )

  mountPage(
    http,
    {
      method: 'POST',
      path: '/account/login',
      access: 'anyone',
      limit: 'site-user-sign-in',
      body: formBody,
      isLocalized: true,
    },
    async (call) => {
      const { db, site, body: typed, siteUserCookies, countAccount } = call
      const next = parseOwnPath(typed['next'], call.localizePath(ACCOUNT))
      const email = getText(typed, 'email').trim()
      const isRemembered = typed['rememberMe'] !== undefined
      try {
        const use = { use: 'sign-in', proof: typed['proof'] } as const
        if (await countAccount(email))
          await requirePasswordProof(db, site, use, siteUserErrors.proofRequired)
        const given = { email, password: getText(typed, 'password'), isRemembered }
        return await startSession(call, await signIn(db, site, given, siteUserCookies.token), next)
      } catch (error) {
        // The form brings the challenge of the next sign-in along, and its script solves it meanwhile.
        const challenge = JSON.stringify(await createPasswordChallenge(site, 'sign-in'))
        const extra = { next, isRemembered, challenge }
        return renderFormPage(http, call, 'account-login', {
          names: ['email'],
          typed,
          formError: toFormError(error),
          extra,
        })
      }
    },
  )
}
