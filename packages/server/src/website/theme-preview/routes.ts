import * as contract from '@vitrine/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { loadPreviousTheme } from '../../identity/sites/index.ts'
import { mount } from '../../platform/http/mount.ts'
import { httpErrors } from '../../platform/http/problem.ts'
import { admitRequest } from '../../platform/http/request-context.ts'
import { formatCanvasPolicy, newNonce } from '../../platform/http/security-headers.ts'
import { createFileResponse, sendCached } from '../../platform/http/static.ts'
import { type PagePorts, parseRequestUrl, PRIVATE_NO_STORE } from '../page-cache/index.ts'
import { loadTheme, themeErrors } from '../themes/index.ts'
import type { Theme, Themes } from '../theme-loading/index.ts'
import { compareThemes } from './compare-themes.ts'
import { listPreviewPages } from './preview-pages.ts'
import { formatPreviewUrl, renderThemePreview } from './render-preview.ts'

const ACCESS = 'design.write'
const STAFF = { config: { access: ACCESS } } as const

/** Mounts the previews of themes: the pages of a site in a theme that its visitors do not see. */
export function themePreviewRoutes(ports: PagePorts): void {
  const { http, themes } = ports

  mount(http, contract.readThemeChoices, async ({ site, db }) => {
    const current = await loadTheme(ports, db, site)
    const previous = await loadPreviousTheme(db, site.id)
    return {
      current: current.name,
      previous: themes.names.find((name) => name === previous && name !== current.name) ?? null,
      themes: themes.names.map((name) => ({ name, title: themes.get(name).title })),
      pages: await listPreviewPages(ports, site),
    }
  })

  mount(http, contract.compareTheme, async ({ params, site, db }) => {
    const next = getTheme(themes, params.name)
    return compareThemes(ports, site, { current: await loadTheme(ports, db, site), next })
  })

  http.app.get<{ Params: { theme: string } }>(
    '/config/canvas/themes/:theme',
    STAFF,
    async (request, reply) => {
      const { site } = await admitRequest(http, request, reply, { method: 'GET', access: ACCESS })
      const theme = getTheme(themes, request.params.theme)
      const path = parseRequestUrl(request.url).searchParams.get('path') ?? '/'
      const preview = await renderThemePreview(ports, { site, theme, path })
      if ('redirect' in preview) return reply.redirect(formatPreviewUrl(theme, preview.redirect))
      return reply
        .code(preview.status)
        .type('text/html; charset=utf-8')
        .header('cache-control', PRIVATE_NO_STORE)
        .header('content-security-policy', formatCanvasPolicy(newNonce()))
        .header('x-robots-tag', 'noindex, nofollow')
        .send(preview.html)
    },
  )

  http.app.get<{ Params: { theme: string; '*': string } }>(
    '/config/canvas/themes/:theme/files/*',
    STAFF,
    async (request, reply) => {
      await admitRequest(http, request, reply, { method: 'GET', access: ACCESS })
      await sendAsset(getTheme(themes, request.params.theme), request, reply)
    },
  )
}

/** Returns an installed theme. Throws `themes.unknown`. */
function getTheme(themes: Themes, name: string): Theme {
  if (!themes.names.includes(name)) throw themeErrors.unknown()
  return themes.get(name)
}

/** Sends a file of a theme. Throws `notFound`. */
async function sendAsset(
  theme: Theme,
  request: FastifyRequest<{ Params: { '*': string } }>,
  reply: FastifyReply,
): Promise<void> {
  const name = request.params['*']
  const asset = theme.assets.get(name)
  if (!asset) throw httpErrors.notFound()
  const response = await createFileResponse(name, asset.bytes, { cacheControl: PRIVATE_NO_STORE })
  await response.compressFor(request.raw)
  sendCached(request, reply, response)
}
