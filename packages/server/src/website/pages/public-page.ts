import { listStockParts, recordShownStock, type ShownStock } from '../../commerce/catalog/index.ts'
import { CachedResponse } from '../../platform/http/cached-response.ts'
import { SECURITY_HEADERS } from '../../platform/http/security-headers.ts'
import { splitLocale } from '../../identity/multilingual/index.ts'
import {
  canReadNothing,
  hideUnreadable,
  loadContent,
  loadPageContext,
  type PageFormat,
  type PageQuery,
} from '../content-loading/index.ts'
import type { RestrictedPage } from '../page-access/index.ts'
import { type CacheRequest, getCacheControl, type PagePorts } from '../page-cache/index.ts'
import type { PageContent, RenderContext } from '../render-context/index.ts'
import { renderPage, renderPageFormat } from '../render/index.ts'
import type { PublishedItem } from '../site-shell/index.ts'
import type { Theme } from '../theme-loading/index.ts'
import { formatLocaleUrl } from '../../identity/multilingual/index.ts'

export interface PageAddress {
  /** The requested path, decoded. */
  readonly path: string
  readonly query: PageQuery
  readonly format: PageFormat
  /** Whether the page is rendered for a visitor who is signed in, and never as everyone sees it. */
  readonly isForOneVisitor?: true
}

/** The result of a URL: a page that is cached, or a reason why it is not. */
export type PageResult =
  | CachedResponse
  | ({ readonly kind: 'restricted' } & RestrictedPage)
  | {
      readonly kind: 'redirect'
      /** A path, not encoded. */
      readonly to: string
      readonly status: 301 | 302
      readonly cacheRequest: CacheRequest
    }
  | { readonly kind: 'missing' }

/** The results that are not cached with the page. */
export type UncachedPage = Exclude<PageResult, CachedResponse>

const MISSING = { kind: 'missing' } as const

/** Renders the page at a URL as everyone sees it. */
export function renderPublicPage(
  ports: PagePorts,
  cacheRequest: CacheRequest,
  address: PageAddress,
): Promise<PageResult> {
  return recordShownStock((shown) => renderFoundPage(ports, { ...cacheRequest, shown }, address))
}

interface PageRequest extends CacheRequest {
  /** The products that the page shows, when it is rendered. */
  readonly shown: ShownStock
}

async function renderFoundPage(
  ports: PagePorts,
  cacheRequest: PageRequest,
  address: PageAddress,
): Promise<PageResult> {
  const { http, renderer, shells } = ports
  const { site } = cacheRequest
  const { format } = address
  const { language, path } = splitLocale(await shells.loadLanguages(site.id), address.path)
  const shell = await shells.load(site.id, language)
  const theme = renderer.themes.get(site.theme)
  const found = await loadContent(http.db, {
    site,
    theme,
    shell,
    path: path.slice(1),
    query: address.query,
    now: new Date(),
  })
  const pageRequest = { site, path: formatPathWithQuery(address), shell }
  switch (found?.kind) {
    case 'redirect':
      return { ...found, cacheRequest }
    case 'content': {
      if (found.guards.length > 0 || address.isForOneVisitor)
        return { kind: 'restricted', pageRequest, found, format }
      const content = hideUnreadable(canReadNothing, found.content)
      const firstItem = getFirstItem(theme, content)
      if (firstItem && format === 'html') {
        const to = formatLocaleUrl(language.prefix, firstItem.path)
        return { kind: 'redirect', to, status: 302, cacheRequest }
      }
      const context = await loadPageContext(http.db, pageRequest, content, format)
      return renderResponse(ports, cacheRequest, { context, content, format, until: found.until })
    }
    default:
      return MISSING
  }
}

/**
 * Returns the first item of a collection whose theme has an item template and no list.
 *
 * @see compat §1 "No .list"
 */
function getFirstItem(theme: Theme, content: PageContent): PublishedItem | undefined {
  if (content.kind !== 'collection') return undefined
  const { collection } = content.page.body
  const templates = theme.collections.get(collection?.typeName ?? '')
  if (!templates?.item || templates.list) return undefined
  const { upcoming = [], items } = content.listing
  return upcoming[0] ?? items[0]
}

/** Returns the path with the parts of the query that change the page. */
function formatPathWithQuery({ path, query }: PageAddress): string {
  const search = new URLSearchParams({ ...query }).toString()
  return search === '' ? path : `${path}?${search}`
}

async function renderResponse(
  ports: PagePorts,
  cacheRequest: PageRequest,
  page: {
    readonly context: RenderContext
    readonly content: PageContent
    readonly format: PageFormat
    readonly until: number | undefined
  },
): Promise<PageResult> {
  const { context, content, format } = page
  const until = Math.min(page.until ?? Infinity, context.calendars?.until ?? Infinity)
  const { site } = cacheRequest
  const hasMemberContent = context.hasMemberContent ?? false
  if (format !== 'html') {
    const text = await renderPageFormat(ports.renderer, context, content, format)
    if (!text) return MISSING
    const isCurrent = createValidity(ports, cacheRequest, { until, showsAllQuantities: true })
    const headers = { 'content-type': text.type }
    return createPageResponse(text.text, headers, { site, isCurrent, hasMemberContent })
  }
  const { html, csp, issues } = await renderPage(ports.renderer, context, content)
  const { printsQuantities } = ports.renderer.themes.get(site.theme)
  const isCurrent = createValidity(ports, cacheRequest, {
    until,
    showsAllQuantities: printsQuantities,
  })
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': csp,
    ...(issues.length > 0 &&
      !ports.http.isProduction && { 'x-template-errors': String(issues.length) }),
  }
  return createPageResponse(html, headers, { site, isCurrent, hasMemberContent })
}

/** Returns whether a rendered page may still be sent. Time and stock change it even if nothing of the site changes. */
function createValidity(
  { changes }: PagePorts,
  { site, shown, partPosition, isCurrent }: PageRequest,
  { until, showsAllQuantities }: { readonly until: number; readonly showsAllQuantities: boolean },
): () => boolean {
  const parts = listStockParts(site.id, shown, showsAllQuantities)
  return () => isCurrent() && Date.now() < until && !changes.havePartsChanged(parts, partPosition)
}

function createPageResponse(
  text: string,
  headers: Readonly<Record<string, string>>,
  options: Pick<CacheRequest, 'site' | 'isCurrent'> & { readonly hasMemberContent: boolean },
): Promise<CachedResponse> {
  const { site, isCurrent, hasMemberContent } = options
  return CachedResponse.create({
    bytes: Buffer.from(text),
    isCurrent,
    hasMemberContent,
    headers: {
      ...SECURITY_HEADERS,
      ...(site.origin.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
      'cache-control': getCacheControl(options),
      ...headers,
    },
  })
}
