import type { FastifyInstance } from 'fastify'

/** A route that does not say who may call it cannot be registered: the server does not start. */
export function requireAccess(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.access === undefined)
      throw new Error(`${String(method)} ${url} does not say who may call it`)
  })
}
