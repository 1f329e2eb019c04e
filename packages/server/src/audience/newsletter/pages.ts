import { formatList, getTranslate } from '@vitrine/model'
import { z } from 'zod'
import type { PageServer } from '../../platform/http/page-server.ts'
import { mountPage, page, redirect } from '../../platform/http/page.ts'
import { confirm, listConfirmedNames } from './subscribe.ts'

const PATH = '/newsletter/confirm'
const text = z.string().max(200).catch('')

/**
 * Mounts the confirmation page. Opening it changes nothing, since programs follow links in emails
 * before people do.
 */
export function newsletterPages(http: PageServer): void {
  const query = z.object({
    token: text.default(''),
    done: z.enum(['1', '0']).optional().catch(undefined),
  })
  mountPage(
    http,
    { method: 'GET', path: PATH, access: 'anyone', query, isLocalized: true },
    async (call) => {
      const { token, done } = call.query
      const { nonce, language, localizePath } = call
      const lists = await listConfirmedNames(call.db, call.site, token)
      const data = {
        confirm: {
          ...{ token, action: localizePath(PATH), isDone: done === '1', isOver: done === '0' },
          listsText: formatListsText(lists, language.tag),
        },
      }
      const given = { nonce, language, path: PATH.slice(1) }
      return page(await http.website.renderSystemPage(call.site, 'newsletter-confirm', data, given))
    },
  )

  const body = z.object({ token: text.default('') })
  mountPage(
    http,
    { method: 'POST', path: PATH, access: 'anyone', body, limit: 'form', isLocalized: true },
    async (call) => {
      const isConfirmed = await confirm(call.db, call.site, call.body.token)
      return redirect(`${call.localizePath(PATH)}?done=${isConfirmed ? 1 : 0}`)
    },
  )
}

/** Formats the sentence about the mailing lists that the button confirms; empty without any. */
function formatListsText(names: readonly string[], language: string): string {
  if (names.length === 0) return ''
  const params = { count: names.length, lists: formatList(names, language) }
  return getTranslate(language)('emails.mailingLists.page', params)
}
