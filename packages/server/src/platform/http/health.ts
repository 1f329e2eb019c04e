import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { answer, httpErrors } from './problem.ts'
import { isAnswering } from './store.ts'

/** A database that takes longer to say anything at all cannot serve a page. */
const PATIENCE_MS = 2_000

/**
 * For whoever watches the process: `/healthz` says that it is up, `/readyz` that requests may be sent
 * to it - the database answers, and nobody has asked it to stop. Neither needs a site.
 */
export function serveHealth(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  const config = { access: 'anyone' } as const
  app.get('/healthz', { config }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'up' }),
  )
  app.get('/readyz', { config }, async (_request, reply) => {
    const isReady = !isStopping && (await answersInTime(app))
    if (!isReady) return answer(reply, httpErrors.busy())
    return reply.header('cache-control', 'no-store').send({ status: 'ready' })
  })
}

async function answersInTime(app: FastifyInstance): Promise<boolean> {
  const enough = new AbortController()
  const tooLate = pause(PATIENCE_MS, false, { signal: enough.signal }).catch(() => false)
  try {
    return await Promise.race([isAnswering(app.db), tooLate])
  } finally {
    enough.abort()
  }
}
