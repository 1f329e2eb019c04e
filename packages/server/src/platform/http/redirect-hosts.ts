import type { FastifyInstance } from 'fastify'
import type { HostRequest } from './host-request.ts'

/**
 * Redirects every request to a host that redirects, with its path and query. Routes that need no site are exempt.
 */
export function redirectHosts(
  app: FastifyInstance,
  findRedirectOrigin: (request: HostRequest) => Promise<string | undefined>,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.needsNoSite) return undefined
    // While the database is down, the route tells.
    const origin = await findRedirectOrigin(request).catch(() => undefined)
    if (origin === undefined) return undefined
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const path = request.url.startsWith('/') ? request.url : '/'
    // Browsers ask again: the owner may let the other host redirect.
    return reply
      .header('cache-control', 'no-cache')
      .redirect(`${origin}${path}`, isRead ? 301 : 308)
  })
}
