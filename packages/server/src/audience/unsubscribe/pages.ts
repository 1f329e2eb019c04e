import { z } from 'zod'
import type { PageServer } from '../../platform/http/page-server.ts'
import { mountPage, page, redirect } from '../../platform/http/page.ts'
import { unsubscribe } from './opt-out.ts'

/** The page of the unsubscribe links. Email programs post to it as well. */
export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe'
const text = z.string().max(1_000).catch('')

/**
 * Serves the unsubscribe page. Opening it changes nothing, since programs follow links in emails.
 * The response is the same for every token, so it reveals no addresses.
 */
export function unsubscribePages(http: PageServer): void {
  const query = z.object({ token: text.default(''), done: z.string().optional().catch(undefined) })
  const asked = {
    method: 'GET',
    path: UNSUBSCRIBE_PATH,
    access: 'anyone',
    query,
    isLocalized: true,
  } as const
  mountPage(http, asked, async (call) => {
    const { token, done } = call.query
    const data = { unsubscribe: { token, done: done !== undefined } }
    return page(await http.website.renderSystemPage(call.site, 'unsubscribe', data, call))
  })

  acceptMultipart(http, (scoped) => {
    const sent = {
      method: 'POST',
      path: UNSUBSCRIBE_PATH,
      access: 'anyone',
      // The token is proof enough: email programs post without the headers of a page of the site. @see RFC 8058
      crumb: 'none',
      query: z.object({ token: text.default('') }),
      body: z.object({ token: z.string().max(1_000).optional().catch('') }),
      isLocalized: true,
    } as const
    mountPage(scoped, sent, async (call) => {
      const { token } = call.body
      await unsubscribe(call.db, call.site, token ?? call.query.token)
      if (token !== undefined) return redirect(call.localizePath(`${UNSUBSCRIBE_PATH}?done=1`))
      // The answer to an email program must not redirect.
      const data = { unsubscribe: { token: '', done: true } }
      return page(await http.website.renderSystemPage(call.site, 'unsubscribe', data, call))
    })
  })
}

/** Mounts routes that accept the other encoding of forms as well; of such a body nothing is read. */
function acceptMultipart(http: PageServer, mountRoutes: (scoped: PageServer) => void): void {
  http.app.register(async (scope) => {
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'string', bodyLimit: 10_000 },
      (_request, _body, done) => done(null, {}),
    )
    mountRoutes({ ...http, app: scope })
  })
}
