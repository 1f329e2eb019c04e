import { join } from 'node:path'
import { restoreBackup, withScratchDatabase } from '../../backup/index.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import type { StoredOutcome } from '../tables.ts'
import { TaskError } from '../tasks/task-error.ts'
import { withTaskFolder } from '../tasks/task-folder.ts'
import type { TaskPorts } from '../tasks/task-ports.ts'
import type { TaskRow } from '../tasks/task-store.ts'
import { findBackup } from './backup-folder.ts'

const GONE = 'This backup is not in the folder any more. Choose another one.'
const NO_DATABASE =
  'The database account may not create a database for the test. Grant it CREATEDB, or restore the backup into another data folder.'

/**
 * Restores a backup into a database that is deleted afterwards. The restore checks the digest of every file, the number
 * of rows of every table and all foreign keys; the files are read and not stored.
 */
export async function runRestoreTest(ports: TaskPorts, task: TaskRow): Promise<StoredOutcome> {
  const { files, place } = ports
  const { backup = '' } = task.input
  const path = await findBackup(place.dataDir, backup)
  if (path === undefined) throw new TaskError([{ file: '', message: GONE }])
  return withTaskFolder(ports, task, async (folder) => {
    const checked = await withScratchDatabase(place.databaseUrl, task.id, (url) =>
      restoreBackup(path, {
        ...{ url, replaces: false },
        files: discardFiles(files),
        themesDir: join(folder, 'themes'),
      }),
    )
    if (!checked) throw new TaskError([{ file: '', message: NO_DATABASE }])
    const { rows, files: count, missing } = checked.summary
    return {
      counts: {
        tables: Object.keys(rows).length,
        rows: Object.values(rows).reduce((sum, each) => sum + each, 0),
        files: count,
      },
      notes: missing.map((key) => ({
        file: '',
        message: `The backup does not have the file ${key}.`,
      })),
      ...{ name: backup, isCheck: true, byteSize: null, siteId: null },
    }
  })
}

/** Returns a file store that reads what it is given and stores nothing. */
function discardFiles(files: FileStore): FileStore {
  return {
    ...files,
    storeFile: async () => '',
    storeStream: async (source) => {
      for await (const _ of source);
      return ''
    },
  }
}
