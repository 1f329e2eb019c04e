import { join } from 'node:path'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { findRunningUrl, startEmbedded } from './embedded.ts'
import { migrateJobs } from '../jobs/migrate-jobs.ts'
import { migrate } from './migrate.ts'
import { createPoolClient } from './pool-client.ts'

/** The database or a transaction on it: code for one runs in the other. */
export type Db = PgDatabase<NodePgQueryResultHKT>

export interface Database {
  readonly db: Db
  readonly pool: pg.Pool
  /** The URL, for connections of other code. */
  readonly url: string
  /** Lines for the operator about the place of the embedded database. */
  readonly notes: readonly string[]
  readonly close: () => Promise<void>
}

// Amounts are bigint, but the driver returns int8 as text by default.
pg.types.setTypeParser(pg.types.builtins.INT8, BigInt)

/** Opens the PostgreSQL at `url`, or else the embedded one in the data folder, and applies the migrations. */
export async function openDatabase(at: {
  readonly url?: string | undefined
  readonly dataDir: string
}): Promise<Database> {
  const embedded = at.url === undefined ? await startEmbedded(join(at.dataDir, 'postgres')) : null
  const url = at.url ?? embedded?.url ?? ''
  const { db, pool } = connect(url)
  const close = async () => {
    await pool.end()
    await embedded?.stop()
  }
  try {
    if (at.url !== undefined) await assertUsable(pool)
    await migrateJobs(pool)
    await migrate(pool)
  } catch (error) {
    await close()
    throw error
  }
  const notes = embedded ? [embedded.cluster, ...embedded.notes] : ['DATABASE_URL']
  return { db, pool, url, notes, close }
}

/** Opens a database without migrations and connections, for a program that needs it alone. */
export async function openStoppedDatabase(at: {
  readonly url?: string | undefined
  readonly dataDir: string
}): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  if (at.url !== undefined) return { url: at.url, close: async () => undefined }
  const { url, stop } = await startEmbedded(join(at.dataDir, 'postgres'))
  return { url, close: stop }
}

/** The oldest supported major version of PostgreSQL. */
const MIN_VERSION = 15

/** Throws an error for the operator if the server at DATABASE_URL cannot be used. */
async function assertUsable(pool: pg.Pool): Promise<void> {
  const answer = pool.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  )
  const { rows } = await answer.catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`Vitrine cannot use the database at DATABASE_URL: ${reason}`, { cause })
  })
  const version = rows[0]?.version ?? ''
  if (Number.parseInt(version, 10) < MIN_VERSION)
    throw new Error(
      `The server at DATABASE_URL is PostgreSQL ${version}. Vitrine needs PostgreSQL ${MIN_VERSION} or newer.`,
    )
}

/** Joins the database of a running server, or opens it: for commands that may run beside the server. */
export async function joinDatabase(at: {
  readonly url?: string | undefined
  readonly dataDir: string
}): Promise<Database> {
  return (await findRunningDatabase(at)) ?? openDatabase(at)
}

/** Finds the database that is running; undefined if the embedded one is not. */
export async function findRunningDatabase(at: {
  readonly url?: string | undefined
  readonly dataDir: string
}): Promise<Database | undefined> {
  const url = at.url ?? (await findRunningUrl(join(at.dataDir, 'postgres')))
  if (url === undefined) return undefined
  const { db, pool } = connect(url)
  const notes = [at.url === undefined ? at.dataDir : 'DATABASE_URL']
  return { db, pool, url, notes, close: () => pool.end() }
}

/** A new connection plans each statement anew, which costs the first order on it several milliseconds. */
const IDLE_MS = 5 * 60_000

/** Connects without migrating. A request that gets no connection in time is rejected, as the shop is busy. */
export function connect(
  url: string,
  { max = 20, connectionTimeoutMillis = 5_000 }: pg.PoolConfig = {},
): { readonly db: Db; readonly pool: pg.Pool } {
  const Client = createPoolClient()
  const pool = new pg.Pool({
    ...{ connectionString: url, max, connectionTimeoutMillis, Client },
    idleTimeoutMillis: IDLE_MS,
  })
  // A pending query learns of a broken connection, and the next query gets another. An idle client has no
  // listener otherwise, and the error would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { db: drizzle(pool), pool }
}
