import type { FastifyInstance } from 'fastify'

/**
 * Closes each connection after its last response once the app closes. Browsers would keep it open for a minute, and the
 * server could not stop in time.
 */
export function closeConnectionsOnStop(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onResponse', async () => {
    if (isStopping) setImmediate(() => app.server.closeIdleConnections())
  })
}
