import { mountPage, redirect } from '../../platform/http/page.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { textIn, toFormError } from './form.ts'
import { accountQuery, formBody, mountEmailRequest, renderFormPage } from './form-page.ts'
import { askReset, resetPassword } from './password.ts'

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
        noticeCode: call.query.told,
      }),
  )

  mountEmailRequest(http, '/account/forgot', {
    name: 'account-forgot',
    after: '/account/forgot?told=reset-sent',
    send: askReset,
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
      const token = textIn(typed, 'token')
      try {
        await resetPassword(db, site, { token, newPassword: textIn(typed, 'newPassword') })
        siteUserCookies.clear()
        return redirect(call.localizePath('/account/login?told=password-set'))
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
