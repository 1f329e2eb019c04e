import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { VERSION } from '@vitrine/model'
import type { FileStore } from '../../platform/files/file-store.ts'
import { BACKUP_FORMAT, type BackupEntry, type Summary } from './format.ts'
import { formatEntries, noContent } from './frames.ts'
import { type Snapshot, openSnapshot } from './snapshot-store.ts'
import { readThemeFiles } from './theme-files.ts'

/** The database and the files of a backup. */
export interface BackupSource {
  readonly url: string
  readonly files: FileStore
  readonly themesDir: string
  /** Ends the backup early. */
  readonly signal?: AbortSignal | undefined
}

type Totals = Omit<Summary, 'type' | 'digest'>

/**
 * Writes a backup of a database, running or not, with its files. The file appears when it is complete and durable.
 * Rows are those of one moment; they and the files pass in small parts, so memory does not grow with the shop.
 */
export async function writeBackup(source: BackupSource, path: string): Promise<Totals> {
  if (existsSync(path)) throw new Error(`${path} exists already. Choose another name.`)
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.unfinished-${process.pid}`
  const totals = { rows: {}, files: 0, missing: [] }
  try {
    const snapshot = await openSnapshot(source.url)
    try {
      const entries = readAll(snapshot, source, totals)
      const formatted = formatEntries(entries, (digest) => ({ type: 'end', digest, ...totals }))
      // The file has every secret of the shop.
      await pipeline(
        formatted,
        createGzip(),
        createWriteStream(draft, { flags: 'wx', mode: 0o600 }),
        { signal: source.signal },
      )
    } finally {
      await snapshot.close()
    }
    await flush(draft)
    await rename(draft, path)
    await flush(dirname(path))
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  return totals
}

async function* readAll(
  snapshot: Snapshot,
  { files, themesDir }: BackupSource,
  totals: { rows: Record<string, number>; files: number; missing: string[] },
): AsyncGenerator<BackupEntry> {
  const createdAt = new Date().toISOString()
  const versions = { format: BACKUP_FORMAT, version: VERSION, createdAt }
  yield {
    header: { type: 'manifest', ...versions, ...(await snapshot.loadManifest()) },
    content: noContent(),
  }
  for (const table of await snapshot.listTables()) {
    const { rows, countRows } = snapshot.copyRows(table)
    yield { header: { type: 'table', ...table }, content: rows }
    totals.rows[`${table.schema}.${table.name}`] = countRows()
  }
  for (const key of await snapshot.listFileKeys()) {
    const file = await files.readFile(key)
    if (file) yield { header: { type: 'file', key }, content: file.stream() }
    if (file) totals.files += 1
    else totals.missing.push(key)
  }
  yield* readThemeFiles(themesDir)
}

async function flush(path: string): Promise<void> {
  const file = await open(path)
  // Not every system can flush a folder.
  await file.sync().catch(() => undefined)
  await file.close()
}
