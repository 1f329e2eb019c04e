import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Pool, PoolClient } from 'pg'
import { MIGRATIONS } from '../config/paths.ts'

/** Any number, as long as nothing else in the database locks the same one. */
const LOCK = 8_317_001

interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/**
 * Runs the migrations that have not run, in the order of their names, each in a transaction of its
 * own: what is done stays done when a later one fails. Resolves to the names of those it ran.
 *
 * Two servers that start at once take turns. The lock belongs to the session, so `pool` must not lead
 * to a pooler that shares sessions (PgBouncer in transaction mode).
 */
export async function migrate(pool: Pool, folder: URL = MIGRATIONS): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const pending = unapplied(migrationsIn(folder), await applied(client))
    for (const migration of pending) await apply(client, migration)
    return pending.map(({ name }) => name)
  } finally {
    // Ending the session frees the lock, also when the connection is what broke.
    client.release(true)
  }
}

function migrationsIn(folder: URL): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.sort().map((name) => {
    // A checkout on Windows may have changed the ends of the lines.
    const sql = readFileSync(new URL(name, folder), 'utf8').replaceAll('\r\n', '\n')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

async function applied(client: PoolClient): Promise<Map<string, string>> {
  await client.query(`
    create table if not exists migration (
      name       text        primary key,
      checksum   text        not null,
      applied_at timestamptz not null default now()
    )
  `)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migration order by name',
  )
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

function unapplied(known: readonly Migration[], done: ReadonlyMap<string, string>): Migration[] {
  const names = new Set(known.map(({ name }) => name))
  const unknown = [...done.keys()].find((name) => !names.has(name))
  if (unknown)
    throw new Error(
      `The database is newer than this Vitrine (it has run ${unknown}): start the newer version again, or restore a backup from before it.`,
    )
  const changed = known.find(({ name, checksum }) => (done.get(name) ?? checksum) !== checksum)
  if (changed)
    throw new Error(
      `${changed.name} is not what it was when the database ran it: put it back, and write what you want changed as a new migration.`,
    )
  return known.filter(({ name }) => !done.has(name))
}

async function apply(client: PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback').catch(() => undefined)
    throw new Error(`The migration ${name} failed.`, { cause })
  }
}
