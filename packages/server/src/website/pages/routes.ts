import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/http/app-error.ts'
import { httpErrors } from '../../platform/http/problem.ts'
import { redirectFor } from '../../content/redirects/index.ts'
import { Elsewhere, keepRedirect } from './elsewhere.ts'
import { lowerCased } from './lower-cased.ts'
import { makePage, type PageAddress, type PagePorts } from './make-page.ts'
import { formatIn, pageQueryIn } from './page-query.ts'
import { givePublished, MembersSeeMore } from './published.ts'
import { giveRestricted, Restricted } from './restricted.ts'
import { giveSearch, maySearch } from './search-page.ts'

const anyone = { config: { access: 'anyone' } } as const

/** The pages that everybody sees. They come last: every path that is nobody else's is theirs. */
export function pageRoutes(app: FastifyInstance, ports: PagePorts): void {
  const page = (request: FastifyRequest, reply: FastifyReply) => {
    const address = addressIn(request)
    const key = JSON.stringify([address.path, address.query, address.format])
    return givePublished(app, ports, { request, reply, key }, (asked) =>
      makePage(ports, asked, address),
    )
      .catch(async (error: unknown) => {
        if (!(error instanceof MembersSeeMore)) throw error
        await makePage(ports, error.asked, { ...address, forOne: true })
      })
      .catch((error: unknown) => {
        if (error instanceof Restricted)
          return giveRestricted(ports, { request, reply, restricted: error })
        return error instanceof Elsewhere
          ? onward(request, reply, error)
          : moved(request, reply, error)
      })
  }
  /** To where the page is. The visitor's whole query goes on, so each one is an answer of its own. */
  const onward = (request: FastifyRequest, reply: FastifyReply, at: Elsewhere) => {
    const { path, search } = partsOf(request.url)
    const { to, status, asked } = at
    const key = JSON.stringify(['elsewhere', to, status, path, search])
    return givePublished(app, ports, { request, reply, key }, () =>
      keepRedirect({ target: encodeURI(to), status }, search, asked),
    )
  }
  /** Where the site's owner lets an address lead at which nothing stands, or the one that was meant. */
  const moved = async (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
    if (!isNotFound(error)) throw error
    const { path, search } = partsOf(request.url)
    const key = JSON.stringify(['moved', path, search])
    await givePublished(app, ports, { request, reply, key }, async (asked) => {
      const named = decoded(path)
      const found = await redirectFor(ports.db, asked.site.id, named)
      if (found) return keepRedirect(found, search, asked)
      const target = await lowerCased(ports, asked, named)
      if (target === undefined) throw error
      return keepRedirect({ target, status: 301 }, search, asked)
    })
  }
  const give = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { path, search } = partsOf(request.url)
    // One address for each page; slashes before it would make it another site's.
    const bare = `/${path.replaceAll(/^\/+|\/+$/g, '')}`
    if (maySearch(path) && (await giveSearch(app, ports, { request, reply }))) return reply
    if (bare === path || bare.includes('\\')) return page(request, reply)
    return moved(request, reply, httpErrors.notFound()).catch((error: unknown) => {
      // What went wrong is no reason to send anybody elsewhere for good.
      if (!isNotFound(error)) throw error
      return reply.redirect(bare + search, 301)
    })
  }
  app.decorate('givePage', give)
  app.get('/*', anyone, give)
}

function isNotFound(error: unknown): boolean {
  return error instanceof AppError && error.code === httpErrors.notFound().code
}

function addressIn(request: FastifyRequest): PageAddress {
  const { path, search } = partsOf(request.url)
  const given = new URLSearchParams(search)
  return { path: decoded(path), query: pageQueryIn(given), format: formatIn(given) }
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
