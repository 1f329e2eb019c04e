import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeBackup } from '../../backup/index.ts'
import type { StoredOutcome } from '../tables.ts'
import type { TaskPorts } from '../tasks/task-ports.ts'
import type { TaskRow } from '../tasks/task-store.ts'
import { copyBackups } from './backup-bucket.ts'
import { formatBackupName, getBackupFolder, pruneBackups } from './backup-folder.ts'

/**
 * Backs the whole installation up, and copies the backup to the bucket if there is one. A scheduled backup deletes those
 * that are older than the ones to keep. Throws a `TaskError` if the backup could not be copied.
 */
export async function runBackup(
  { files, place, ending: signal }: TaskPorts,
  { input: { keep } }: TaskRow,
): Promise<StoredOutcome> {
  const { databaseUrl: url, dataDir, themesDir, backupS3 } = place
  const name = formatBackupName(new Date(), keep !== undefined)
  const path = join(getBackupFolder(dataDir), name)
  const saved = await writeBackup({ url, files, themesDir, signal }, path)
  const { size } = await stat(path)
  if (keep !== undefined) await pruneBackups(dataDir, keep)
  if (backupS3) await copyBackups(dataDir, backupS3, { keep, signal })
  return {
    counts: {
      tables: Object.keys(saved.rows).length,
      rows: Object.values(saved.rows).reduce((sum, count) => sum + count, 0),
      files: saved.files,
    },
    notes: saved.missing.map((key) => ({
      file: '',
      message: `The file ${key} is not in the file store any more.`,
    })),
    ...{ name, isCheck: false, byteSize: size, siteId: null },
  }
}
