import { mountPage, redirect } from '../../platform/http/page.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { getText, toFormError } from './form.ts'
import {
  ACCOUNT,
  accountQuery,
  formBody,
  mountEmailRequest,
  renderFormPage,
  startSession,
} from './form-page.ts'
import { register, resendConfirmation, verify } from './register.ts'

const REGISTER = ['firstName', 'lastName', 'email', 'newPassword']

/** Mounts the registration page and its form. */
export function registerPages(http: PageServer): void {
  mountPage(
    http,
    { method: 'GET', path: '/account/register', access: 'anyone', isLocalized: true },
    async (call) => renderFormPage(http, call, 'account-register', { names: REGISTER }),
  )

  mountPage(
    http,
    {
      method: 'POST',
      path: '/account/register',
      access: 'anyone',
      limit: 'site-user-mail',
      body: formBody,
      isLocalized: true,
    },
    async (call) => {
      const { db, site, body: typed, countAccount } = call
      const [firstName, lastName] = [getText(typed, 'firstName'), getText(typed, 'lastName')]
      const [email, password] = [getText(typed, 'email'), getText(typed, 'newPassword')]
      try {
        await countAccount(email.trim())
        const language = call.language.tag
        await register(db, site, { firstName, lastName, email, password, language })
        return redirect(call.localizePath('/account/verify?notice=registered'))
      } catch (error) {
        const formError = toFormError(error)
        return renderFormPage(http, call, 'account-register', {
          names: REGISTER,
          typed,
          formError: formError,
        })
      }
    },
  )
}

/** Mounts the page that confirms an address, and the form that sends the email again. */
export function verifyPages(http: PageServer): void {
  mountPage(
    http,
    {
      method: 'GET',
      path: '/account/verify',
      access: 'anyone',
      query: accountQuery,
      isLocalized: true,
    },
    async (call) => {
      const { token = '', notice } = call.query
      return renderFormPage(http, call, 'account-verify', {
        names: ['email'],
        noticeCode: notice,
        extra: { token },
      })
    },
  )

  mountPage(
    http,
    {
      method: 'POST',
      path: '/account/verify',
      access: 'anyone',
      limit: 'site-user-sign-in',
      body: formBody,
      isLocalized: true,
    },
    async (call) => {
      const { db, site, body: typed, siteUserCookies, countAccount } = call
      const token = getText(typed, 'token')
      const given = { token, password: getText(typed, 'password') }
      try {
        await countAccount(token)
        const { claimedOrders, ...session } = await verify(db, site, given, siteUserCookies.token)
        const next = claimedOrders > 0 ? '/account/orders?notice=claimed' : ACCOUNT
        return await startSession(call, session, call.localizePath(next))
      } catch (error) {
        const formError = toFormError(error)
        return renderFormPage(http, call, 'account-verify', {
          names: ['email'],
          formError: formError,
          extra: { token },
        })
      }
    },
  )

  mountEmailRequest(http, '/account/verify/letter', {
    name: 'account-verify',
    after: '/account/verify?notice=resent',
    send: resendConfirmation,
  })
}
