import { z } from 'zod'
import { mountPage, redirect } from '../../../platform/http/page.ts'
import type { PageServer } from '../../../platform/http/page-server.ts'
import { redirectWithNotice, renderAccountPage, withSiteUser } from '../account-page.ts'
import { joinArea, leaveArea } from './areas.ts'
import { toFormError } from '../form.ts'
import { ACCOUNT, formBody } from '../form-page.ts'
import { parseOwnPath } from '../own-path.ts'

const params = z.object({ id: z.uuid() })

/** Mounts the forms that join and leave a member area. */
export function accountAreaPages(http: PageServer): void {
  mountPage(
    http,
    {
      method: 'POST',
      path: '/account/areas/{id}/join',
      access: 'anyone',
      params,
      body: formBody,
      isLocalized: true,
    },
    async (call) => {
      const next = call.body['next']
      return withSiteUser(
        http,
        call,
        parseOwnPath(next, call.localizePath(ACCOUNT)),
        async (user) => {
          try {
            await joinArea(call.db, call.site, user, call.params.id)
          } catch (error) {
            return renderAccountPage(http, call, user, { formError: toFormError(error) })
          }
          const joined = call.localizePath('/account?notice=joined')
          return redirect(parseOwnPath(next, joined))
        },
      )
    },
  )

  mountPage(
    http,
    {
      method: 'POST',
      path: '/account/areas/{id}/leave',
      access: 'anyone',
      params,
      isLocalized: true,
    },
    async (call) =>
      withSiteUser(http, call, call.localizePath(ACCOUNT), async (user) => {
        await leaveArea(call.db, call.site, user, call.params.id)
        return redirectWithNotice(call, 'left')
      }),
  )
}
