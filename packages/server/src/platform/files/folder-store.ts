import { createReadStream } from 'node:fs'
import { access, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DerivedCache, MOST_DERIVED_BYTES } from './derived-cache.ts'
import { fileKey, type FileStore, isFileKey, type StoredFile } from './file-store.ts'
import { writeWhole } from './write-whole.ts'

/** Files in a folder of this machine, two letters of their key to a folder. */
export function folderStore(folder: string, mostDerivedBytes = MOST_DERIVED_BYTES): FileStore {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name)
  const derived = new DerivedCache(join(folder, 'derived'), mostDerivedBytes)
  return {
    storeFile: async (bytes) => {
      const key = fileKey(bytes)
      const path = pathOf(key)
      if (!(await exists(path))) await writeWhole(path, bytes, { lasts: true })
      return key
    },
    readFile: async (key) => (isFileKey(key) ? readWhole(pathOf(key)) : undefined),
    removeFile: async (key) => {
      if (!isFileKey(key)) return
      await rm(pathOf(key), { force: true })
      await derived.forget(key)
    },
    storeDerived: (name, bytes) => derived.put(name, bytes),
    readDerived: (name) => derived.get(name),
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

async function readWhole(path: string): Promise<StoredFile | undefined> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) return undefined
  return { size: found.size, stream: () => createReadStream(path) }
}
