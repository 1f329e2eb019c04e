import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../db/db.ts'
import type { HttpServer } from './http-server.ts'
import { sendProblem, httpErrors } from './problem.ts'
import { isDatabaseAvailable } from './store.ts'

/** A database that needs longer for an empty query cannot serve a page. */
const DATABASE_TIMEOUT_MS = 2_000

/**
 * Serves `/healthz` (the process runs) and `/readyz` (the database responds and the server is not stopping)
 * to load balancers. Neither needs a site.
 */
export function serveHealth({ app, db }: Pick<HttpServer, 'app' | 'db'>): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  const config = { access: 'anyone' } as const
  app.get('/healthz', { config }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'up' }),
  )
  app.get('/readyz', { config }, async (_request, reply) => {
    const isReady = !isStopping && (await isDatabaseReady(db))
    if (!isReady) return sendProblem(reply, httpErrors.busy())
    return reply.header('cache-control', 'no-store').send({ status: 'ready' })
  })
}

async function isDatabaseReady(db: Db): Promise<boolean> {
  const done = new AbortController()
  const timeout = pause(DATABASE_TIMEOUT_MS, false, { signal: done.signal }).catch(() => false)
  try {
    return await Promise.race([isDatabaseAvailable(db), timeout])
  } finally {
    done.abort()
  }
}
