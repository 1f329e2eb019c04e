import { getSiteTitle, type PageContent, type RenderContext } from '../render-context/index.ts'
import { formatPageUrl } from '../site-shell/index.ts'
import { computeStylesVersion, getSiteStyles } from '../styles/index.ts'
import type { Theme } from '../theme-loading/index.ts'
import type { PageMetadata } from './metadata-type.ts'
import type { ClientScripts } from './client-scripts.ts'
import { getPageMetadata } from './page-metadata.ts'
import { renderProductEvent } from './product-event.ts'
import { escapeHtml, toScriptJson } from '../../platform/html/escape.ts'

/** Returns the title of a page. */
export function getPageTitle(context: RenderContext, content: PageContent): string {
  return getPageMetadata(context, content).title
}

interface HeadInput {
  readonly theme: Theme
  /** The CSS of the theme, if visitors do not have the same. */
  readonly themeCss: string | undefined
  readonly scripts: ClientScripts
  /** The rendered content of the page. */
  readonly main: string
  /** The CSS of the page. */
  readonly css: string
  /** The static context script; without a nonce the policy names its hash. */
  readonly context: string
  /** The owner's code, sanitized. */
  readonly code: string
  readonly nonce: string | undefined
  /** The revision of a theme in development, whose pages reload after each change. */
  readonly themeRevision: number | undefined
}

/** Renders the head of a page, which `{squarespace-headers}` prints. */
export function renderHead(context: RenderContext, content: PageContent, input: HeadInput): string {
  const { theme, themeCss, css, code } = input
  const metadata = getPageMetadata(context, content)
  return [
    `<title>${escapeHtml(metadata.title)}</title>`,
    ...(metadata.description === ''
      ? []
      : [renderMeta('name', 'description', metadata.description)]),
    ...(metadata.url === undefined || metadata.isHidden || context.shell.settings.seo.hidden
      ? ['<meta name="robots" content="noindex">']
      : []),
    ...(metadata.url === undefined
      ? []
      : [
          `<link rel="canonical" href="${escapeHtml(metadata.url)}">`,
          ...renderOpenGraph(context, metadata),
        ]),
    ...metadata.alternates.map(
      ({ hreflang, url }) =>
        `<link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(url)}">`,
    ),
    ...renderFeedLink(context, content),
    ...renderStyleLinks(context, theme, themeCss),
    ...(css === '' ? [] : [`<style>${css}</style>`]),
    ...renderScripts(context, input),
    ...metadata.structuredData.map(
      (fact) => `<script type="application/ld+json">${toScriptJson(fact)}</script>`,
    ),
    ...renderProductEvent(context, content),
    ...(code === '' ? [] : [code]),
    '<!-- End of Squarespace Headers -->',
  ].join('\n')
}

/** Renders the scripts of a page. */
function renderScripts(context: RenderContext, input: HeadInput): readonly string[] {
  const { theme, scripts, main, context: staticContext, nonce, themeRevision } = input
  const hasNonce = nonce === undefined ? '' : ` nonce="${escapeHtml(nonce)}"`
  return [
    `<script data-name="static-context"${hasNonce}>${staticContext}</script>`,
    // Before the scripts of the theme, which call it while they load.
    ...(theme.callsLegacyScripts ? scripts.legacy : []).map(
      (url) => `<script src="${escapeHtml(url)}"></script>`,
    ),
    ...scripts.preloads(main).map((url) => `<link rel="modulepreload" href="${escapeHtml(url)}">`),
    ...scripts.bootstrap.map((url) => `<script type="module" src="${escapeHtml(url)}"></script>`),
    ...renderTrackingScript(context, scripts),
    ...(themeRevision === undefined
      ? []
      : [`<script defer src="/theme-reload.js" data-revision="${themeRevision}"></script>`]),
  ]
}

/**
 * Renders the script that counts visits. It gives way to everything that the page needs, and a preview of drafts is no
 * visit.
 */
function renderTrackingScript(
  { shell }: RenderContext,
  { tracking }: ClientScripts,
): readonly string[] {
  return shell.drafts === undefined
    ? tracking.map(
        (url) =>
          `<script type="module" async fetchpriority="low" src="${escapeHtml(url)}"></script>`,
      )
    : []
}

/**
 * Renders the style sheet links. Draft aesthetics are inline, published ones are in the style
 * sheet. So is the CSS of the theme, if visitors do not have the same.
 */
function renderStyleLinks(
  { shell }: RenderContext,
  theme: Theme,
  themeCss: string | undefined,
): readonly string[] {
  const siteStyles = getSiteStyles(theme, shell.aesthetics)
  if (shell.drafts === undefined && themeCss === undefined)
    return [`<link rel="stylesheet" href="/site.css?v=${computeStylesVersion(theme, siteStyles)}">`]
  const version = computeStylesVersion(theme, { ...siteStyles, after: '' })
  const sheet =
    themeCss === undefined
      ? `<link rel="stylesheet" href="/site.css?v=${version}&amp;aesthetics=none">`
      : `<style data-theme-styles>${themeCss.replaceAll('</', String.raw`<\/`)}</style>`
  return siteStyles.after === ''
    ? [sheet]
    : [sheet, `<style data-site-styles>${siteStyles.after}</style>`]
}

/** Renders the feed link of a collection. */
function renderFeedLink(context: RenderContext, content: PageContent): readonly string[] {
  if (content.kind !== 'collection' && content.kind !== 'record') return []
  const { page } = content
  const url = `${formatPageUrl(context, page.path)}?format=rss`
  const title = escapeHtml(page.meta.title)
  return [
    `<link rel="alternate" type="application/rss+xml" title="${title}" href="${escapeHtml(url)}">`,
  ]
}

function renderOpenGraph(context: RenderContext, metadata: PageMetadata): readonly string[] {
  const imageTags = metadata.image
    ? [
        renderMeta('property', 'og:image', metadata.image.url),
        renderMeta('property', 'og:image:width', String(metadata.image.width)),
        renderMeta('property', 'og:image:height', String(metadata.image.height)),
      ]
    : []
  return [
    renderMeta('property', 'og:site_name', getSiteTitle(context)),
    renderMeta('property', 'og:title', metadata.title),
    renderMeta('property', 'og:type', metadata.type),
    renderMeta('property', 'og:url', metadata.url ?? ''),
    ...(metadata.description === ''
      ? []
      : [renderMeta('property', 'og:description', metadata.description)]),
    ...imageTags,
    renderMeta('name', 'twitter:card', metadata.image ? 'summary_large_image' : 'summary'),
  ]
}

function renderMeta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}">`
}
