import { PREVIEW_COOKIE, PREVIEW_PARAMETER } from '@vitrine/model'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Preview, loadPreview } from '../../content/documents/index.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { newNonce } from '../../platform/http/security-headers.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import type { Site } from '../../platform/http/site.ts'
import { splitLocale } from '../../identity/multilingual/index.ts'
import {
  hideUnreadable,
  loadContent,
  loadPageContext,
  parsePageFormat,
  parsePageQuery,
} from '../content-loading/index.ts'
import { type PagePorts, parseRequestUrl, PRIVATE_NO_STORE } from '../page-cache/index.ts'
import type { PageContent } from '../render-context/index.ts'
import { renderPage, renderPageFormat } from '../render/index.ts'
import { sendPrivatePage, type Visit } from './visit.ts'
import { appendQuery } from '../../content/redirects/index.ts'

/** The route of the owner's pages. */
const PAGE_ROUTE = '/*'

/**
 * Shows drafts to visitors with a preview link. The URL with the token redirects to the one without
 * it, and the browser keeps the token in a cookie. The link opens what it was made for even behind
 * a password, an area or the site lock, so this hook comes before those.
 */
export function previewRoutes(ports: PagePorts): void {
  const { http } = ports
  http.app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== PAGE_ROUTE) return
    const parameter = parseRequestUrl(request.url).searchParams.get(PREVIEW_PARAMETER)
    const token = parameter ?? request.cookies[PREVIEW_COOKIE]
    const site = token === undefined ? undefined : await http.findSite(request)
    if (token === undefined || !site) return
    if (parameter === '') return endPreview({ request, reply })
    try {
      const preview = await loadPreview(http.db, site.id, token)
      if (parameter !== null) return startPreview({ request, reply }, token, preview)
      if (await servePreview(ports, { request, reply }, site, preview)) return reply
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      // The cookie may come from another site of this host: the visitor requested no preview here.
      if (parameter === null && error.status === 404) return
      // Shown once: after this the browser gets the public pages.
      reply.clearCookie(PREVIEW_COOKIE, getCookieOptions(request))
      await sendPreviewError(http, site, { request, reply }, error)
      return reply
    }
  })
}

function startPreview(visit: Visit, token: string, { expiresAt }: Preview) {
  const { request, reply } = visit
  reply.setCookie(PREVIEW_COOKIE, token, { ...getCookieOptions(request), expires: expiresAt })
  return redirectWithoutToken(visit)
}

function endPreview(visit: Visit) {
  visit.reply.clearCookie(PREVIEW_COOKIE, getCookieOptions(visit.request))
  return redirectWithoutToken(visit)
}

/** Redirects to the same page without the token, which would leak through logs and referrers. */
function redirectWithoutToken({ request, reply }: Visit): FastifyReply {
  const { pathname, searchParams } = parseRequestUrl(request.url)
  searchParams.delete(PREVIEW_PARAMETER)
  const search = searchParams.toString()
  // Leading slashes would make the path another site's.
  const path = `/${pathname.replace(/^\/+/, '')}`
  return reply
    .header('cache-control', PRIVATE_NO_STORE)
    .header('referrer-policy', 'no-referrer')
    .redirect(search === '' ? path : `${path}?${search}`, 303)
}

function getCookieOptions({ protocol }: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: protocol === 'https' } as const
}

/**
 * Serves the page with its drafts; false if it has none or the link does not open it, and the
 * public page follows.
 */
async function servePreview(
  { http, renderer, shells }: PagePorts,
  { request, reply }: Visit,
  site: Site,
  preview: Preview,
): Promise<boolean> {
  const { pathname, searchParams } = parseRequestUrl(request.url)
  const decodedPath = decodePath(pathname)
  if (decodedPath === undefined) return false
  const { language, path } = splitLocale(await shells.loadLanguages(site.id), decodedPath)
  const shell = await shells.loadWithDrafts(site.id, language, preview.drafts)
  const found = await loadContent(http.db, {
    site,
    shell,
    theme: renderer.themes.get(site.theme),
    path: path.slice(1),
    query: parsePageQuery(searchParams),
    now: new Date(),
  })
  if (!found || found.kind === 'store') return false
  const isOpened = found.kind === 'content' && isOpenedBy(preview, found.content)
  if (!isOpened && site.isLocked && !preview.isSiteWide) return false
  if (!isOpened && found.kind === 'content' && found.guards.length > 0) return false
  reply.header('cache-control', PRIVATE_NO_STORE).header('x-robots-tag', 'noindex, nofollow')
  if (found.kind === 'redirect') {
    await reply.redirect(appendQuery(encodeURI(found.to), searchParams.toString()), 302)
    return true
  }
  const content = isOpened
    ? found.content
    : hideUnreadable((item) => preview.drafts.includes(item.id), found.content)
  const format = parsePageFormat(searchParams)
  const context = await loadPageContext(
    http.db,
    { site, path: decodedPath, shell },
    content,
    format,
  )
  if (format !== 'html') {
    const text = await renderPageFormat(renderer, context, content, format)
    if (!text) return false
    await reply.type(text.type).send(text.text)
    return true
  }
  const { html, csp } = await renderPage(renderer, context, content, newNonce())
  await reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', csp)
    .send(addPreviewBar(html, site, preview))
  return true
}

/** Returns whether a preview link was made for this content, or for what contains it. */
function isOpenedBy({ drafts }: Preview, content: PageContent): boolean {
  if (drafts === 'site') return true
  switch (content.kind) {
    case 'blocks':
    case 'collection':
      return drafts.includes(content.page.id)
    case 'record':
      return drafts.includes(content.page.id) || drafts.includes(content.item.id)
    case 'list':
    case 'item':
      return drafts.includes(content.store.collection.id)
    case 'page':
    case 'system':
      return false
  }
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** Adds a bar that says the page is a draft preview. */
function addPreviewBar(html: string, { language, timeZone }: Site, { expiresAt }: Preview): string {
  const until = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(expiresAt)
  const previewBar = `<aside class="vitrine-preview-bar" lang="en" dir="ltr" aria-label="Preview"><style>${PREVIEW_BAR_CSS}</style>
<p>Draft preview, available until ${until}. Visitors see the published version.</p><a href="?${PREVIEW_PARAMETER}=" rel="nofollow">End preview</a></aside>`
  const end = html.lastIndexOf('</body>')
  return end === -1 ? html + previewBar : html.slice(0, end) + previewBar + html.slice(end)
}

const PREVIEW_BAR_CSS =
  'html{scroll-padding-block-end:7rem}' +
  '.vitrine-preview-bar{position:sticky;inset-block-end:0;inset-inline:0;z-index:1001;display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;justify-content:center;padding:.5rem 1rem;background:#1a1a1a;color:#fff;font:1rem/1.4 system-ui,sans-serif}' +
  '.vitrine-preview-bar p{margin:0;color:inherit}' +
  '.vitrine-preview-bar a{display:inline-flex;align-items:center;min-height:2.75rem;color:inherit;text-decoration:underline}'

/** Renders and sends an error without anything of the site, which may be locked. */
async function sendPreviewError(
  { website }: PageServer,
  site: Site,
  { request, reply }: Visit,
  error: AppError,
): Promise<void> {
  const nonce = newNonce()
  const { status, message } = error
  const data = { error: { status, message, reference: request.id } }
  const html = await website.renderSystemPage(site, 'error', data, { nonce, isBare: true })
  reply.header('x-robots-tag', 'noindex')
  sendPrivatePage(reply, error, { nonce, html })
}
