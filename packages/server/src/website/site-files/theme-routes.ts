import type { FastifyReply, FastifyRequest } from 'fastify'
import { formatAssetUrl } from '../../platform/files/asset-url.ts'
import { CachedResponse } from '../../platform/http/cached-response.ts'
import { httpErrors } from '../../platform/http/problem.ts'
import { SECURITY_HEADERS } from '../../platform/http/security-headers.ts'
import { CACHE_REVALIDATE, CACHE_FOREVER, createFileResponse } from '../../platform/http/static.ts'
import {
  type CacheRequest,
  type PublishedPorts,
  servePublished,
  tryServePublished,
} from '../page-cache/index.ts'
import type { SiteShells } from '../site-shell/index.ts'
import { getSiteStyles, type StyleSheets } from '../styles/index.ts'
import type { Theme, ThemeAsset } from '../theme-loading/index.ts'

const PUBLIC = { config: { access: 'anyone' } } as const

type NamedAsset = { readonly name: string } & ThemeAsset

interface Call {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

interface ThemePorts extends PublishedPorts {
  readonly shells: SiteShells
  readonly sheets: StyleSheets
  /** Serves the page at the URL of a request. */
  readonly servePage: (call: Call) => Promise<unknown>
}

/**
 * Mounts the files of the theme: styles, fonts, images and scripts. A URL with a version is cached
 * forever.
 */
export function themeRoutes(ports: ThemePorts): void {
  mountStyles(ports)
  mountFavicon(ports)
  const { app } = ports.http
  app.get<FileAddress>('/static/theme/*', PUBLIC, async (request, reply) => {
    if (!(await serveAsset(ports, { request, reply }, request.params['*'])))
      throw httpErrors.notFound()
  })
  // Older themes name their files without `/static/theme`; an uploaded file has a route of its own.
  app.get<FileAddress>('/assets/*', PUBLIC, async (request, reply) => {
    if (!(await serveAsset(ports, { request, reply }, request.params['*'])))
      throw httpErrors.notFound()
  })
  app.get<FileAddress>('/scripts/*', PUBLIC, async (request, reply) => {
    const name = `scripts/${request.params['*']}`
    if (!(await serveAsset(ports, { request, reply }, name)))
      await ports.servePage({ request, reply })
  })
}

interface FileAddress {
  readonly Params: { readonly '*': string }
}

/** Serves a file of the site's theme; resolves to false if the theme has none of this name. */
async function serveAsset(ports: ThemePorts, call: Call, name: string): Promise<boolean> {
  const { url } = call.request
  const version = new URLSearchParams(url.split('?')[1] ?? '').get('v')
  const key = `${url.split('?')[0]} ${version}`
  const served = await tryServePublished(ports, { ...call, key }, async ({ site, isCurrent }) => {
    const file = ports.themes.get(site.theme).assets.get(name)
    if (!file) return { kind: 'missing' as const }
    const cacheControl = version === file.version ? CACHE_FOREVER : CACHE_REVALIDATE
    return createFileResponse(name, file.bytes, { cacheControl, isCurrent })
  })
  return served.kind === 'served'
}

function mountStyles(ports: ThemePorts): void {
  ports.http.app.get('/site.css', PUBLIC, (request, reply) => {
    const query = new URLSearchParams(request.url.split('?')[1] ?? '')
    const isMinified = query.get('minify') !== 'false' && query.get('debug') !== 'true'
    const isWithoutAesthetics = query.get('aesthetics') === 'none'
    const key = `/site.css ${query.get('v')} ${isMinified} ${isWithoutAesthetics}`
    return servePublished(ports, { request, reply, key }, async ({ site, isCurrent }) => {
      const theme = ports.themes.get(site.theme)
      const { aesthetics } = await ports.shells.load(site.id)
      const all = getSiteStyles(theme, aesthetics)
      const siteStyles = isWithoutAesthetics ? { ...all, after: '' } : all
      const sheet = await ports.sheets.load(theme, { siteId: site.id, isMinified, ...siteStyles })
      const { css, version, issue, retryAt } = sheet
      // Styles that stand in for newer ones are not cached under their version.
      const isNewest = query.get('v') === version && issue === undefined
      const cacheControl = isNewest ? CACHE_FOREVER : CACHE_REVALIDATE
      const isUsable = () => isCurrent() && (retryAt === undefined || Date.now() < retryAt)
      return createFileResponse('site.css', Buffer.from(css), { cacheControl, isCurrent: isUsable })
    })
  })
}

function mountFavicon(ports: ThemePorts): void {
  ports.http.app.get('/favicon.ico', PUBLIC, (request, reply) =>
    servePublished(ports, { request, reply, key: '/favicon.ico' }, async (version) => {
      const { settings, assets } = await ports.shells.load(version.site.id)
      const siteStyles = assets.get(settings.faviconId ?? '')
      if (siteStyles) return createIconRedirect(formatAssetUrl(siteStyles), version)
      const { isCurrent, site } = version
      const file = findFavicon(ports.themes.get(site.theme))
      if (!file) throw httpErrors.notFound()
      return createFileResponse(file.name, file.bytes, {
        cacheControl: CACHE_REVALIDATE,
        isCurrent,
      })
    }),
  )
}

function findFavicon({ assets }: Theme): NamedAsset | undefined {
  for (const name of ['favicon.ico', 'favicon.svg', 'favicon.png']) {
    const asset = assets.get(name)
    if (asset) return { name, ...asset }
  }
  return undefined
}

/** Creates the redirect to the owner's icon. */
function createIconRedirect(
  location: string,
  { isCurrent }: CacheRequest,
): Promise<CachedResponse> {
  return CachedResponse.create({
    bytes: Buffer.from(`The icon is at ${location}\n`),
    status: 302,
    isCurrent,
    headers: {
      ...SECURITY_HEADERS,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': CACHE_REVALIDATE,
      location,
    },
  })
}
