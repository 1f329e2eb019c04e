import { join } from 'node:path'
import { type Config, getFilesFolder } from '../config/config.ts'
import type { FileStore } from './file-store.ts'
import { createFolderStore } from './folder-store.ts'
import { createS3Store } from './s3-store.ts'

/** Opens the file store of the configuration: a bucket if one is set, else the data folder. */
export function openFileStore({
  dataDir,
  s3,
  imageCacheBytes,
}: Pick<Config, 'dataDir' | 's3' | 'imageCacheBytes'>): FileStore {
  const folder = getFilesFolder(dataDir)
  if (!s3) return createFolderStore(folder, imageCacheBytes)
  return createS3Store(s3, { folder: join(folder, 'derived'), maxBytes: imageCacheBytes })
}
