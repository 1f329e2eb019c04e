import type { Db } from '../../platform/db/db.ts'
import { type SitemapEntry, loadSitemapEntries } from '../../content/documents/index.ts'
import type { Site } from '../../platform/http/site.ts'
import { computeHreflangs, formatLocalePath } from '../../identity/multilingual/index.ts'
import { escapeHtml } from '../../platform/html/escape.ts'
import type { SiteShell } from '../site-shell/index.ts'
import type { Theme } from '../theme-loading/index.ts'
import { loadProductEntries } from './product-entries.ts'
import type { SitemapUrl } from './sitemap-url.ts'

/** The maximum number of URLs in a sitemap. @see https://www.sitemaps.org/protocol.html */
export const MAX_URLS = 50_000
const MAX_BYTES = 45_000_000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const XHTML = 'http://www.w3.org/1999/xhtml'

/**
 * Loads a sitemap of all public URLs: documents in every language with their translations, theme
 * pages, stores, and products in every language that has their title. A large site has an index and parts, counted from 1; undefined if
 * there is no such part.
 */
export async function loadSitemap(
  db: Db,
  { site, shell, theme }: { readonly site: Site; readonly shell: SiteShell; readonly theme: Theme },
  part?: number,
): Promise<string | undefined> {
  const entries = await loadEntries(db, { site, shell, theme })
  const parts = splitEntries(entries.map((entry) => renderEntry(site.origin, entry)))
  if (part !== undefined) return parts.length > 1 ? renderUrlSet(parts[part - 1]) : undefined
  return parts.length > 1 ? renderIndex(site.origin, parts.length) : renderUrlSet(parts[0] ?? [])
}

async function loadEntries(
  db: Db,
  { site, shell, theme }: { readonly site: Site; readonly shell: SiteShell; readonly theme: Theme },
): Promise<readonly SitemapUrl[]> {
  // Restricted stores are not listed.
  const publicStores = shell.stores.filter(
    ({ collection: { id } }) => (shell.pages.get(id)?.access ?? 'everybody') === 'everybody',
  )
  const [addresses, products] = await Promise.all([
    loadSitemapEntries(db, site.id, site.language),
    loadProductEntries(db, { site, shell }, publicStores),
  ])
  const documents = toDocumentEntries(addresses, shell)
  const documentPaths = new Set(documents.map(({ path }) => path))
  const pages = [...theme.pages.keys()].map((key) => (key === 'home' ? '/' : `/${key}`))
  const shops = publicStores
    .filter(({ collection: { id } }) => !shell.pages.has(id))
    .map(({ collection: { urlId } }) => `/${urlId}`)
  return [
    ...[...pages, ...shops].filter((path) => !documentPaths.has(path)).map((path) => ({ path })),
    ...documents,
    ...products,
  ]
}

function toDocumentEntries(
  entries: readonly SitemapEntry[],
  { languages }: SiteShell,
): readonly SitemapUrl[] {
  const published = entries.filter(({ locale }) => languages.some(({ tag }) => tag === locale))
  const versions = new Map<string, Record<string, string>>()
  for (const { documentId, locale, path } of published) {
    const paths = versions.get(documentId) ?? {}
    paths[locale] = `/${path}`
    versions.set(documentId, paths)
  }
  return published.map(({ documentId, locale, path, publishedAt }) => ({
    path: formatLocalePath(languages, locale, `/${path}`),
    changedAt: publishedAt,
    alternates: computeHreflangs(languages, versions.get(documentId) ?? {}),
  }))
}

function renderEntry(origin: string, { path, changedAt, alternates = [] }: SitemapUrl): string {
  const links = alternates.map(
    ({ hreflang, path: other }) =>
      `<xhtml:link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${formatUrl(origin, other)}"/>`,
  )
  const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return `<url><loc>${formatUrl(origin, path)}</loc>${lastmod}${links.join('')}</url>`
}

function formatUrl(origin: string, path: string): string {
  return escapeHtml(origin + encodeURI(path))
}

/** Splits entries by number and size. */
export function splitEntries(
  entries: readonly string[],
  limits: { readonly addresses: number; readonly bytes: number } = {
    addresses: MAX_URLS,
    bytes: MAX_BYTES,
  },
): readonly (readonly string[])[] {
  const parts: string[][] = []
  let bytes = 0
  for (const entry of entries) {
    const size = Buffer.byteLength(entry) + 1
    const last = parts.at(-1)
    if (last && last.length < limits.addresses && bytes + size <= limits.bytes) {
      last.push(entry)
      bytes += size
    } else {
      parts.push([entry])
      bytes = size
    }
  }
  return parts
}

function renderUrlSet(entries: readonly string[] | undefined): string | undefined {
  return (
    entries &&
    `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="${XHTML}">\n${entries.join('\n')}\n</urlset>\n`
  )
}

/** Renders the index of several sitemaps. @see https://www.sitemaps.org/protocol.html#index */
export function renderIndex(origin: string, parts: number): string {
  const entries = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${escapeHtml(origin)}/sitemap-${index + 1}.xml</loc></sitemap>`,
  )
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('\n')}\n</sitemapindex>\n`
}
