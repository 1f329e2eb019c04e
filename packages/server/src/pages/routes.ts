import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../db/db.ts'
import { KeptAnswer } from '../http/kept-answer.ts'
import { httpErrors } from '../http/problem.ts'
import { SECURITY_HEADERS } from '../http/security-headers.ts'
import { ASK_AGAIN } from '../http/static.ts'
import { pageJson } from '../render/page-json.ts'
import { drawPage, type RendererPorts } from '../render/renderer.ts'
import type { Shells } from '../render/shell.ts'
import { type Asked, givePublished, type PublishedPorts } from './published.ts'
import { type PageQuery, readContent } from './read-content.ts'

export interface PagePorts extends PublishedPorts {
  readonly db: Db
  readonly renderer: RendererPorts
  readonly shells: Shells
  readonly production: boolean
}

const anyone = { config: { access: 'anyone' } } as const

/** The pages that everybody sees. They come last: every path that is nobody else's is theirs. */
export function pageRoutes(app: FastifyInstance, ports: PagePorts): void {
  const page = (request: FastifyRequest, reply: FastifyReply) => {
    const { path, query, format } = addressIn(request)
    const key = JSON.stringify([path, query, format])
    return givePublished(app, ports, { request, reply, key }, (asked) =>
      makePage(ports, asked, { path, query, format }),
    )
  }
  app.get('/', anyone, page)
  app.get('/:page', anyone, page)
  app.get('/:collection/p/:item', anyone, page)
  app.get('/*', anyone, async (request, reply) => {
    const { path, search } = partsOf(request.url)
    // One address for each page; slashes before it would make it another site's.
    const bare = `/${path.replaceAll(/^\/+|\/+$/g, '')}`
    if (bare !== path && /^\/[^/\\]*(\/p\/[^/\\]+)?$/.test(bare))
      return reply.redirect(bare + search, 301)
    throw httpErrors.notFound()
  })
}

interface PageAddress {
  readonly path: string
  readonly query: PageQuery
  readonly format: 'html' | 'json' | 'json-pretty'
}

/** The address without what changes nothing: most queries are somebody's campaign. */
function addressIn(request: FastifyRequest): PageAddress {
  const { path, search } = partsOf(request.url)
  const given = new URLSearchParams(search)
  const named = (['category', 'tag', 'offset'] as const).flatMap((name) => {
    const value = given.get(name)
    return value === null || value === '' ? [] : [[name, value] as const]
  })
  const format = given.get('format')
  return {
    path: decoded(path),
    query: Object.fromEntries(named),
    format: format === 'json' || format === 'json-pretty' ? format : 'html',
  }
}

function partsOf(url: string): { readonly path: string; readonly search: string } {
  const sign = url.indexOf('?')
  return sign === -1
    ? { path: url, search: '' }
    : { path: url.slice(0, sign), search: url.slice(sign) }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    throw httpErrors.malformed()
  }
}

async function makePage(ports: PagePorts, asked: Asked, address: PageAddress): Promise<KeptAnswer> {
  const { db, renderer, shells } = ports
  const { site } = asked
  const theme = renderer.themes.get(site.theme)
  const reading = shells.of(site.id)
  const [shell, content] = await Promise.all([
    reading,
    readContent(db, {
      siteId: site.id,
      theme,
      shell: reading,
      path: address.path.slice(1),
      query: address.query,
    }),
  ])
  if (!content) throw httpErrors.notFound()
  const place = { site, path: address.path, shell }
  if (address.format !== 'html') {
    const space = address.format === 'json-pretty' ? 2 : undefined
    const json = JSON.stringify(pageJson(place, content), null, space)
    return keep(json, { 'content-type': 'application/json; charset=utf-8' }, asked)
  }
  const { html, csp, faults } = await drawPage(renderer, place, content)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': csp,
    ...(faults.length > 0 && !ports.production && { 'x-template-errors': String(faults.length) }),
  }
  return keep(html, headers, asked)
}

function keep(
  text: string,
  headers: Readonly<Record<string, string>>,
  { site, isCurrent }: Asked,
): Promise<KeptAnswer> {
  return KeptAnswer.make({
    bytes: Buffer.from(text),
    isCurrent,
    headers: {
      ...SECURITY_HEADERS,
      ...(site.origin.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
      'cache-control': ASK_AGAIN,
      ...headers,
    },
  })
}
