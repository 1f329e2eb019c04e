import type { Readable } from 'node:stream'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Manifest, TableHeader } from './format.ts'
import { quoteTable, quoteName, SCHEMAS } from './names.ts'

export type Table = Omit<TableHeader, 'type'>

/** A view of the database at one moment, while others go on writing. */
export interface Snapshot {
  readonly loadManifest: () => Promise<Pick<Manifest, 'migrations' | 'sequences'>>
  readonly listTables: () => Promise<readonly Table[]>
  /** Copies the rows of a table. They can be counted when all were read. */
  readonly copyRows: (table: Table) => {
    readonly rows: AsyncIterable<Uint8Array>
    readonly countRows: () => number
  }
  /** Lists the keys of every file that the database names. */
  readonly listFileKeys: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

/** Opens a snapshot on a connection of its own. */
export async function openSnapshot(url: string): Promise<Snapshot> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('begin isolation level repeatable read read only')
  await client.query(PORTABLE_TEXT)
  // The moment of a snapshot is that of its first query.
  await client.query('select')
  return {
    loadManifest: async () => ({
      migrations: await loadMigrations(client),
      sequences: await loadSequences(client),
    }),
    listTables: () => listTables(client),
    copyRows: (table) => copyRows(client, table),
    listFileKeys: () => listFileKeys(client),
    close: () => client.end(),
  }
}

/** Makes values read and write the same on every server, whatever its settings are. */
export const PORTABLE_TEXT = `
  set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 3; set local bytea_output = 'hex'; set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0
`

/** Loads the migrations that the database has, in order. */
async function loadMigrations(client: pg.ClientBase): Promise<Manifest['migrations']> {
  const { rows } = await client.query(`select to_regclass('public.migration') as found`)
  if (rows[0]?.found === null) throw new Error('This database has no data of Vitrine.')
  const text = 'select name, checksum from public.migration order by name'
  return (await client.query<Manifest['migrations'][number]>(text)).rows
}

async function loadSequences(client: pg.ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select schemaname as schema, sequencename as name from pg_sequences
     where schemaname = any($1) order by 1, 2`,
    [SCHEMAS],
  )
  const sequences: Manifest['sequences'] = []
  for (const { schema, name } of rows) {
    const { rows: values } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quoteTable({ schema, name })}`,
    )
    for (const value of values) sequences.push({ schema, name, ...value })
  }
  return sequences
}

/**
 * Lists the tables of Vitrine and of its queue. Generated columns are computed again, and the salts of visitors are never
 * in a backup.
 */
export async function listTables(client: pg.ClientBase): Promise<readonly Table[]> {
  const { rows } = await client.query<{ schema: string; name: string; columns: string[] }>(
    `select nspname as schema, relname as name,
       array_agg(attname::text order by attnum) filter (where attgenerated = '') as columns
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       join pg_attribute on attrelid = pg_class.oid
     where nspname = any($1) and relkind in ('r', 'p') and not relispartition and attnum > 0 and not attisdropped
       and relname <> 'visitor_salt'
     group by 1, 2 order by 1, 2`,
    [SCHEMAS],
  )
  return rows
}

function copyRows(client: pg.ClientBase, table: Table): ReturnType<Snapshot['copyRows']> {
  const columns = table.columns.map(quoteName).join(', ')
  const text = `copy (select ${columns} from ${quoteTable(table)}) to stdout with (encoding 'UTF8')`
  const stream = client.query(copyTo(text))
  return { rows: stream as Readable, countRows: () => stream.rowCount }
}

async function listFileKeys(client: pg.ClientBase): Promise<readonly string[]> {
  // An older database has no private files.
  const { rows: found } = await client.query<{ found: string | null }>(
    `select to_regclass('public.private_file')::text as found`,
  )
  const isOlder = found[0]?.found === null
  const { rows } = await client.query<{ key: string }>(isOlder ? PUBLIC_KEYS : ALL_KEYS)
  return rows.map(({ key }) => key)
}

const PUBLIC_KEYS = `select file_key as key from public.asset union
  select original_key from public.asset where original_key is not null order by 1`

const ALL_KEYS = `select file_key as key from public.asset union
  select original_key from public.asset where original_key is not null union
  select file_key from public.private_file order by 1`
