import { createFactRecorder } from '@vitrine/blocks'
import * as contract from '@vitrine/contract'
import { type Breakpoint, breakpoints, newContent } from '@vitrine/page'
import type { z } from 'zod'
import { checkAnnouncement, checkDocumentContent } from './check-content.ts'
import { loadVersionContent } from '../../content/documents/index.ts'
import { mount } from '../../platform/http/mount.ts'
import { httpErrors } from '../../platform/http/problem.ts'
import { admitRequest } from '../../platform/http/request-context.ts'
import type { Site } from '../../platform/http/site.ts'
import { formatCanvasPolicy, newNonce } from '../../platform/http/security-headers.ts'
import { parseRequestUrl, type PagePorts, PRIVATE_NO_STORE } from '../page-cache/index.ts'
import { renderPage, renderPageParts } from '../render/index.ts'
import {
  formatCanvasFacts,
  formatCanvasPage,
  formatCanvasScript,
  removeMain,
  showAsPopup,
} from './canvas-page.ts'
import { readCanvasScript } from './canvas-script.ts'
import { canvasErrors } from './errors.ts'
import { type Canvas, type CanvasRequest, loadCanvas } from './load-canvas.ts'
import { loadHomeOfVisitors } from './load-home.ts'
import { renderPresetThumbnail } from './preset-thumbnails.ts'
import { productPreviewRoutes } from './product-preview.ts'
import { mountSystemPages } from './system-pages.ts'

const ACCESS = 'content.read'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A renderer without the scripts of visitors. */
const NO_SCRIPTS = {
  bootstrap: [],
  legacy: [],
  adFrame: '',
  tracking: [],
  preloads: () => [],
} as const

/**
 * Mounts the canvas of the editor: drafts with marks on sections and blocks and with placeholders of empty ones, and
 * drafts and versions exactly as visitors would see them. Staff who may read drafts see it, and only the studio may
 * frame it.
 */
export function canvasRoutes(pagePorts: PagePorts): void {
  const ports = {
    ...pagePorts,
    renderer: { ...pagePorts.renderer, scripts: NO_SCRIPTS, runsPageScripts: false },
  }
  const { http, renderer } = ports
  const script = readCanvasScript()

  productPreviewRoutes(ports)
  mountSystemPages(ports)

  const renderForVisitors = async (input: CanvasRequest): Promise<string> => {
    const { context, content } = await loadCanvas(ports, { ...input, isForVisitors: true })
    const { html } = await renderPage(renderer, context, content)
    // The page has its layouts already.
    return formatCanvasPage(showAsPopup(html, content), { content: newContent(), more: '' })
  }

  mountPage(ports, '', async ({ bp, ...input }, nonce) => {
    const { context, content, edited } = await loadCanvas(ports, input)
    const facts = createFactRecorder()
    const { html } = await renderPage(renderer, { ...context, facts }, content)
    const more =
      formatCanvasFacts(facts.getFacts(), nonce) + formatCanvasScript(await script, nonce)
    return formatCanvasPage(showAsPopup(html, content), { content: edited.body, more, bp })
  })

  // As visitors see it, for comparisons.
  mountPage(ports, '/:version', async ({ version = '', ...input }) => {
    if (version === 'site-now' || version === 'site-draft') {
      const isDraft = version === 'site-draft'
      const { context, content } = await loadHomeOfVisitors(ports, { ...input, isDraft })
      const { html } = await renderPage(renderer, context, content)
      return formatCanvasPage(html, { content: newContent(), more: '' })
    }
    if (version === 'draft') return renderForVisitors(input)
    if (!UUID.test(version)) throw httpErrors.notFound()
    const { site, documentId } = input
    const key = { documentId, versionId: version }
    const { content, code } = await loadVersionContent(http.db, site.id, key)
    return renderForVisitors({ ...input, code, createContent: () => content })
  })

  mountPage(ports, '/presets/:preset', async ({ preset = '', ...input }) =>
    renderPresetThumbnail(ports, { ...input, preset }),
  )

  mount(http, contract.renderCanvasBlocks, async ({ body, site, db }) => {
    const { documentId, locale } = body
    const { content, document } = await checkDocumentContent(db, site.id, {
      documentId,
      content: body.content,
    })
    const announcementBar = checkAnnouncement(body.announcementBar)
    const { code, siteCode } = body
    const own = { announcementBar, code, siteCode, createContent: () => content }
    const request = { site, documentId, locale, document, ...own }
    return renderUnsaved(ports, body, await loadCanvas(ports, request))
  })
}

/** Renders the parts of an unsaved draft that the editor asked for. */
async function renderUnsaved(
  { renderer }: PagePorts,
  { sections, blocks, around }: z.output<typeof contract.renderCanvasBlocks.body>,
  { context, content, edited }: Canvas,
): Promise<z.output<(typeof contract.renderCanvasBlocks.replies)[200]>> {
  const facts = createFactRecorder()
  const parts = renderPageParts(renderer, { ...context, facts }, content, {
    edited,
    selected: { sections, blocks },
  })
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
    facts: JSON.stringify(facts.getFacts()),
    ...(around && { around: await renderAround(renderer, context, content) }),
  }
}

/** Renders a page without its content and scripts. */
async function renderAround(
  renderer: PagePorts['renderer'],
  context: Canvas['context'],
  content: Canvas['content'],
): Promise<string> {
  const { html } = await renderPage(renderer, context, content)
  return formatCanvasPage(removeMain(html), { content: newContent(), more: '' })
}

interface PageParams {
  readonly documentId: string
  readonly preset?: string
  readonly version?: string
}

/** Mounts a page of a document for the frames of the studio; only scripts with the nonce run in it. */
function mountPage(
  { http }: PagePorts,
  path: string,
  render: (
    input: PageParams & {
      readonly site: Site
      readonly locale: string | undefined
      readonly bp: Breakpoint
    },
    nonce: string,
  ) => Promise<string>,
): void {
  http.app.get<{ Params: PageParams }>(
    `/config/canvas/:documentId${path}`,
    { config: { access: ACCESS } },
    async (request, reply) => {
      const { site } = await admitRequest(http, request, reply, { method: 'GET', access: ACCESS })
      if (!UUID.test(request.params.documentId)) throw httpErrors.notFound()
      const { searchParams } = parseRequestUrl(request.url)
      const locale = searchParams.get('locale') ?? undefined
      const bp = parseBreakpoint(searchParams)
      const nonce = newNonce()
      const html = await render({ ...request.params, site, locale, bp }, nonce)
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', PRIVATE_NO_STORE)
        .header('content-security-policy', formatCanvasPolicy(nonce))
        .header('x-robots-tag', 'noindex, nofollow')
        .send(html)
    },
  )
}

/** Returns the breakpoint that the editor shows; `desktop` by default. Throws `canvas.unknownBreakpoint`. */
function parseBreakpoint(query: URLSearchParams): Breakpoint {
  const asked = query.get('bp') ?? 'desktop'
  const bp = breakpoints.find((each) => each === asked)
  if (!bp) throw canvasErrors.unknownBreakpoint()
  return bp
}
