import {
  addressFields,
  computeAddressErrors,
  getCountries,
  type TypedAddress,
} from '@vitrine/model'
import { z } from 'zod'
import { getDeliveryCountry } from '../../../commerce/checkout/index.ts'
import {
  listAddresses,
  parseTypedAddress,
  saveAddress,
} from '../../../commerce/saved-addresses/index.ts'
import { parseId } from '../../../platform/db/id.ts'
import { mountPage, page, type PageReply, redirect } from '../../../platform/http/page.ts'
import type { PageServer } from '../../../platform/http/page-server.ts'
import { httpErrors } from '../../../platform/http/problem.ts'
import type { SiteUser } from '../../../platform/http/site-user-cookies.ts'
import { withSiteUser } from '../account-page.ts'
import { type AccountCall, formBody } from '../form-page.ts'
import { ADDRESSES, addressListPages } from './address-list-pages.ts'

const params = z.object({ id: z.string().max(100) })

/** Mounts the saved addresses of a signed-in visitor: the list, and the form that adds or changes one. */
export function accountAddressPages(http: PageServer): void {
  addressListPages(http)
  const open = { access: 'anyone', isLocalized: true } as const
  const path = `${ADDRESSES}/{id}` as const
  mountPage(http, { ...open, method: 'GET', path, params }, async (call) =>
    withSiteUser(http, call, call.localizePath(ADDRESSES), async (user) => {
      const id = parseAddressId(call.params.id)
      const { firstName, lastName } = user
      const address = id === undefined ? { firstName, lastName } : await loadAddress(call, user, id)
      return renderAddressForm(http, call, { id, address })
    }),
  )

  mountPage(http, { ...open, method: 'POST', path, params, body: formBody }, async (call) =>
    withSiteUser(http, call, call.localizePath(ADDRESSES), async (user) => {
      const { db, site, body, localizePath } = call
      const id = parseAddressId(call.params.id)
      const address = parseTypedAddress(body)
      const owner = { siteId: site.id, siteUserId: user.id }
      const outcome = await saveAddress(db, owner, { id, address })
      if (outcome === 'unknown') throw httpErrors.notFound()
      if (outcome === 'invalid')
        return renderAddressForm(http, call, { id, address, isWrong: true })
      // The list says that it is full.
      const notice = outcome === 'saved' ? '?notice=address-saved' : ''
      return redirect(localizePath(`${ADDRESSES}${notice}`))
    }),
  )
}

/** Returns the id of a saved address; undefined for a new one. Anything else is not found. */
function parseAddressId(text: string): string | undefined {
  if (text === 'new') return undefined
  const id = parseId(text)
  if (id === undefined) throw httpErrors.notFound()
  return id
}

async function loadAddress(
  { db, site }: AccountCall,
  user: SiteUser,
  id: string,
): Promise<TypedAddress> {
  const saved = await listAddresses(db, { siteId: site.id, siteUserId: user.id })
  const found = saved.find((each) => each.id === id)
  if (!found) throw httpErrors.notFound()
  return found.address
}

async function renderAddressForm(
  http: PageServer,
  { site, localizedSite, nonce, language }: AccountCall,
  {
    id,
    address,
    isWrong = false,
  }: {
    readonly id: string | undefined
    readonly address: TypedAddress
    readonly isWrong?: boolean
  },
): Promise<PageReply> {
  const errors = isWrong ? computeAddressErrors(address) : {}
  const country = getDeliveryCountry(address, site.language)
  const fields = [...addressFields, 'phone'] as const
  const own = `${ADDRESSES}/${id ?? 'new'}` as const
  const account = {
    isNew: id === undefined,
    path: own,
    fields: Object.fromEntries(
      fields.map((name) => [name, { value: address[name] ?? '', error: errors[name] ?? null }]),
    ),
    countries: getCountries(localizedSite.language).map(({ code, name }) => ({
      code,
      name,
      selected: code === country,
    })),
  }
  const options = { nonce, language, path: own.slice(1) }
  const html = await http.website.renderSystemPage(site, 'account-address', { account }, options)
  return page(html, isWrong ? 422 : 200)
}
