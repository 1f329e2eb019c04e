import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { mountPage, page, redirect } from '../../platform/http/page.ts'
import { unsubscribe } from './refusal.ts'

const PATH = '/newsletter/unsubscribe'
const text = z.string().max(1_000).catch('')

/**
 * Asking changes nothing: programs open the links of letters before people do. What is answered is the
 * same for every token, so that nobody learns which addresses there are.
 */
export function unsubscribePages(app: FastifyInstance): void {
  const query = z.object({ token: text.default(''), done: z.string().optional().catch(undefined) })
  const asked = {
    method: 'GET',
    path: PATH,
    access: 'anyone',
    query,
    inEveryLanguage: true,
  } as const
  mountPage(app, asked, async (call) => {
    const { token, done } = call.query
    const data = { unsubscribe: { token, done: done !== undefined } }
    return page(await app.renderSystemPage(call.site, 'unsubscribe', data, call))
  })

  const body = z.object({ token: text.default('') })
  const sent = {
    method: 'POST',
    path: PATH,
    access: 'anyone',
    body,
    inEveryLanguage: true,
  } as const
  mountPage(app, sent, async (call) => {
    await unsubscribe(call.db, call.site, call.body.token)
    return redirect(call.here(`${PATH}?done=1`))
  })
}
