import type { FastifyReply, FastifyRequest } from 'fastify'
import { admitRequest } from '../../platform/http/request-context.ts'
import { formatContentSecurityPolicy, newNonce } from '../../platform/http/security-headers.ts'
import { getDefaultLanguage, splitLocale } from '../../identity/multilingual/index.ts'
import {
  loadPageOfType,
  loadRenderContext,
  type PageFormat,
  parsePageFormat,
} from '../content-loading/index.ts'
import { type PagePorts, parseRequestUrl } from '../page-cache/index.ts'
import type { PageContent, RenderContext } from '../render-context/index.ts'
import { type RendererPorts, renderPage, renderPageFormat } from '../render/index.ts'
import { getPageMessages } from '../translations/index.ts'
import { formatLocaleUrl } from '../../identity/multilingual/index.ts'
import { parseSearch, find, toSearchView } from '../../audience/search/index.ts'

const SEARCH_PATH = '/search'

/** Returns whether a path may be the search page in some language. */
export function isSearchPath(path: string): boolean {
  return path.endsWith(SEARCH_PATH)
}

/**
 * Serves the search page in the language of its URL; false if the URL is a page's. It is rendered
 * for each visitor and not cached, because queries are endless.
 *
 * @see storefront spec §2 "/search"
 */
export async function serveSearch(
  { http, renderer, shells }: PagePorts,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<boolean> {
  const { db } = http
  const { pathname, searchParams } = parseRequestUrl(request.url)
  const knownSite = await http.findSite(request)
  const languages = knownSite ? await shells.loadLanguages(knownSite.id) : []
  if (!knownSite || splitLocale(languages, pathname).path !== SEARCH_PATH) return false

  const { site } = await admitRequest(http, request, reply, {
    method: 'GET',
    access: 'anyone',
    limit: 'search',
  })
  const { language } = splitLocale(languages, pathname)
  const { prefix, tag } = language
  const shell = await shells.load(site.id, language)
  const query = parseSearch(searchParams)
  const fallback = getDefaultLanguage(languages).tag
  const [result, ownPage] = await Promise.all([
    find(db, site.id, { ...query, locale: tag, fallback }),
    loadPageOfType(db, { site, shell }, 'search'),
  ])
  const page = ownPage?.body.access.kind === 'everybody' ? ownPage : undefined
  const { strings, translate } = getPageMessages(
    renderer.themes.get(site.theme),
    language,
    renderer,
  )
  const formatUrl = (path: string) => formatLocaleUrl(prefix, path)
  const search = toSearchView(result, { ...query, translate, buildUrl: formatUrl })
  const heading = page?.meta.title
  const data = { search: { ...search, heading: heading ?? strings['searchTitle'] } }
  const context = await loadRenderContext(
    db,
    { site, path: formatUrl('search'), shell },
    page ? [page.body] : [],
  )
  const title = search.status === '' ? (heading ?? search.title) : search.title
  const content = {
    kind: 'system',
    name: 'search',
    data,
    title,
    intro: page,
    path: 'search',
  } as const

  await sendSearch(renderer, reply, { context, content, format: parsePageFormat(searchParams) })
  return true
}

async function sendSearch(
  renderer: RendererPorts,
  reply: FastifyReply,
  page: {
    readonly context: RenderContext
    readonly content: PageContent
    readonly format: PageFormat
  },
): Promise<void> {
  const { context, content, format } = page
  reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
  const text =
    format === 'html' ? undefined : await renderPageFormat(renderer, context, content, format)
  if (text) {
    await reply.type(text.type).send(text.text)
    return
  }
  const nonce = newNonce()
  const { html } = await renderPage(renderer, context, content, nonce)
  await reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', formatContentSecurityPolicy({ nonce }, html))
    .send(html)
}
