import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { beforeAll, expect, it } from 'vitest'
import { testFolder } from '../../test/archive.ts'
import { newDatabase } from '../../test/database.ts'
import { loadRelease } from '../../test/release.ts'
import { query } from '../../test/test-server.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { createFolderStore } from '../../platform/files/folder-store.ts'
import { checkBackup, openBackup } from './check-backup.ts'
import type { BackupEntry, Summary } from './format.ts'
import { formatEntries } from './frames.ts'
import { restoreBackup } from './restore-backup.ts'
import { openSnapshot } from './snapshot-store.ts'
import { writeBackup } from './write-backup.ts'

/** Every relation of the database that holds rows, and nothing of the system. */
const TABLES = `
  select nspname || '.' || relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('r', 'p', 'm', 'f') and not relispartition and relname <> 'visitor_salt' and nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
  order by 1`

const SEQUENCES = 'select sequencename, last_value from pg_sequences order by 1'

/** Everything that a table has besides rows. */
const SCHEMA = `
  select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as line from pg_constraint
  union all select tgrelid::regclass || ' ' || tgenabled::text || pg_get_triggerdef(oid) from pg_trigger
    where not tgisinternal
  union all select schemaname || indexdef from pg_indexes where schemaname in ('public', 'graphile_worker')
  union all select collname || collprovider::text from pg_collation where collnamespace = 'public'::regnamespace
  union all select proname || md5(prosrc) from pg_proc where pronamespace = 'public'::regnamespace
  union all select table_schema || table_name || column_name || data_type || coalesce(column_default, '')
    from information_schema.columns where table_schema in ('public', 'graphile_worker')
  order by 1`

let source: string

beforeAll(async () => {
  source = await newDatabase({ empty: true })
  await loadRelease(source)
  const pool = new pg.Pool({ connectionString: source })
  await migrate(pool)
  // A job that is running, and a column of every kind of text.
  await pool.query(`
    update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker';
    update site set title = E'tab\\t back\\\\slash \\n \\u2028 “é”' where identifier = (select min(identifier) from site)`)
  await pool.end()
})

/** A folder with files, themes, and a backup of the source. */
async function backUp(url = source) {
  const folder = testFolder()
  const themesDir = join(folder, 'themes')
  mkdirSync(join(themesDir, 'mine', 'pages'), { recursive: true })
  writeFileSync(join(themesDir, 'mine', 'pages', 'home.page'), 'Hello')
  const files = createFolderStore(join(folder, 'files'))
  const path = join(folder, 'shop.backup')
  return { path, folder, ...(await writeBackup({ url, files, themesDir }, path)) }
}

function createTarget(url: string, replaces = false) {
  const folder = testFolder()
  const files = createFolderStore(join(folder, 'files'))
  return { url, replaces, files, folder, themesDir: join(folder, 'themes') }
}

const UNLOCK = `
  update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null`

/** Reads every row of every table as text. The queue has its own times of migrations. */
async function readAll(url: string): Promise<Record<string, unknown>> {
  const contents: Record<string, unknown> = {}
  const tables = await query<{ name: string }>(url, TABLES)
  for (const { name } of tables.filter((table) => table.name !== 'graphile_worker.migrations'))
    contents[name] = await query(url, `select md5(t::text) as row from ${name} t order by 1`)
  return contents
}

it('has every table of the database', async () => {
  const { path } = await backUp()
  const { summary } = await checkBackup(path)
  const tables = await query<{ name: string }>(source, TABLES)
  expect(Object.keys(summary.rows)).toEqual(tables.map(({ name }) => name))
  expect(Object.values(summary.rows).filter((count) => count > 0).length).toBeGreaterThan(40)
})

it('knows every column with the key of a stored file', async () => {
  const columns = await query(
    source,
    `select table_name, column_name
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and column_name in ('file_key', 'original_key') order by 1, 2`,
  )
  expect(columns).toEqual([
    { table_name: 'asset', column_name: 'file_key' },
    { table_name: 'asset', column_name: 'original_key' },
    { table_name: 'private_file', column_name: 'file_key' },
  ])
})

it('restores rows, sequences, triggers, constraints and themes as they were', async () => {
  const { path } = await backUp()
  const target = createTarget(await newDatabase({ empty: true }))
  await restoreBackup(path, target)
  // Its worker is gone, so a restored job is free.
  await query(source, UNLOCK)
  expect(await readAll(target.url)).toEqual(await readAll(source))
  expect(await query(target.url, SEQUENCES)).toEqual(await query(source, SEQUENCES))
  expect(await query(target.url, SCHEMA)).toEqual(await query(await newDatabase(), SCHEMA))
  expect(readFileSync(join(target.themesDir, 'mine', 'pages', 'home.page'), 'utf8')).toBe('Hello')
})

it('has the rows of one moment while others write', async () => {
  const url = await newDatabase()
  const insert = (n: number) =>
    query(
      url,
      `insert into site (id, identifier, title, theme, secret)
       values (gen_random_uuid(), 'late-${n}', 'Late', 'kiln', '\\x00')`,
    ).catch((error: unknown) => error)
  const snapshot = await openSnapshot(url)
  const before = await query(url, 'select count(*) from site')
  await insert(1)
  const tables = await snapshot.listTables()
  const site = tables.find(({ name }) => name === 'site')
  if (!site) throw new Error('The table of sites is gone')
  const { rows, countRows } = snapshot.copyRows(site)
  for await (const _ of rows);
  await snapshot.close()
  expect([{ count: BigInt(countRows()) }]).toEqual(before)
})

