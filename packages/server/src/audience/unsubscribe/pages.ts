import { z } from 'zod'
import type { PageServer } from '../../platform/http/page-server.ts'
import { mountPage, page, redirect } from '../../platform/http/page.ts'
import { unsubscribe } from './opt-out.ts'

const PATH = '/newsletter/unsubscribe'
const text = z.string().max(1_000).catch('')

/**
 * Serves the unsubscribe page. Opening it changes nothing, since programs follow links in emails.
 * The response is the same for every token, so it reveals no addresses.
 */
export function unsubscribePages(http: PageServer): void {
  const query = z.object({ token: text.default(''), done: z.string().optional().catch(undefined) })
  const asked = {
    method: 'GET',
    path: PATH,
    access: 'anyone',
    query,
    isLocalized: true,
  } as const
  mountPage(http, asked, async (call) => {
    const { token, done } = call.query
    const data = { unsubscribe: { token, done: done !== undefined } }
    return page(await http.website.renderSystemPage(call.site, 'unsubscribe', data, call))
  })

  const body = z.object({ token: text.default('') })
  const sent = {
    method: 'POST',
    path: PATH,
    access: 'anyone',
    body,
    isLocalized: true,
  } as const
  mountPage(http, sent, async (call) => {
    await unsubscribe(call.db, call.site, call.body.token)
    return redirect(call.localizePath(`${PATH}?done=1`))
  })
}
