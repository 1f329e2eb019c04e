import { join } from 'node:path'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { runningAt, startEmbedded } from './embedded.ts'
import { migrateJobs } from '../jobs/migrate-jobs.ts'
import { migrate } from './migrate.ts'
import { poolClient } from './pool-client.ts'

/** The database or one transaction on it: what is written for the one runs in the other. */
export type Db = PgDatabase<NodePgQueryResultHKT>

export interface Database {
  readonly db: Db
  readonly pool: pg.Pool
  /** Where it is, for those who need a connection of their own. */
  readonly url: string
  readonly close: () => Promise<void>
}

// Amounts are bigint; left alone, the driver hands out int8 as text.
pg.types.setTypeParser(pg.types.builtins.INT8, BigInt)

/** Opens the PostgreSQL at `url`, or else our own in the data folder, and brings it up to date. */
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
  return { db, pool, url, close }
}

/** Of the oldest PostgreSQL that the statements are written for. */
const LEAST_VERSION = 15

/** Throws, in words for who set DATABASE_URL, when it leads to nothing that we can use. */
async function assertUsable(pool: pg.Pool): Promise<void> {
  const answer = pool.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  )
  const { rows } = await answer.catch((cause: unknown) => {
    const said = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`The database at DATABASE_URL cannot be used: ${said}`, { cause })
  })
  const version = rows[0]?.version ?? ''
  if (Number.parseInt(version, 10) < LEAST_VERSION)
    throw new Error(
      `DATABASE_URL leads to PostgreSQL ${version}: ${LEAST_VERSION} is the oldest that will do.`,
    )
}

/** For a command that may run beside the server: joins the database that a running server has started. */
export async function joinDatabase(at: {
  readonly url?: string | undefined
  readonly dataDir: string
}): Promise<Database> {
  return (await runningDatabase(at)) ?? openDatabase(at)
}

/** The database that is there already; undefined where ours does not run. */
export async function runningDatabase(at: {
  readonly url?: string | undefined
  readonly dataDir: string
}): Promise<Database | undefined> {
  const url = at.url ?? (await runningAt(join(at.dataDir, 'postgres')))
  if (url === undefined) return undefined
  const { db, pool } = connect(url)
  return { db, pool, url, close: () => pool.end() }
}

/** Connects without migrating. Who gets no connection in time is refused: the shop is busy. */
export function connect(
  url: string,
  { max = 20, connectionTimeoutMillis = 5_000 }: pg.PoolConfig = {},
): { readonly db: Db; readonly pool: pg.Pool } {
  const Client = poolClient()
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis, Client })
  // Whoever waits for an answer hears of a connection that breaks, and the next one is another. Idle, or
  // between two questions of a transaction, nobody does; unheard, the error would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { db: drizzle(pool), pool }
}
