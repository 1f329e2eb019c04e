import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { BackupEntry, Manifest, TableHeader } from './format.ts'
import { quoteName, quoteTable, SCHEMAS } from './names.ts'
import { LOCK } from '../../platform/db/migrate.ts'
import { listTables, PORTABLE_TEXT } from './snapshot-store.ts'

/** The sessions of a program that has just ended last a moment longer. */
const MAX_WAIT_MS = 3_000

/** Waits for the end of other sessions on the database. Resolves to whether there are none. */
export async function waitUntilAlone(client: pg.ClientBase): Promise<boolean> {
  for (const began = Date.now(); ; await pause(100)) {
    // Without privileges, only the owner of a session is known; background processes have none.
    const { rows } = await client.query(
      `select from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and usesysid is not null`,
    )
    if (rows.length === 0) return true
    if (Date.now() - began > MAX_WAIT_MS) return false
  }
}

/** Begins the transaction of a restore. A server that starts now waits for its end before it migrates. */
export async function beginRestore(client: pg.ClientBase): Promise<void> {
  await client.query('begin')
  await client.query('select pg_advisory_xact_lock($1)', [LOCK])
  await client.query(PORTABLE_TEXT)
}

export async function commitRestore(client: pg.ClientBase): Promise<void> {
  await client.query('commit')
}

/** Returns whether the database has rows, and whether its tables are those of another program. */
export async function describeTarget(
  client: pg.ClientBase,
): Promise<{ readonly isForeign: boolean; readonly isEmpty: boolean }> {
  const tables = (await listTables(client)).filter(({ schema }) => schema === 'public')
  const isForeign = tables.length > 0 && !tables.some(({ name }) => name === 'migration')
  for (const table of tables.filter(({ name }) => name !== 'migration')) {
    const { rows } = await client.query(`select from ${quoteTable(table)} limit 1`)
    if (rows.length > 0) return { isForeign, isEmpty: false }
  }
  return { isForeign, isEmpty: true }
}

/** Drops every object in the schema `public`, except those of extensions. */
export async function dropEverything(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `with own as (select oid from pg_namespace where nspname = 'public'),
       extended as (select objid from pg_depend where deptype = 'e')
     select format('drop %s if exists %I.%I cascade',
         case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
           else 'table' end, 'public', relname) as statement
     from pg_class where relnamespace in (table own) and relkind in ('r', 'p', 'v', 'm', 'S')
       and oid not in (table extended)
     union all
     select format('drop routine if exists %s cascade', oid::regprocedure)
     from pg_proc where pronamespace in (table own) and oid not in (table extended)
     union all
     select format('drop type if exists %I.%I cascade', 'public', typname)
     from pg_type where typnamespace in (table own) and typtype in ('d', 'e', 'r')
       and oid not in (table extended)
     union all
     select format('drop collation if exists %I.%I cascade', 'public', collname)
     from pg_collation where collnamespace in (table own) and oid not in (table extended)`,
  )
  for (const { statement } of rows) await client.query(statement)
}

/** Empties every table, also those that migrations filled. Foreign keys must be detached. */
export async function emptyTables(client: pg.ClientBase): Promise<void> {
  const tables = (await listTables(client)).filter((table) => !isOwnedByQueue(table))
  await client.query(`truncate ${tables.map(quoteTable).join(', ')}`)
}

/** Returns whether the queue itself writes a table: the list of its migrations. */
export function isOwnedByQueue({ schema, name }: Pick<TableHeader, 'schema' | 'name'>): boolean {
  return schema === 'graphile_worker' && name === 'migrations'
}

/** Copies the rows of an entry into its table. Resolves to their number. */
/** Creates the partitions of the raw hits that a backup can have. */
const HIT_PARTITIONS = `select public.create_hit_partition(month::date) from generate_series(
  now() - interval '26 months', now() + interval '1 month', interval '1 month') as month`

export async function restoreRows(
  client: pg.ClientBase,
  { header, content }: BackupEntry<TableHeader>,
): Promise<number> {
  const columns = header.columns.map(quoteName).join(', ')
  if (header.name === 'hit') await client.query(HIT_PARTITIONS)
  const text = `copy ${quoteTable(header)} (${columns}) from stdin with (encoding 'UTF8')`
  const stream = client.query(copyFrom(text))
  await pipeline(content, stream)
  if (header.name === 'hit') await client.query('select public.drop_empty_hit_partitions()')
  return stream.rowCount
}

export async function restoreSequences(
  client: pg.ClientBase,
  sequences: Manifest['sequences'],
): Promise<void> {
  for (const sequence of sequences)
    await client.query('select setval($1::regclass, $2, $3)', [
      quoteTable(sequence),
      sequence.lastValue,
      sequence.isCalled,
    ])
}

/** Releases the jobs that a worker of the backup was running: it does not exist any more. */
export async function releaseJobs(client: pg.ClientBase): Promise<void> {
  await client.query(`
    update graphile_worker._private_jobs set locked_at = null, locked_by = null
    where locked_at is not null;
    update graphile_worker._private_job_queues set locked_at = null, locked_by = null
    where locked_at is not null
  `)
}

interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

interface Trigger {
  readonly table: string
  readonly name: string
  readonly mode: string
}

const TRIGGER_MODES: Readonly<Record<string, string>> = {
  O: 'enable',
  R: 'enable replica',
  A: 'enable always',
  D: 'disable',
}

/**
 * Runs `work` without foreign keys and triggers, then creates the keys again, which checks every row, and restores the
 * triggers. The owner of the tables may do all of it.
 */
export async function withoutChecks(
  client: pg.ClientBase,
  work: () => Promise<void>,
): Promise<void> {
  // Names in definitions are complete if no schema is searched.
  await client.query(`set local search_path to ''`)
  const keys = await listForeignKeys(client)
  const triggers = await listTriggers(client)
  await client.query('set local search_path to default')
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${quoteName(name)}`)
  for (const { table, name } of triggers)
    await client.query(`alter table ${table} disable trigger ${quoteName(name)}`)
  await work()
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${quoteName(name)} ${definition}`)
  for (const { table, name, mode } of triggers)
    await client.query(`alter table ${table} ${TRIGGER_MODES[mode]} trigger ${quoteName(name)}`)
}

async function listForeignKeys(client: pg.ClientBase): Promise<readonly ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype = 'f' and connamespace = any($1::text[]::regnamespace[]) order by 1, 2`,
    [SCHEMAS],
  )
  return rows
}

async function listTriggers(client: pg.ClientBase): Promise<readonly Trigger[]> {
  const { rows } = await client.query<Trigger>(
    `select tgrelid::regclass::text as table, tgname as name, tgenabled as mode
     from pg_trigger join pg_class on pg_class.oid = tgrelid
     where relnamespace = any($1::text[]::regnamespace[]) and not tgisinternal order by 1, 2`,
    [SCHEMAS],
  )
  return rows
}
