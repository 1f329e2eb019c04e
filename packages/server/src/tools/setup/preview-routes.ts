import type { Look } from '@vitrine/contract'
import { httpErrors } from '../../platform/http/problem.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { admitRequest, isStorable } from '../../platform/http/request-context.ts'
import { formatCanvasPolicy, newNonce } from '../../platform/http/security-headers.ts'
import { tryOut } from '../../platform/db/transact.ts'
import { assertLook } from './assert-look.ts'
import { beginSite } from './begin-site.ts'

const ACCESS = 'site.write'
const MAX_TEXT = 200

/** Mounts the previews of looks: the home page that an untouched site would begin with, under the owner's title. */
export function lookPreviewRoutes(http: PageServer): void {
  http.app.get<{
    Params: Pick<Look, 'theme' | 'starter'>
    Querystring: { readonly title?: unknown; readonly tagLine?: unknown }
  }>(
    '/config/canvas/looks/:theme/:starter',
    { config: { access: ACCESS } },
    async (request, reply) => {
      const { site } = await admitRequest(http, request, reply, { method: 'GET', access: ACCESS })
      const { params, query } = request
      assertLook(params)
      const facts = { title: toText(query.title) || site.title, tagLine: toText(query.tagLine) }
      const { language, timeZone } = site
      const preview = await tryOut(http.db, async (tx) => {
        await beginSite(tx, site.id, { ...params, ...facts, language, timeZone, contactEmail: '' })
        const begun = { ...site, title: facts.title, theme: params.theme }
        return http.website.renderPreview(tx, begun, '/')
      })
      if ('redirect' in preview) throw httpErrors.notFound()
      return reply
        .code(preview.status)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-security-policy', formatCanvasPolicy(newNonce()))
        .header('x-robots-tag', 'noindex, nofollow')
        .send(preview.html)
    },
  )
}

/** Returns a parameter of the query; an empty text if it is none, given twice, or nothing that can be stored. */
function toText(value: unknown): string {
  const text = typeof value === 'string' ? value.trim().slice(0, MAX_TEXT) : ''
  return isStorable(text) ? text : ''
}
