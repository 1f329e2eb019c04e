import { httpErrors } from '../../platform/http/problem.ts'
import { type CacheRequest, type PagePorts, servePublished } from '../page-cache/index.ts'
import { loadSitemap } from './sitemap.ts'
import { createTextResponse } from './text-response.ts'

/**
 * The rules of robots.txt; the resources of pages stay readable.
 * @see compat §4 "Robots disallow"
 */
const RULES = `User-agent: *
Disallow: /config
Disallow: /search
Disallow: /account
Disallow: /cart
Disallow: /checkout
Disallow: /order/
Disallow: /api/
Allow: /static/app/
Allow: /static/theme/
Disallow: /static/
Disallow: /*?format=
Disallow: /*&format=
Disallow: /*?author=
Disallow: /*&author=
Disallow: /*?tag=
Disallow: /*&tag=
Disallow: /*?month=
Disallow: /*&month=
Disallow: /*?view=
Disallow: /*&view=
Disallow: /*?reversePaginate=
Disallow: /*&reversePaginate=
`

/** The rules of a site that is hidden from search engines. */
const DISALLOW_ALL = 'User-agent: *\nDisallow: /\n'

const PUBLIC = { config: { access: 'anyone' } } as const

/** Mounts robots.txt and the sitemaps. */
export function robotsRoutes(ports: PagePorts): void {
  const { http, renderer, shells } = ports
  const renderSitemap = async (cacheRequest: CacheRequest, part?: number) => {
    const { site } = cacheRequest
    const theme = renderer.themes.get(site.theme)
    const text = await loadSitemap(
      http.db,
      { site, theme, shell: await shells.load(site.id) },
      part,
    )
    if (text === undefined) throw httpErrors.notFound()
    return createTextResponse(cacheRequest, 'application/xml', text)
  }
  http.app.get('/robots.txt', PUBLIC, (request, reply) =>
    servePublished(ports, { request, reply, key: '/robots.txt' }, async (cacheRequest) => {
      const { settings } = await shells.load(cacheRequest.site.id)
      const rules = `${RULES}\nSitemap: ${cacheRequest.site.origin}/sitemap.xml\n`
      return createTextResponse(
        cacheRequest,
        'text/plain',
        settings.seo.hidden ? DISALLOW_ALL : rules,
      )
    }),
  )
  http.app.get('/sitemap.xml', PUBLIC, (request, reply) =>
    servePublished(ports, { request, reply, key: '/sitemap.xml' }, (cacheRequest) =>
      renderSitemap(cacheRequest),
    ),
  )
  http.app.get<{ Params: { part: string } }>(
    '/sitemap-:part(^[1-9]\\d{0,2}).xml',
    PUBLIC,
    (request, reply) => {
      const part = Number(request.params.part)
      const key = `/sitemap-${part}.xml`
      return servePublished(ports, { request, reply, key }, (cacheRequest) =>
        renderSitemap(cacheRequest, part),
      )
    },
  )
}
