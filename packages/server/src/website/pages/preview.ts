import { PREVIEW_COOKIE, PREVIEW_PARAMETER } from '@vitrine/model'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Preview, previewOf } from '../../content/documents/index.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { newNonce } from '../../platform/http/security-headers.ts'
import type { Site } from '../../platform/http/site.ts'
import { splitLocale } from '../../identity/multilingual/index.ts'
import type { Content } from '../render/content.ts'
import { withQuery } from '../../content/redirects/index.ts'
import { drawPage } from '../render/renderer.ts'
import { addressOf } from './address-of.ts'
import { FOR_ONE } from './caching.ts'
import { asText } from './formats.ts'
import { closedTo } from './guards.ts'
import type { PagePorts } from './make-page.ts'
import { formatIn, pageQueryIn } from './page-query.ts'
import { placeToShow } from './popup.ts'
import { readContent } from './read-content.ts'
import { sendForOne, type Visit } from './visit.ts'

/** Every address that is nobody else's: what the pages of the site stand under. */
const PAGES = '/*'

/**
 * Shows drafts to who follows a preview link: the address with the token leads to the address without it,
 * and the browser keeps the token until the link runs out. The link is what gives access to what it is
 * of, also to a page with a password or for members, and past the lock of the whole site: so this comes
 * before all of them. It opens no other page.
 */
export function previewRoutes(app: FastifyInstance, ports: PagePorts): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== PAGES) return
    const given = addressOf(request.url).searchParams.get(PREVIEW_PARAMETER)
    const token = given ?? request.cookies[PREVIEW_COOKIE]
    const site = token === undefined ? undefined : await app.siteOf(request)
    if (token === undefined || !site) return
    if (given === '') return leave({ request, reply })
    try {
      const preview = await previewOf(ports.db, site.id, token)
      if (given !== null) return enter({ request, reply }, token, preview)
      if (await givePreview(ports, { request, reply }, site, preview)) return reply
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      // The host may have been another site's when the cookie was given: nobody asked for a preview here.
      if (given === null && error.status === 404) return
      // Said once: from then on the browser is shown what everybody is.
      reply.clearCookie(PREVIEW_COOKIE, shapeFor(request))
      await refuse(site, { request, reply }, error)
      return reply
    }
  })
}

function enter(visit: Visit, token: string, { expiresAt }: Preview) {
  const { request, reply } = visit
  reply.setCookie(PREVIEW_COOKIE, token, { ...shapeFor(request), expires: expiresAt })
  return onward(visit)
}

function leave(visit: Visit) {
  visit.reply.clearCookie(PREVIEW_COOKIE, shapeFor(visit.request))
  return onward(visit)
}

/** To the same page, without the token in its address: that would be told to others, and written down. */
function onward({ request, reply }: Visit): FastifyReply {
  const { pathname, searchParams } = addressOf(request.url)
  searchParams.delete(PREVIEW_PARAMETER)
  const search = searchParams.toString()
  // Slashes before a path would make it another site's.
  const path = `/${pathname.replace(/^\/+/, '')}`
  return reply
    .header('cache-control', FOR_ONE)
    .header('referrer-policy', 'no-referrer')
    .redirect(search === '' ? path : `${path}?${search}`, 303)
}

function shapeFor({ protocol }: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: protocol === 'https' } as const
}

/** False where no draft stands, or where the link opens nothing: what everybody is given is given then. */
async function givePreview(
  { db, renderer, shells }: PagePorts,
  { request, reply }: Visit,
  site: Site,
  preview: Preview,
): Promise<boolean> {
  const { pathname, searchParams } = addressOf(request.url)
  const asked = decoded(pathname)
  if (asked === undefined) return false
  const { language, path } = splitLocale(await shells.languagesOf(site.id), asked)
  const shell = await shells.ofDrafts(site.id, language, preview.drafts)
  const found = await readContent(db, {
    site,
    shell,
    theme: renderer.themes.get(site.theme),
    path: path.slice(1),
    query: pageQueryIn(searchParams),
    now: new Date(),
  })
  if (!found || found.kind === 'store') return false
  const isOpened = found.kind === 'content' && opens(preview, found.content)
  if (!isOpened && site.isLocked && !preview.isOfSite) return false
  if (!isOpened && found.kind === 'content' && found.guards.length > 0) return false
  reply.header('cache-control', FOR_ONE).header('x-robots-tag', 'noindex, nofollow')
  if (found.kind === 'elsewhere') {
    await reply.redirect(withQuery(encodeURI(found.to), searchParams.toString()), 302)
    return true
  }
  const content = isOpened
    ? found.content
    : closedTo((item) => preview.drafts.includes(item.id), found.content)
  const format = formatIn(searchParams)
  const place = await placeToShow(db, { site, path: asked, shell }, content, format)
  if (format !== 'html') {
    const text = await asText(renderer, place, content, format)
    if (!text) return false
    await reply.type(text.type).send(text.text)
    return true
  }
  const { html, csp } = await drawPage(renderer, place, content, newNonce())
  await reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', csp)
    .send(withBar(html, site, preview))
  return true
}

/** Whether a link is of what is shown, or of what that is in. */
function opens({ drafts }: Preview, content: Content): boolean {
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

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** Nobody takes a draft for what visitors see. */
function withBar(html: string, { language, timeZone }: Site, { expiresAt }: Preview): string {
  const until = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(expiresAt)
  const bar = `<aside class="vitrine-preview-bar" lang="en" dir="ltr" aria-label="Preview"><style>${BAR_CSS}</style>
<p>Preview of drafts, until ${until}. Visitors see what is published.</p><a href="?${PREVIEW_PARAMETER}=" rel="nofollow">End the preview</a></aside>`
  const end = html.lastIndexOf('</body>')
  return end === -1 ? html + bar : html.slice(0, end) + bar + html.slice(end)
}

const BAR_CSS =
  'html{scroll-padding-block-end:7rem}' +
  '.vitrine-preview-bar{position:sticky;inset-block-end:0;inset-inline:0;z-index:1001;display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;justify-content:center;padding:.5rem 1rem;background:#1a1a1a;color:#fff;font:1rem/1.4 system-ui,sans-serif}' +
  '.vitrine-preview-bar p{margin:0;color:inherit}' +
  '.vitrine-preview-bar a{display:inline-flex;align-items:center;min-height:2.75rem;color:inherit;text-decoration:underline}'

/** In words, and with nothing of the site round them: it may be locked. */
async function refuse(site: Site, { request, reply }: Visit, error: AppError): Promise<void> {
  const nonce = newNonce()
  const { status, message } = error
  const data = { error: { status, message, reference: request.id } }
  const draw = request.server.renderSystemPage
  const html = await draw(site, 'error', data, { nonce, isBare: true })
  reply.header('x-robots-tag', 'noindex')
  sendForOne(reply, error, { nonce, html })
}
