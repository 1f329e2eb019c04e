import { calendarCss } from '@vitrine/blocks'
import { type About, aboutOf } from './about.ts'
import type { ClientScripts } from './client-scripts.ts'
import type { Content, Place } from './content.ts'
import { contentCss } from './content-html.ts'
import { commentsCss } from './post-entry.ts'
import { escapeHtml, scriptJson } from '../../platform/html/escape.ts'
import { overlaysCss } from './overlays.ts'
import { ownStyles, versionOf } from './site-styles.ts'
import type { Theme } from './theme.ts'
import { urlOf } from './urls.ts'
import { siteTitle } from './view/website.ts'

/** What browsers call the page. */
export function pageTitle(place: Place, content: Content): string {
  return aboutOf(place, content).title
}

/** What is written into the head of a page: what `{squarespace-headers}` prints. */
export function headOf(
  place: Place,
  content: Content,
  given: {
    readonly theme: Theme
    readonly scripts: ClientScripts
    /** What the page shows, already drawn. */
    readonly main: string
    /** The static context, and the nonce it runs by where it has no hash. */
    readonly context: string
    readonly nonce: string | undefined
    /** Somebody works on the theme: the page is loaded again when that changes. */
    readonly reloads: boolean
  },
): string {
  const { theme, scripts, main, context, nonce, reloads } = given
  const about = aboutOf(place, content)
  const css =
    contentCss(place) + overlaysCss(place) + commentsCss(content) + monthCss(place, content)
  const hasNonce = nonce === undefined ? '' : ` nonce="${escapeHtml(nonce)}"`
  return [
    `<title>${escapeHtml(about.title)}</title>`,
    ...(about.description === '' ? [] : [meta('name', 'description', about.description)]),
    ...(about.url === undefined || about.isHidden || place.shell.settings.seo.hidden
      ? ['<meta name="robots" content="noindex">']
      : []),
    ...(about.url === undefined
      ? []
      : [`<link rel="canonical" href="${escapeHtml(about.url)}">`, ...openGraph(place, about)]),
    ...about.alternates.map(
      ({ hreflang, url }) =>
        `<link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(url)}">`,
    ),
    ...feedLink(place, content),
    ...styleLinks(place, theme),
    ...(css === '' ? [] : [`<style>${css}</style>`]),
    `<script data-name="static-context"${hasNonce}>${context}</script>`,
    // Before the theme's own scripts, which call it while they are read.
    ...(theme.callsOlderScripts ? scripts.older : []).map(
      (url) => `<script src="${escapeHtml(url)}"></script>`,
    ),
    ...scripts.preloads(main).map((url) => `<link rel="modulepreload" href="${escapeHtml(url)}">`),
    ...scripts.bootstrap.map((url) => `<script type="module" src="${escapeHtml(url)}"></script>`),
    ...(reloads ? ['<script defer src="/theme-reload.js"></script>'] : []),
    ...about.facts.map((fact) => `<script type="application/ld+json">${scriptJson(fact)}</script>`),
    '<!-- End of Squarespace Headers -->',
  ].join('\n')
}

/** Looks that are a draft are in the page itself, and those that everybody sees are not. */
function styleLinks({ site, shell }: Place, theme: Theme): readonly string[] {
  const own = ownStyles(site, theme, shell.aesthetics)
  if (shell.drafts === undefined)
    return [`<link rel="stylesheet" href="/site.css?v=${versionOf(theme, own)}">`]
  const version = versionOf(theme, { ...own, after: '' })
  const link = `<link rel="stylesheet" href="/site.css?v=${version}&amp;aesthetics=none">`
  return own.after === '' ? [link] : [link, `<style>${own.after}</style>`]
}

/** What a month needs that no block has drawn. */
function monthCss({ calendars }: Place, content: Content): string {
  return content.kind === 'collection' && calendars?.months.has(content.page.id) ? calendarCss : ''
}

/** A list that grows can be followed. */
function feedLink(place: Place, content: Content): readonly string[] {
  if (content.kind !== 'collection' && content.kind !== 'record') return []
  const { page } = content
  const url = `${urlOf(place, page.path)}?format=rss`
  const title = escapeHtml(page.meta.title)
  return [
    `<link rel="alternate" type="application/rss+xml" title="${title}" href="${escapeHtml(url)}">`,
  ]
}

function openGraph(place: Place, about: About): readonly string[] {
  const picture = about.picture
    ? [
        meta('property', 'og:image', about.picture.url),
        meta('property', 'og:image:width', String(about.picture.width)),
        meta('property', 'og:image:height', String(about.picture.height)),
      ]
    : []
  return [
    meta('property', 'og:site_name', siteTitle(place)),
    meta('property', 'og:title', about.title),
    meta('property', 'og:type', about.type),
    meta('property', 'og:url', about.url ?? ''),
    ...(about.description === '' ? [] : [meta('property', 'og:description', about.description)]),
    ...picture,
    meta('name', 'twitter:card', about.picture ? 'summary_large_image' : 'summary'),
  ]
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}">`
}
