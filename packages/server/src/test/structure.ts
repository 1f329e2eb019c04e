import type { DocumentWithDraft, Session } from '@vitrine/contract'
import type { Role } from '@vitrine/model'
import type { Op } from '@vitrine/page'
import { createStaffMember, createSignInLink } from '../identity/accounts/index.ts'
import { testSite } from './site.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Creates a site and a signed-in staff member with `role`. */
export async function testStudio(role: Role = 'admin') {
  const shop = await testSite()
  const signIn = async (as: Role) => {
    const email = `${as}-${Math.random()}@example.com`
    const { id } = await createStaffMember(shop.db, shop.site.id, { email, role: as })
    const token = await createSignInLink(shop.db, shop.site.id, id)
    const browser = shop.browser()
    const { body } = await browser.call('POST', '/api/studio/session/link', { token })
    const { crumb } = body as Session
    const send = (
      method: Method,
      url: string,
      given?: object,
      headers: Readonly<Record<string, string>> = {},
    ) => browser.send(method, url, given, { 'x-csrf-token': crumb, ...headers })
    return { send }
  }
  const { send } = await signIn(role)
  const rows = async (text: string) =>
    (await shop.pool.query(text, [shop.site.id])).rows as Record<string, unknown>[]
  const read = async (id: string) =>
    (await send('GET', `/api/studio/documents/${id}`)).body as DocumentWithDraft
  /** As an editor's window would, that has not done anything before. */
  const change = (id: string, base: number, ops: readonly Op[]) =>
    send('POST', `/api/studio/documents/${id}/changes`, {
      base,
      clientId: `client-${Math.random().toString(36).slice(2)}`,
      sets: [{ seq: 1, command: 'document.set', label: 'change', ops }],
    })
  return { ...shop, signIn, send, rows, read, change }
}