it('brings files along, and names those that are lost', async () => {
  const folder = testFolder()
  const files = createFolderStore(join(folder, 'files'))
  const bytes = Buffer.alloc(3_000_000, 'picture')
  const key = await files.storeFile(bytes)
  const url = await newDatabase({ empty: true })
  await loadRelease(url)
  await query(url, `update asset set file_key = '${key}', original_key = '${'0'.repeat(64)}'`)
  const path = join(folder, 'shop.backup')
  const saved = await writeBackup({ url, files, themesDir: join(folder, 'none') }, path)
  expect(saved).toMatchObject({ files: 1, missing: ['0'.repeat(64)] })
  const target = createTarget(await newDatabase({ empty: true }))
  await restoreBackup(path, target)
  expect((await target.files.readFile(key))?.size).toBe(bytes.byteLength)
})

it('rejects a file that is truncated or changed, before anything changes', async () => {
  const { path, folder } = await backUp()
  const whole = readFileSync(path)
  const target = createTarget(await newDatabase(), true)
  const before = await readAll(target.url)
  const damaged = join(folder, 'damaged')
  // Bytes 4 to 9 have the time and the system of the compression, and the last bits before the checksum fill a byte.
  for (const part of [0, 10, whole.length >> 1, whole.length - 8, whole.length - 1]) {
    writeFileSync(damaged, whole.subarray(0, part))
    await expect(restoreBackup(damaged, target), `${part}`).rejects.toThrow('Nothing was restored')
    const changed = Buffer.from(whole)
    changed[part] = (changed[part] ?? 0) ^ 0x10
    writeFileSync(damaged, changed)
    await expect(restoreBackup(damaged, target), `${part}`).rejects.toThrow('Nothing was restored')
  }
  writeFileSync(damaged, Buffer.concat([whole, whole]))
  await expect(restoreBackup(damaged, target)).rejects.toThrow('Nothing was restored')
  expect(await readAll(target.url)).toEqual(before)
  expect(existsSync(target.themesDir)).toBe(false)
})

/** Writes a backup again, with changes, as a complete file. */
async function rewrite(path: string, change: (entry: BackupEntry) => BackupEntry): Promise<string> {
  const { summary } = await checkBackup(path)
  async function* changed() {
    for await (const entry of openBackup(path)) if (entry.header.type !== 'end') yield change(entry)
  }
  const end = (digest: string): Summary => ({ ...summary, digest })
  const target = `${path}.rewritten`
  await pipeline(formatEntries(changed(), end), createGzip(), createWriteStream(target))
  return target
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

it('changes nothing if a row violates a constraint', async () => {
  const { path } = await backUp()
  const broken = await rewrite(path, (entry) =>
    entry.header.type === 'table' && entry.header.name === 'site'
      ? { ...entry, content: nothing() }
      : entry,
  )
  const target = createTarget(await newDatabase({ empty: true }), true)
  await loadRelease(target.url)
  const before = await readAll(target.url)
  await expect(restoreBackup(broken, target)).rejects.toThrow('rows of public.site')
  expect(await readAll(target.url)).toEqual(before)
  expect(readdirSync(target.folder)).toEqual(expect.not.arrayContaining(['themes']))
})

it('rejects a database with rows unless it may replace them', async () => {
  const { path } = await backUp()
  const url = await newDatabase({ empty: true })
  await restoreBackup(path, createTarget(url))
  await query(url, `update site set title = 'Changed'`)
  await expect(restoreBackup(path, createTarget(url))).rejects.toThrow('is not empty')
  await restoreBackup(path, createTarget(url, true))
  expect(await query(url, `select title from site where title = 'Changed'`)).toEqual([])
})

it('rejects a database that another program uses or owns', async () => {
  const { path } = await backUp()
  const url = await newDatabase({ empty: true })
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  await expect(restoreBackup(path, createTarget(url))).rejects.toThrow('Stop every Vitrine')
  await other.query('create table ledger (id integer)')
  await other.end()
  await expect(restoreBackup(path, createTarget(url, true))).rejects.toThrow('another program')
  expect(await query(url, 'select * from ledger')).toEqual([])
})

it('restores the backup of an older version, and applies the newer migrations', async () => {
  const older = await newDatabase({ empty: true })
  await loadRelease(older)
  const { path, rows } = await backUp(older)
  const target = createTarget(await newDatabase({ empty: true }))
  await restoreBackup(path, target)
  const pool = new pg.Pool({ connectionString: target.url })
  expect(await migrate(pool)).toEqual([])
  await pool.end()
  expect(await query(target.url, 'select count(*) from orders')).toEqual([
    { count: BigInt(rows['public.orders'] ?? -1) },
  ])
})

it('rejects the backup of a newer version', async () => {
  const { path } = await backUp()
  const newer = await rewrite(path, (entry) =>
    entry.header.type === 'manifest'
      ? {
          ...entry,
          header: {
            ...entry.header,
            version: '9.0.0',
            migrations: [...entry.header.migrations, { name: '9_new.sql', checksum: '' }],
          },
        }
      : entry,
  )
  const target = createTarget(await newDatabase({ empty: true }))
  await expect(restoreBackup(newer, target)).rejects.toThrow('made by Vitrine 9.0.0')
})

it('never overwrites a file, and leaves no half of one', async () => {
  const { path, folder } = await backUp()
  const before = readFileSync(path)
  const files = createFolderStore(join(folder, 'files'))
  const from = { url: source, files, themesDir: join(folder, 'themes') }
  await expect(writeBackup(from, path)).rejects.toThrow('exists already')
  expect(readFileSync(path).equals(before)).toBe(true)
  const empty = { ...from, url: await newDatabase({ empty: true }) }
  await expect(writeBackup(empty, `${path}-2`)).rejects.toThrow('no data of Vitrine')
  expect(readdirSync(folder).filter((name) => name.startsWith('shop'))).toEqual(['shop.backup'])
})
