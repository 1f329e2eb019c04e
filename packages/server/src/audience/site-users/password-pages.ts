import { mountPage, redirect } from '../../platform/http/page.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { getText, toFormError } from './form.ts'
import { accountQuery, formBody, mountEmailRequest, renderFormPage } from './form-page.ts'
import { requestReset, resetPassword } from './password.ts'

/** Mounts the pages that reset a password. */
export function passwordPages(http: PageServer): void {
  mountPage(
    http,
    {
      method: 'GET',
      path: '/account/forgot',
      access: 'anyone',
      query: accountQuery,
      isLocalized: true,
    },
    async (call) =>
      renderFormPage(http, call, 'account-forgot', {
        names: ['email'],
        noticeCode: call.query.notice,
      }),
  )

  mountEmailRequest(http, '/account/forgot', {
    name: 'account-forgot',
    after: '/account/forgot?notice=reset-sent',
    send: requestReset,
  })
  resetPages(http)
}

function resetPages(http: PageServer): void {
  mountPage(
    http,
    {
      method: 'GET',
      path: '/account/reset',
      access: 'anyone',
      query: accountQuery,
      isLocalized: true,
    },
    async (call) => {
      const { token } = call.query
      if (token === undefined) return redirect(call.localizePath('/account/forgot'))
      return renderFormPage(http, call, 'account-reset', {
        names: ['newPassword'],
        extra: { token },
      })
    },
  )

  mountPage(
    http,
    {
      method: 'POST',
      path: '/account/reset',
      access: 'anyone',
      limit: 'site-user-sign-in',
      body: formBody,
      isLocalized: true,
    },
    async (call) => {
      const { db, site, body: typed, siteUserCookies } = call
      const token = getText(typed, 'token')
      try {
        await resetPassword(db, site, { token, newPassword: getText(typed, 'newPassword') })
        siteUserCookies.clear()
        return redirect(call.localizePath('/account/login?notice=password-set'))
      } catch (error) {
        const formError = toFormError(error)
        return renderFormPage(http, call, 'account-reset', {
          names: ['newPassword'],
          formError: formError,
          extra: { token },
        })
      }
    },
  )
}
