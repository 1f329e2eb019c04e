import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { formatFileSize } from '@vitrine/model'
import { statSync } from 'node:fs'
import { type BackupSource, writeBackup } from './write-backup.ts'
import { type RestoreTarget, restoreBackup } from './restore-backup.ts'

export const backupHelp = `vitrine backup [FILE]

Writes a backup of the database and of every file, also while the server runs. Without FILE it is written to
the folder "backups" of the data folder, named by the time, and copied to the bucket BACKUP_S3_BUCKET if there
is one.`

export const restoreHelp = `vitrine restore FILE [--replace]

Restores a backup. Stop the server before. The database must be empty; --replace deletes what it has. The
file is checked before anything changes, and a restore that fails changes nothing. A FILE that is not here is
fetched from the bucket BACKUP_S3_BUCKET by its name.`

/** Runs `vitrine backup`. Resolves to the exit code. */
export async function runBackup(
  args: readonly string[],
  source: BackupSource,
  { dataDir, print }: { readonly dataDir: string; readonly print: (line: string) => void },
): Promise<number> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} })
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const path = resolve(positionals[0] ?? join(dataDir, 'backups', `vitrine-${time}.backup`))
  const { rows, files, missing } = await writeBackup(source, path)
  const size = formatFileSize(statSync(path).size)
  print(`Saved ${countAll(rows)} rows of ${Object.keys(rows).length} tables and ${files} files.`)
  for (const key of missing) print(`Missing: the file ${key} is not in the file store any more.`)
  print(`${path} (${size})`)
  return 0
}

/** Runs `vitrine restore`. Resolves to the exit code. */
export async function runRestore(
  path: string,
  target: RestoreTarget,
  print: (line: string) => void,
): Promise<number> {
  const { manifest, summary } = await restoreBackup(resolve(path), target)
  print(
    `Restored ${countAll(summary.rows)} rows of ${Object.keys(summary.rows).length} tables and ${summary.files} files, as of ${manifest.createdAt} (Vitrine ${manifest.version}).`,
  )
  for (const key of summary.missing) print(`Missing: the backup does not have the file ${key}.`)
  return 0
}

function countAll(rows: Readonly<Record<string, number>>): number {
  return Object.values(rows).reduce((sum, count) => sum + count, 0)
}
