import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { buffer } from 'node:stream/consumers'
import pg from 'pg'
import { applyWithin, listMigrations } from '../../platform/db/migrate.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { migrateJobs } from '../../platform/jobs/index.ts'
import { BackupFileError } from './backup-file-error.ts'
import { checkBackup, openBackup, type CheckedBackup } from './check-backup.ts'
import type { BackupEntry, Manifest, Summary } from './format.ts'
import { listTables } from './snapshot-store.ts'
import {
  beginRestore,
  commitRestore,
  describeTarget,
  dropEverything,
  emptyTables,
  isOwnedByQueue,
  releaseJobs,
  restoreRows,
  restoreSequences,
  waitUntilAlone,
  withoutChecks,
} from './target-store.ts'
import { replaceThemes } from './theme-files.ts'

export interface RestoreTarget {
  readonly url: string
  readonly files: FileStore
  readonly themesDir: string
  /** Whether what the target has may be deleted. */
  readonly replaces: boolean
}

/**
 * Restores a backup in a database that no server uses: the tables as they were, then the newer migrations, in one
 * transaction. The file is checked to its last byte before anything changes.
 */
export async function restoreBackup(path: string, target: RestoreTarget): Promise<CheckedBackup> {
  const checked = await checkBackup(path)
  assertKnown(checked.manifest)
  await prepareQueue(target.url)
  const client = new pg.Client({ connectionString: target.url })
  client.on('error', () => undefined)
  await client.connect()
  await mkdir(dirname(target.themesDir), { recursive: true })
  const themes = await mkdtemp(join(dirname(target.themesDir), '.restoring-themes-'))
  try {
    if (!(await waitUntilAlone(client)))
      throw new Error('Other programs use this database. Stop every Vitrine on it, and try again.')
    await beginRestore(client)
    await assertTarget(client, target)
    await restoreAll(client, { path, themes, files: target.files, ...checked })
    const { undo, finish } = replaceThemes(target.themesDir, themes)
    await commitRestore(client).catch((error: unknown) => {
      undo()
      throw error
    })
    finish()
  } finally {
    await client.end()
    await rm(themes, { recursive: true, force: true })
  }
  return checked
}

/** Throws if the backup has a migration that this version does not have. */
function assertKnown({ migrations, version }: Manifest): void {
  const known = new Map(listMigrations().map(({ name, checksum }) => [name, checksum]))
  const unknown = migrations.find(({ name, checksum }) => known.get(name) !== checksum)
  if (unknown)
    throw new BackupFileError(
      `It was made by Vitrine ${version}, whose migration ${unknown.name} this version does not have. Update Vitrine.`,
    )
}

/** Creates the tables of the queue, which has migrations of its own. */
async function prepareQueue(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  pool.on('error', () => undefined)
  try {
    await migrateJobs(pool)
  } finally {
    await pool.end()
  }
}

async function assertTarget(client: pg.ClientBase, { replaces }: RestoreTarget): Promise<void> {
  const { isForeign, isEmpty } = await describeTarget(client)
  if (isForeign)
    throw new Error('This database has tables of another program. Restore into an empty database.')
  if (!isEmpty && !replaces)
    throw new Error(
      'This database is not empty. Restore into an empty one, or delete what it has with --replace.',
    )
}

interface Restored extends CheckedBackup {
  readonly path: string
  readonly themes: string
  readonly files: FileStore
}

async function restoreAll(client: pg.ClientBase, backup: Restored): Promise<void> {
  const { migrations, sequences } = backup.manifest
  await dropEverything(client)
  const isOld = new Set(migrations.map(({ name }) => name))
  await applyWithin(client, ({ name }) => isOld.has(name))
  await withoutChecks(client, async () => {
    await emptyTables(client)
    const left = new Set((await listTables(client)).map(formatName))
    for await (const entry of openBackup(backup.path)) {
      await restoreEntry(client, entry, backup)
      if (entry.header.type === 'table') left.delete(formatName(entry.header))
    }
    if (left.size > 0) throw new BackupFileError(`It has no rows of ${[...left].join(', ')}.`)
    await restoreSequences(client, sequences)
    await releaseJobs(client)
  })
  await applyWithin(client, ({ name }) => !isOld.has(name))
}

function formatName({ schema, name }: { readonly schema: string; readonly name: string }): string {
  return `${schema}.${name}`
}

async function restoreEntry(
  client: pg.ClientBase,
  { header, content }: BackupEntry,
  { files, themes, summary }: Restored,
): Promise<void> {
  if (header.type === 'table' && !isOwnedByQueue(header)) {
    const rows = await restoreRows(client, { header, content })
    assertRows(formatName(header), rows, summary)
  } else if (header.type === 'file') {
    await files.storeStream(content)
  } else if (header.type === 'theme') {
    await writeTheme(themes, header.path, await buffer(content))
  }
}

function assertRows(table: string, rows: number, summary: Summary): void {
  if (rows !== summary.rows[table])
    throw new BackupFileError(
      `It has ${summary.rows[table] ?? 0} rows of ${table}, and ${rows} arrived.`,
    )
}

async function writeTheme(folder: string, path: string, bytes: Buffer): Promise<void> {
  const target = resolve(folder, path)
  if (!target.startsWith(resolve(folder) + sep) || existsSync(target))
    throw new BackupFileError(`The path ${path} in it leads out of the folder of themes.`)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, bytes, { flush: true })
}
