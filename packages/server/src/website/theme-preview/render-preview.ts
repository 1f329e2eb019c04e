import { getReservedSegment } from '@vitrine/model'
import { newContent } from '@vitrine/page'
import { splitLocale } from '../../identity/multilingual/index.ts'
import type { PagePreview } from '../../platform/http/page-server.ts'
import type { Site } from '../../platform/http/site.ts'
import { formatCanvasPage } from '../canvas/index.ts'
import {
  canReadNothing,
  hideUnreadable,
  loadContent,
  loadPageContext,
  parsePageQuery,
} from '../content-loading/index.ts'
import { type PagePorts, parseRequestUrl } from '../page-cache/index.ts'
import type { PageContent } from '../render-context/index.ts'
import { renderPage } from '../render/index.ts'
import type { Theme } from '../theme-loading/index.ts'

/** A renderer without the scripts of visitors. */
const NO_SCRIPTS = {
  bootstrap: [],
  legacy: [],
  adFrame: '',
  tracking: [],
  preloads: () => [],
} as const

const NOT_FOUND: PageContent = { kind: 'system', name: 'not-found', data: {} }

/** Returns the URL of the preview of a page in a theme. `path` may have a query. */
export function formatPreviewUrl({ name }: Pick<Theme, 'name'>, path: string): string {
  return `/config/canvas/themes/${name}?path=${encodeURIComponent(path)}`
}

/**
 * Renders a page of a site in an installed theme, without scripts, with all drafts: what the site will be if the owner
 * publishes. Its links lead to previews.
 */
export async function renderThemePreview(
  { http: { db }, renderer, shells }: PagePorts,
  {
    site,
    theme,
    path: address,
  }: { readonly site: Site; readonly theme: Theme; readonly path: string },
): Promise<PagePreview> {
  const { pathname, searchParams } = parseRequestUrl(address)
  const { language, path } = splitLocale(await shells.loadLanguages(site.id), decodePath(pathname))
  const shell = await shells.loadWithDrafts(site.id, language, 'site')
  const previewed = { ...site, theme: theme.name }
  const query = parsePageQuery(searchParams)
  const now = new Date()
  const found = await loadContent(db, {
    ...{ site: previewed, theme, shell, path: path.slice(1), query, now },
  })
  if (found?.kind === 'redirect') return { redirect: found.to }
  const content =
    found?.kind === 'content' ? hideUnreadable(canReadNothing, found.content) : NOT_FOUND
  const request = { site: previewed, path: address, shell, isThemePreview: true }
  // The format leaves out the popup, which would cover the page.
  const context = await loadPageContext(db, request, content, 'main-content')
  const { html } = await renderPage(
    { ...renderer, scripts: NO_SCRIPTS, runsPageScripts: false },
    context,
    content,
  )
  const page = formatCanvasPage(html, { content: newContent(), more: '' })
  return { status: content === NOT_FOUND ? 404 : 200, html: toPreview(page, theme) }
}

/** Decodes a path; an invalid one is that of no page. */
function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** Makes links lead to previews or nowhere, and the files of the theme load from its preview. */
function toPreview(html: string, theme: Theme): string {
  return html
    .replaceAll('/static/theme/', `/config/canvas/themes/${theme.name}/files/`)
    .replaceAll(/<(?:a|area)\b[^>]*>/gi, (tag) => toPreviewLink(tag, theme))
}

function toPreviewLink(tag: string, theme: Theme): string {
  return tag
    .replaceAll(/\s(?:target|download|ping)(?:="[^"]*"|='[^']*'|(?=[\s>]))/gi, '')
    .replace(/\shref=(?:"([^"]*)"|'([^']*)'|([^\s>]*))/i, (attribute, ...values: unknown[]) => {
      const href = values.slice(0, 3).find((value) => typeof value === 'string') ?? ''
      if (typeof href !== 'string' || href.startsWith('#')) return attribute
      const path = cutFragment(href).replaceAll('&amp;', '&')
      const isPage = /^\/(?![/\\])/.test(path) && getReservedSegment(path) === undefined
      return isPage ? ` href="${formatPreviewUrl(theme, path)}"` : ''
    })
}

function cutFragment(href: string): string {
  const at = href.indexOf('#')
  return at === -1 ? href : href.slice(0, at)
}
