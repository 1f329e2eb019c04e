import { join } from 'node:path'
import { type Config, filesIn } from '../config/config.ts'
import type { FileStore } from './file-store.ts'
import { folderStore } from './folder-store.ts'
import { s3Store } from './s3-store.ts'

/** Where the operator keeps files: in a bucket where one is named, else in the data folder. */
export function openFiles({
  dataDir,
  s3,
  pictureCacheBytes,
}: Pick<Config, 'dataDir' | 's3' | 'pictureCacheBytes'>): FileStore {
  const folder = filesIn(dataDir)
  if (!s3) return folderStore(folder, pictureCacheBytes)
  return s3Store(s3, { folder: join(folder, 'derived'), mostBytes: pictureCacheBytes })
}
