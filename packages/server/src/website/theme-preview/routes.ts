import * as contract from '@vitrine/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { loadPreviousTheme } from '../../identity/sites/index.ts'
import { mount } from '../../platform/http/mount.ts'
import { httpErrors } from '../../platform/http/problem.ts'
import { admitRequest } from '../../platform/http/request-context.ts'
import type { Site } from '../../platform/http/site.ts'
import { formatCanvasPolicy, newNonce } from '../../platform/http/security-headers.ts'
import { createFileResponse, sendCached } from '../../platform/http/static.ts'
import { type PagePorts, parseRequestUrl, PRIVATE_NO_STORE } from '../page-cache/index.ts'
import { listOwnThemes, loadTheme, themeErrors } from '../themes/index.ts'
import { formatOwnThemeName, parseOwnThemeName, type Theme } from '../theme-loading/index.ts'
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
    const installed = themes.names.map((name) => ({ name, title: themes.get(name).title }))
    const own = (await listOwnThemes(db, site.id)).flatMap(({ id, title, publishedVersion }) =>
      publishedVersion === null ? [] : [{ name: formatOwnThemeName(id), title }],
    )
    const choices = [...installed, ...own]
    const isPrevious = ({ name }: { readonly name: string }) =>
      name === previous && name !== current.name
    return {
      current: current.name,
      previous: choices.find(isPrevious)?.name ?? null,
      themes: choices,
      pages: await listPreviewPages(ports, site),
    }
  })

  mount(http, contract.compareTheme, async ({ params, site, db }) => {
    const next = await loadChoice(ports, site, params.name)
    return compareThemes(ports, site, { current: await loadTheme(ports, db, site), next })
  })

  http.app.get<{ Params: { theme: string } }>(
    '/config/canvas/themes/:theme',
    STAFF,
    async (request, reply) => {
      const { site } = await admitRequest(http, request, reply, { method: 'GET', access: ACCESS })
      const theme = await loadChoice(ports, site, request.params.theme)
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
      const { site } = await admitRequest(http, request, reply, { method: 'GET', access: ACCESS })
      await sendAsset(await loadChoice(ports, site, request.params.theme), request, reply)
    },
  )
}

/** Loads an installed theme, or one of the site or its draft. Throws `themes.unknown`. */
async function loadChoice(
  { themes, ownThemes }: Pick<PagePorts, 'themes' | 'ownThemes'>,
  site: Pick<Site, 'id'>,
  name: string,
): Promise<Theme> {
  const isKnown = parseOwnThemeName(name)
    ? await ownThemes.load(site.id, name)
    : themes.names.includes(name)
  if (!isKnown) throw themeErrors.unknown()
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
