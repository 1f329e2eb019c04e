import type { Role } from '@vitrine/model'
import { createStaffMember, createSignInLink } from '../identity/accounts/index.ts'
import type { Db } from '../platform/db/db.ts'
import type { TestBrowser } from './site.ts'

interface Shop {
  readonly db: Db
  readonly site: { readonly id: string }
  readonly browser: () => TestBrowser
}

let serial = 0

/** Creates a staff member who is signed in; `call` sends the crumb. */
export async function testOwner(shop: Shop, role: Role = 'website-manager') {
  const email = `owner-${++serial}@example.com`
  const { id } = await createStaffMember(shop.db, shop.site.id, { email, role })
  const token = await createSignInLink(shop.db, shop.site.id, id)
  const browser = shop.browser()
  const session = await browser.call('POST', '/api/studio/session/link', { token })
  const { crumb } = session.body as { readonly crumb: string }
  const call = (
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    url: string,
    body?: object,
    headers?: Readonly<Record<string, string>>,
  ) => browser.send(method, url, body, { 'x-csrf-token': crumb, ...headers })
  return { browser, call }
}
