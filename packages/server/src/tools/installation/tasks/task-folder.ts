import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { deleteUnusedScratchDatabases } from '../../backup/index.ts'
import { deleteAbandonedDrafts } from '../backups/backup-folder.ts'
import type { TaskPorts } from './task-ports.ts'
import { listUnfinishedTaskIds, type TaskRow } from './task-store.ts'

const getRoot = (dataDir: string) => join(dataDir, 'tasks')

/** Calls `use` with an empty folder of a task, and deletes it. What an earlier attempt has left is deleted before. */
export async function withTaskFolder<T>(
  { place }: Pick<TaskPorts, 'place'>,
  { id }: Pick<TaskRow, 'id'>,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = join(getRoot(place.dataDir), id)
  const remove = () => rm(folder, { recursive: true, force: true })
  await remove()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return use(folder).finally(remove)
}

/** Deletes what tasks have left whose process was killed, unless they will be resumed. */
export async function deleteLeftovers({
  db,
  place: { dataDir, databaseUrl },
}: Pick<TaskPorts, 'db' | 'place'>): Promise<void> {
  const ids = await listUnfinishedTaskIds(db)
  const names = await readdir(getRoot(dataDir)).catch(() => [])
  for (const name of names)
    if (!ids.includes(name))
      await rm(join(getRoot(dataDir), name), { recursive: true, force: true })
  await deleteAbandonedDrafts(dataDir)
  await deleteUnusedScratchDatabases(databaseUrl, ids)
}
