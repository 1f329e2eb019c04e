import type { FastifyInstance } from 'fastify'
import { KeptAnswer } from '../../platform/http/kept-answer.ts'
import { httpErrors } from '../../platform/http/problem.ts'
import { SECURITY_HEADERS } from '../../platform/http/security-headers.ts'
import { cachingOf } from './caching.ts'
import type { PagePorts } from './make-page.ts'
import { type Asked, givePublished } from './published.ts'
import { sitemap } from './sitemap.ts'

/** @see compat §4 "Robots disallow"; what pages are drawn with stays readable. */
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

/** Of a site whose owner wants it found by nobody. */
const NOTHING = 'User-agent: *\nDisallow: /\n'

const anyone = { config: { access: 'anyone' } } as const

/** What search engines ask for. */
export function robotsRoutes(app: FastifyInstance, ports: PagePorts): void {
  const { db, renderer, shells } = ports
  const answer = async (asked: Asked, part?: number) => {
    const { site } = asked
    const theme = renderer.themes.get(site.theme)
    const text = await sitemap(db, { site, theme, shell: await shells.of(site.id) }, part)
    if (text === undefined) throw httpErrors.notFound()
    return keepText(asked, 'application/xml', text)
  }
  app.get('/robots.txt', anyone, (request, reply) =>
    givePublished(app, ports, { request, reply, key: '/robots.txt' }, async (asked) => {
      const { settings } = await shells.of(asked.site.id)
      const rules = `${RULES}\nSitemap: ${asked.site.origin}/sitemap.xml\n`
      return keepText(asked, 'text/plain', settings.seo.hidden ? NOTHING : rules)
    }),
  )
  app.get('/sitemap.xml', anyone, (request, reply) =>
    givePublished(app, ports, { request, reply, key: '/sitemap.xml' }, (asked) => answer(asked)),
  )
  app.get<{ Params: { part: string } }>(
    '/sitemap-:part(^[1-9]\\d{0,2}).xml',
    anyone,
    (request, reply) => {
      const part = Number(request.params.part)
      const key = `/sitemap-${part}.xml`
      return givePublished(app, ports, { request, reply, key }, (asked) => answer(asked, part))
    },
  )
}

function keepText(asked: Asked, type: string, text: string): Promise<KeptAnswer> {
  return KeptAnswer.make({
    bytes: Buffer.from(text),
    isCurrent: asked.isCurrent,
    headers: {
      ...SECURITY_HEADERS,
      'content-type': `${type}; charset=utf-8`,
      'cache-control': cachingOf(asked),
    },
  })
}
