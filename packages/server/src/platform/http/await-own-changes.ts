import type { FastifyInstance } from 'fastify'
import type { ContentChanges } from '../db/content-changes.ts'
import type { Db } from '../db/db.ts'

/** Changes arrive within milliseconds; a response must not wait for a broken connection. */
const TIMEOUT_MS = 2_000

/**
 * Delays the response to a change of staff until this process has received it, so that it never shows its own old
 * pages afterwards.
 */
export function awaitOwnChanges(app: FastifyInstance, db: Db, changes: ContentChanges): void {
  app.addHook('onSend', async ({ method, routeOptions }, reply) => {
    const { access } = routeOptions.config
    const isStaff = access !== undefined && access !== 'anyone' && access !== 'site-user'
    if (!isStaff || method === 'GET' || method === 'HEAD' || reply.statusCode >= 400) return
    // The change is committed, whatever becomes of the notification.
    await changes.waitForPending(db, TIMEOUT_MS).catch(() => undefined)
  })
}
