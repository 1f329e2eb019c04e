import * as contract from '@vitrine/contract'
import { checkDocumentContent } from './check-content.ts'
import { mount } from '../../platform/http/mount.ts'
import { httpErrors } from '../../platform/http/problem.ts'
import { admitRequest } from '../../platform/http/request-context.ts'
import { formatCanvasPolicy, newNonce } from '../../platform/http/security-headers.ts'
import { parseRequestUrl, type PagePorts, PRIVATE_NO_STORE } from '../page-cache/index.ts'
import { renderPage, renderPageParts } from '../render/index.ts'
import { formatCanvasPage } from './canvas-page.ts'
import { readCanvasScript } from './canvas-script.ts'
import { loadCanvas } from './load-canvas.ts'

const ACCESS = 'content.read'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A renderer without the scripts of visitors. */
const NO_SCRIPTS = { bootstrap: [], legacy: [], preloads: () => [] } as const

/**
 * Mounts the canvas of the editor: drafts as visitors would see them, with marks on sections and blocks. Staff who may
 * read drafts see it, and only the studio may frame it.
 */
export function canvasRoutes(ports: PagePorts): void {
  const { http } = ports
  const renderer = { ...ports.renderer, scripts: NO_SCRIPTS }
  const script = readCanvasScript()

  http.app.get<{ Params: { documentId: string } }>(
    '/config/canvas/:documentId',
    { config: { access: ACCESS } },
    async (request, reply) => {
      const { site } = await admitRequest(http, request, reply, { method: 'GET', access: ACCESS })
      const { documentId } = request.params
      if (!UUID.test(documentId)) throw httpErrors.notFound()
      const locale = parseRequestUrl(request.url).searchParams.get('locale') ?? undefined
      const { context, content, edited } = await loadCanvas(ports, { site, documentId, locale })
      const { html } = await renderPage(renderer, context, content)
      const nonce = newNonce()
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', PRIVATE_NO_STORE)
        .header('content-security-policy', formatCanvasPolicy(nonce))
        .header('x-robots-tag', 'noindex, nofollow')
        .send(formatCanvasPage(html, { nonce, script: await script, content: edited.body }))
    },
  )

  mount(http, contract.renderCanvasBlocks, async ({ body, site, db }) => {
    const { documentId, locale, sections, blocks } = body
    const unsaved = await checkDocumentContent(db, site.id, { documentId, content: body.content })
    const { context, content, edited } = await loadCanvas(ports, {
      site,
      documentId,
      locale,
      content: unsaved,
    })
    const parts = renderPageParts(renderer, context, content, edited)
    const cells = new Map(parts.sections.flatMap((section) => [...section.cells]))
    return {
      sections: parts.sections
        .filter(({ id }) => sections.includes(id))
        .map(({ id, html }) => ({ id, html })),
      blocks: blocks.flatMap((id) => {
        const html = cells.get(id)
        return html === undefined ? [] : [{ id, html }]
      }),
      css: parts.css,
    }
  })
}
