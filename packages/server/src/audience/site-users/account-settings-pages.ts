import { mountPage } from '../../platform/http/page.ts'
import { countPasswordUse } from '../../platform/http/password-use.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { redirectWithNotice, renderAccountPage, withSiteUser } from './account-page.ts'
import { getText, toFormError } from './form.ts'
import { ACCOUNT, accountQuery, formBody } from './form-page.ts'
import { changePassword } from './password.ts'
import { changeLocale, changeNames } from './profile.ts'

/** Mounts the account page and its forms for names, password and language. */
export function accountSettingsPages(http: PageServer): void {
  mountPage(
    http,
    { method: 'GET', path: '/account', access: 'anyone', query: accountQuery, isLocalized: true },
    async (call) =>
      withSiteUser(http, call, call.localizePath(ACCOUNT), (user) =>
        renderAccountPage(http, call, user, { noticeCode: call.query.notice }),
      ),
  )

  mountPage(
    http,
    { method: 'POST', path: '/account', access: 'anyone', body: formBody, isLocalized: true },
    async (call) =>
      withSiteUser(http, call, call.localizePath(ACCOUNT), async (user) => {
        const { db, site, body: typed } = call
        const [firstName, lastName] = [getText(typed, 'firstName'), getText(typed, 'lastName')]
        try {
          await changeNames(db, site, user, { firstName, lastName })
          return redirectWithNotice(call, 'saved')
        } catch (error) {
          return renderAccountPage(http, call, user, { typed, formError: toFormError(error) })
        }
      }),
  )
  passwordFormPages(http)
  localeFormPages(http)
}

function passwordFormPages(http: PageServer): void {
  mountPage(
    http,
    {
      method: 'POST',
      path: '/account/password',
      access: 'anyone',
      limit: 'site-user-sign-in',
      body: formBody,
      isLocalized: true,
    },
    async (call) =>
      withSiteUser(http, call, call.localizePath(ACCOUNT), async (user) => {
        const { db, site, body: typed } = call
        const currentPassword = getText(typed, 'currentPassword')
        const newPassword = getText(typed, 'newPassword')
        try {
          await countPasswordUse(call, user)
          await changePassword(db, site, user, { currentPassword, newPassword })
          return redirectWithNotice(call, 'password-changed')
        } catch (error) {
          return renderAccountPage(http, call, user, { formError: toFormError(error) })
        }
      }),
  )
}

function localeFormPages(http: PageServer): void {
  mountPage(
    http,
    {
      method: 'POST',
      path: '/account/locale',
      access: 'anyone',
      body: formBody,
      isLocalized: true,
    },
    async (call) =>
      withSiteUser(http, call, call.localizePath(ACCOUNT), async (user) => {
        try {
          await changeLocale(call.db, call.site, user, getText(call.body, 'language'))
          return redirectWithNotice(call, 'saved')
        } catch (error) {
          return renderAccountPage(http, call, user, { formError: toFormError(error) })
        }
      }),
  )
}
