import type { FastifyInstance } from 'fastify'

/** Rejects the registration of routes without `access`: the server does not start. */
export function requireAccess(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.access === undefined) throw new Error(`${String(method)} ${url} has no access`)
  })
}
