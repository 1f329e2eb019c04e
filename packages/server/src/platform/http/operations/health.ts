import { statfs } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { BYTES_PER_MB } from '@vitrine/model'
import type { Db } from '../../db/db.ts'
import type { AppError } from '../app-error.ts'
import type { HttpServer } from '../http-server.ts'
import { sendProblem, httpErrors } from '../problem.ts'
import { isDatabaseAvailable } from '../store.ts'

/** A database that needs longer for an empty query cannot serve a page. */
const DATABASE_TIMEOUT_MS = 2_000
/** Less free space than this fails the next upload, and soon the database. */
const MIN_FREE_BYTES = 50 * BYTES_PER_MB

export interface HealthPorts {
  /** Returns whether the installation has a site. */
  readonly hasSite: () => Promise<boolean>
  /** The folder of the database and of uploads; undefined if there is none. */
  readonly dataDir?: string | undefined
  /** The free space that the folder needs. */
  readonly minFreeBytes?: number | undefined
}

/**
 * Serves `/healthz` (the process runs) and `/readyz` to load balancers. Neither needs a site. The server is ready
 * if the database responds, a site is served, the disk has room, and it is not stopping.
 */
export function serveHealth({ app, db }: Pick<HttpServer, 'app' | 'db'>, ports: HealthPorts): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  const config = { access: 'anyone', needsNoSite: true } as const
  app.get('/healthz', { config }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'up' }),
  )
  app.get('/readyz', { config }, async (_request, reply) => {
    const error = isStopping ? httpErrors.busy() : await findObstacle(db, ports)
    if (error) return sendProblem(reply, error)
    return reply.header('cache-control', 'no-store').send({ status: 'ready' })
  })
}

/** Finds what keeps the server from serving sites. */
async function findObstacle(db: Db, ports: HealthPorts): Promise<AppError | undefined> {
  if (!(await isDatabaseReady(db))) return httpErrors.busy()
  if (!(await ports.hasSite())) return httpErrors.noSite()
  const { dataDir, minFreeBytes = MIN_FREE_BYTES } = ports
  if (dataDir === undefined) return undefined
  const free = await loadFreeBytes(dataDir)
  return free !== undefined && free < minFreeBytes ? httpErrors.diskFull() : undefined
}

/** Loads the free space of the disk of a folder; undefined if the folder cannot be read. */
async function loadFreeBytes(folder: string): Promise<number | undefined> {
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => undefined,
  )
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
