import { MAX_SAVED_ADDRESSES } from '@vitrine/model'
import { z } from 'zod'
import {
  chooseDefaultAddress,
  formatAddressLines,
  listAddresses,
  removeAddress,
} from '../../../commerce/saved-addresses/index.ts'
import { parseId } from '../../../platform/db/id.ts'
import { mountPage, page, redirect } from '../../../platform/http/page.ts'
import type { PageServer } from '../../../platform/http/page-server.ts'
import { httpErrors } from '../../../platform/http/problem.ts'
import { withSiteUser } from '../account-page.ts'
import { getNoticeMessage } from '../form.ts'
import { accountQuery } from '../form-page.ts'

/** The path of the saved addresses of an account. */
export const ADDRESSES = '/account/addresses'

const params = z.object({ id: z.string().max(100) })

const actions = [
  { name: 'delete', run: removeAddress, notice: 'address-deleted' },
  { name: 'default', run: chooseDefaultAddress, notice: 'address-default' },
] as const

/** Mounts the list of saved addresses, and the forms that delete one or make it the default. */
export function addressListPages(http: PageServer): void {
  const open = { access: 'anyone', isLocalized: true } as const
  mountPage(http, { ...open, method: 'GET', path: ADDRESSES, query: accountQuery }, async (call) =>
    withSiteUser(http, call, call.localizePath(ADDRESSES), async (user) => {
      const { db, site, localizedSite, nonce, language, query } = call
      const saved = await listAddresses(db, { siteId: site.id, siteUserId: user.id })
      const account = {
        notice: getNoticeMessage(query.notice),
        alert: null,
        isFull: saved.length >= MAX_SAVED_ADDRESSES,
        addresses: saved.map(({ id, address, isDefault }) => ({
          id,
          isDefault,
          name: address.address1 ?? '',
          lines: formatAddressLines(address, localizedSite.language),
        })),
      }
      const options = { nonce, language, path: ADDRESSES.slice(1) }
      return page(
        await http.website.renderSystemPage(site, 'account-addresses', { account }, options),
      )
    }),
  )

  for (const { name, run, notice } of actions)
    mountPage(
      http,
      { ...open, method: 'POST', path: `${ADDRESSES}/{id}/${name}`, params },
      async (call) =>
        withSiteUser(http, call, call.localizePath(ADDRESSES), async (user) => {
          const { db, site, localizePath } = call
          const id = parseId(call.params.id)
          const owner = { siteId: site.id, siteUserId: user.id }
          if (id === undefined || !(await run(db, owner, id))) throw httpErrors.notFound()
          return redirect(localizePath(`${ADDRESSES}?notice=${notice}`))
        }),
    )
}
