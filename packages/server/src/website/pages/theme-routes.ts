import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { assetUrl } from '../../platform/files/asset-url.ts'
import { KeptAnswer } from '../../platform/http/kept-answer.ts'
import { httpErrors } from '../../platform/http/problem.ts'
import { SECURITY_HEADERS } from '../../platform/http/security-headers.ts'
import { ASK_AGAIN, FOREVER, keptFile } from '../../platform/http/static.ts'
import type { Shells } from '../render/shell.ts'
import type { StyleSheets } from '../render/styles/sheets.ts'
import { ownStyles } from '../render/site-styles.ts'
import type { Asset, Theme } from '../render/theme.ts'
import { type Asked, givePublished, type PublishedPorts } from './published.ts'

const anyone = { config: { access: 'anyone' } } as const

type Found = { readonly name: string } & Asset

interface ThemePorts extends PublishedPorts {
  readonly shells: Shells
  readonly sheets: StyleSheets
}

/** The theme's own files: styles, fonts, pictures, scripts. Asked for by version they are for good. */
export function themeRoutes(app: FastifyInstance, ports: ThemePorts): void {
  const serve = (
    call: { readonly request: FastifyRequest; readonly reply: FastifyReply },
    find: (theme: Theme) => Found | undefined,
  ) => {
    const { request } = call
    const asked = new URLSearchParams(request.url.split('?')[1] ?? '').get('v')
    const key = `${request.url.split('?')[0]} ${asked}`
    return givePublished(app, ports, { ...call, key }, async ({ site, isCurrent }) => {
      const file = find(ports.themes.get(site.theme))
      if (!file) throw httpErrors.notFound()
      const cacheControl = asked === file.version ? FOREVER : ASK_AGAIN
      return keptFile(file.name, file.bytes, { cacheControl, isCurrent })
    })
  }
  app.get('/site.css', anyone, (request, reply) => {
    const query = new URLSearchParams(request.url.split('?')[1] ?? '')
    const isMinified = query.get('minify') !== 'false' && query.get('debug') !== 'true'
    const isBare = query.get('aesthetics') === 'none'
    const key = `/site.css ${query.get('v')} ${isMinified} ${isBare}`
    return givePublished(app, ports, { request, reply, key }, async ({ site, isCurrent }) => {
      const theme = ports.themes.get(site.theme)
      const { aesthetics } = await ports.shells.of(site.id)
      const own = ownStyles(site, theme, isBare ? undefined : aesthetics)
      const asked = { siteId: site.id, isMinified, ...own }
      const { css, version, fault, retryAt } = await ports.sheets.of(theme, asked)
      // What stands in for newer styles is not kept for good under their name.
      const isNewest = query.get('v') === version && fault === undefined
      const cacheControl = isNewest ? FOREVER : ASK_AGAIN
      const isStill = () => isCurrent() && (retryAt === undefined || Date.now() < retryAt)
      return keptFile('site.css', Buffer.from(css), { cacheControl, isCurrent: isStill })
    })
  })
  app.get<{ Params: { '*': string } }>('/static/theme/*', anyone, (request, reply) => {
    const name = request.params['*']
    return serve({ request, reply }, ({ assets }) => {
      const asset = assets.get(name)
      return asset && { name, ...asset }
    })
  })
  app.get('/favicon.ico', anyone, (request, reply) =>
    givePublished(app, ports, { request, reply, key: '/favicon.ico' }, async (asked) => {
      const { settings, assets } = await ports.shells.of(asked.site.id)
      const own = assets.get(settings.faviconId ?? '')
      if (own) return keepRedirect(assetUrl(own), asked)
      const { isCurrent, site } = asked
      const file = faviconOf(ports.themes.get(site.theme))
      if (!file) throw httpErrors.notFound()
      return keptFile(file.name, file.bytes, { cacheControl: ASK_AGAIN, isCurrent })
    }),
  )
}

function faviconOf({ assets }: Theme): Found | undefined {
  for (const name of ['favicon.ico', 'favicon.svg', 'favicon.png']) {
    const asset = assets.get(name)
    if (asset) return { name, ...asset }
  }
  return undefined
}

/** The owner's own picture. */
function keepRedirect(location: string, { isCurrent }: Asked): Promise<KeptAnswer> {
  return KeptAnswer.make({
    bytes: Buffer.from(`The icon is at ${location}\n`),
    status: 302,
    isCurrent,
    headers: {
      ...SECURITY_HEADERS,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': ASK_AGAIN,
      location,
    },
  })
}
