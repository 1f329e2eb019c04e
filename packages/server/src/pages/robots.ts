import type { FastifyInstance } from 'fastify'
import { productAddresses, productUrl } from '../catalog/index.ts'
import { KeptAnswer } from '../http/kept-answer.ts'
import { SECURITY_HEADERS } from '../http/security-headers.ts'
import { ASK_AGAIN } from '../http/static.ts'
import { escapeHtml } from '../render/escape.ts'
import type { PagePorts } from './routes.ts'
import { type Asked, givePublished } from './published.ts'

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

/** A sitemap holds no more. @see https://www.sitemaps.org/protocol.html */
const MOST_ADDRESSES = 50_000

const anyone = { config: { access: 'anyone' } } as const

/** What search engines ask for. */
export function robotsRoutes(app: FastifyInstance, ports: PagePorts): void {
  app.get('/robots.txt', anyone, (request, reply) =>
    givePublished(app, ports, { request, reply, key: '/robots.txt' }, (asked) =>
      keepText(asked, 'text/plain', `${RULES}\nSitemap: ${asked.site.origin}/sitemap.xml\n`),
    ),
  )
  app.get('/sitemap.xml', anyone, (request, reply) =>
    givePublished(app, ports, { request, reply, key: '/sitemap.xml' }, async (asked) =>
      keepText(asked, 'application/xml', await sitemap(ports, asked)),
    ),
  )
}

async function sitemap({ db, renderer, shells }: PagePorts, asked: Asked): Promise<string> {
  const { site } = asked
  const theme = renderer.themes.get(site.theme)
  const shell = await shells.of(site.id)
  const products = await productAddresses(db, site.id, MOST_ADDRESSES)
  const pages = [
    '/',
    ...[...theme.pages.keys()].filter((key) => key !== 'home').map((key) => `/${key}`),
  ]
  const lists = shell.stores.map(({ collection }) => `/${collection.urlId}`)
  const items = products.map(({ collectionUrlId, urlId, updatedAt }) => ({
    path: productUrl(collectionUrlId, urlId),
    changed: `<lastmod>${updatedAt.toISOString()}</lastmod>`,
  }))
  const all = [...[...pages, ...lists].map((path) => ({ path, changed: '' })), ...items]
  const urls = all.slice(0, MOST_ADDRESSES).map(({ path, changed }) => {
    const at = encodeURI(path)
    return `<url><loc>${escapeHtml(site.origin + at)}</loc>${changed}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

function keepText({ isCurrent }: Asked, type: string, text: string): Promise<KeptAnswer> {
  return KeptAnswer.make({
    bytes: Buffer.from(text),
    isCurrent,
    headers: {
      ...SECURITY_HEADERS,
      'content-type': `${type}; charset=utf-8`,
      'cache-control': ASK_AGAIN,
    },
  })
}
