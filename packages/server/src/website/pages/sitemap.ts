import { productAddresses } from '../../commerce/catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { type Address, addressesOf } from '../../content/documents/index.ts'
import type { Site } from '../../platform/http/site.ts'
import { type Hreflang, hreflangs, localePath } from '../../identity/multilingual/index.ts'
import { escapeHtml } from '../../platform/html/escape.ts'
import type { Shell } from '../render/shell.ts'
import { storeUrl } from '../render/store-url.ts'
import type { Theme } from '../render/theme.ts'

/** A sitemap holds no more, nor more bytes. @see https://www.sitemaps.org/protocol.html */
export const MOST_ADDRESSES = 50_000
const MOST_BYTES = 45_000_000

/** Twenty sitemaps: of a larger shop search engines find the rest by its lists. */
const MOST_PRODUCTS = 1_000_000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const XHTML = 'http://www.w3.org/1999/xhtml'

interface Told {
  /** With the language's prefix. */
  readonly path: string
  readonly changedAt?: Date
  readonly alternates?: readonly Hreflang[]
}

/**
 * The site's addresses that are for everybody: documents in every language with their versions in the
 * others, the theme's pages, shops and products. In one sitemap, or an index of several and each of them
 * as `part`, counted from 1; undefined when there is no such part.
 */
export async function sitemap(
  db: Db,
  { site, shell, theme }: { readonly site: Site; readonly shell: Shell; readonly theme: Theme },
  part?: number,
): Promise<string | undefined> {
  const told = await toldOf(db, { site, shell, theme })
  const parts = partsOf(told.map((one) => entryOf(site.origin, one)))
  if (part !== undefined) return parts.length > 1 ? listOf(parts[part - 1]) : undefined
  return parts.length > 1 ? indexOf(site.origin, parts.length) : listOf(parts[0] ?? [])
}

async function toldOf(
  db: Db,
  { site, shell, theme }: { readonly site: Site; readonly shell: Shell; readonly theme: Theme },
): Promise<readonly Told[]> {
  const [addresses, products] = await Promise.all([
    addressesOf(db, site.id, site.language),
    productAddresses(db, site.id, MOST_PRODUCTS),
  ])
  const documents = ofDocuments(addresses, shell)
  const taken = new Set(documents.map(({ path }) => path))
  const pages = [...theme.pages.keys()].map((key) => (key === 'home' ? '/' : `/${key}`))
  // What not everybody may read is not told to everybody.
  const open = shell.stores
    .map(({ collection }) => collection)
    .filter(({ id }) => (shell.pages.get(id)?.access ?? 'everybody') === 'everybody')
  const storeUrls = new Map(open.map((store) => [store.urlId, storeUrl(shell, store)]))
  const shops = open.filter(({ id }) => !shell.pages.has(id)).map(({ urlId }) => `/${urlId}`)
  return [
    ...[...pages, ...shops].filter((path) => !taken.has(path)).map((path) => ({ path })),
    ...documents,
    ...products
      .filter(({ collectionUrlId }) => storeUrls.has(collectionUrlId))
      .map(({ collectionUrlId, urlId, updatedAt }) => ({
        path: `${storeUrls.get(collectionUrlId) ?? ''}/p/${urlId}`,
        changedAt: updatedAt,
      })),
  ]
}

function ofDocuments(addresses: readonly Address[], { languages }: Shell): readonly Told[] {
  const shown = addresses.filter(({ locale }) => languages.some(({ tag }) => tag === locale))
  const versions = new Map<string, Record<string, string>>()
  for (const { documentId, locale, path } of shown) {
    const known = versions.get(documentId) ?? {}
    known[locale] = `/${path}`
    versions.set(documentId, known)
  }
  return shown.map(({ documentId, locale, path, publishedAt }) => ({
    path: localePath(languages, locale, `/${path}`),
    changedAt: publishedAt,
    alternates: hreflangs(languages, versions.get(documentId) ?? {}),
  }))
}

function entryOf(origin: string, { path, changedAt, alternates = [] }: Told): string {
  const links = alternates.map(
    ({ hreflang, path: other }) =>
      `<xhtml:link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${address(origin, other)}"/>`,
  )
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return `<url><loc>${address(origin, path)}</loc>${changed}${links.join('')}</url>`
}

function address(origin: string, path: string): string {
  return escapeHtml(origin + encodeURI(path))
}

/** The entries in as many lists as their number and size ask for. */
export function partsOf(
  entries: readonly string[],
  most: { readonly addresses: number; readonly bytes: number } = {
    addresses: MOST_ADDRESSES,
    bytes: MOST_BYTES,
  },
): readonly (readonly string[])[] {
  const parts: string[][] = []
  let bytes = 0
  for (const entry of entries) {
    const size = Buffer.byteLength(entry) + 1
    const last = parts.at(-1)
    if (last && last.length < most.addresses && bytes + size <= most.bytes) {
      last.push(entry)
      bytes += size
    } else {
      parts.push([entry])
      bytes = size
    }
  }
  return parts
}

function listOf(entries: readonly string[] | undefined): string | undefined {
  return (
    entries &&
    `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="${XHTML}">\n${entries.join('\n')}\n</urlset>\n`
  )
}

/** @see https://www.sitemaps.org/protocol.html#index */
export function indexOf(origin: string, parts: number): string {
  const entries = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${escapeHtml(origin)}/sitemap-${index + 1}.xml</loc></sitemap>`,
  )
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('\n')}\n</sitemapindex>\n`
}
