import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { ClientBase, Pool, PoolClient } from 'pg'
import { MIGRATIONS } from '../config/paths.ts'

/** The key of the lock: any number that nothing else in the database locks. */
export const LOCK = 8_317_001

export interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/**
 * Applies the pending migrations in the order of their names, each in a transaction of its own, so that a
 * later failure undoes nothing. Resolves to the names of the applied ones.
 *
 * Servers that start at once take turns. The lock belongs to the session, so `pool` must not lead to a pooler
 * that shares sessions (PgBouncer in transaction mode).
 */
export async function migrate(pool: Pool, folder: URL = MIGRATIONS): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const pending = getPending(listMigrations(folder), await loadApplied(client))
    for (const migration of pending) await apply(client, migration)
    return pending.map(({ name }) => name)
  } finally {
    // Ending the session frees the lock, also if the connection broke.
    client.release(true)
  }
}

/** Lists the migrations of this version, in order. */
export function listMigrations(folder: URL = MIGRATIONS): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.sort().map((name) => {
    // A checkout on Windows may have other line endings.
    const sql = readFileSync(new URL(name, folder), 'utf8').replaceAll('\r\n', '\n')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

async function createMigrationTable(client: ClientBase): Promise<void> {
  await client.query(`
    create table if not exists migration (
      name       text        primary key,
      checksum   text        not null,
      applied_at timestamptz not null default now()
    )
  `)
}

async function loadApplied(client: PoolClient): Promise<Map<string, string>> {
  await createMigrationTable(client)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migration order by name',
  )
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

function getPending(known: readonly Migration[], done: ReadonlyMap<string, string>): Migration[] {
  const names = new Set(known.map(({ name }) => name))
  const unknown = [...done.keys()].find((name) => !names.has(name))
  if (unknown)
    throw new Error(
      `The database is newer than this Vitrine: it has the migration ${unknown}. Start the newer version, or restore an older backup.`,
    )
  const changed = known.find(({ name, checksum }) => (done.get(name) ?? checksum) !== checksum)
  if (changed)
    throw new Error(
      `The migration ${changed.name} was edited after the database applied it. Restore the file, and add a new migration instead.`,
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

/** Applies chosen migrations in the transaction of the caller, for a database that is restored. */
export async function applyWithin(
  client: ClientBase,
  isChosen: (migration: Migration) => boolean,
): Promise<void> {
  await createMigrationTable(client)
  for (const { name, sql, checksum } of listMigrations().filter(isChosen)) {
    await client.query(sql)
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum])
  }
}
