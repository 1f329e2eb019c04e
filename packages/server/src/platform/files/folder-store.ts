import { createReadStream } from 'node:fs'
import { access, mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DerivedCache, DEFAULT_DERIVED_CACHE_BYTES } from './derived-cache.ts'
import { computeFileKey, type FileStore, isFileKey, type StoredFile } from './file-store.ts'
import { syncFolder, writeFileAtomically } from './write-file-atomically.ts'
import { writeDraft } from './write-draft.ts'

/** Creates a store in a folder of this machine, with a subfolder for the first two characters of a key. */
export function createFolderStore(
  folder: string,
  maxDerivedBytes = DEFAULT_DERIVED_CACHE_BYTES,
): FileStore {
  const formatPath = (name: string) => join(folder, name.slice(0, 2), name)
  const derived = new DerivedCache(join(folder, 'derived'), maxDerivedBytes)
  const draftsFolder = join(folder, 'drafts')
  return {
    draftsFolder,
    storeFile: async (bytes) => {
      const key = computeFileKey(bytes)
      const path = formatPath(key)
      if (!(await exists(path))) await writeFileAtomically(path, bytes, { isDurable: true })
      return key
    },
    storeStream: async (source) => {
      const draft = await writeDraft(draftsFolder, source)
      const path = formatPath(draft.key)
      if (await exists(path)) {
        await rm(draft.path, { force: true })
      } else {
        await mkdir(dirname(path), { recursive: true })
        await rename(draft.path, path)
        await syncFolder(dirname(path))
      }
      return draft.key
    },
    readFile: async (key) => (isFileKey(key) ? openFile(formatPath(key)) : undefined),
    removeFile: async (key) => {
      if (!isFileKey(key)) return
      await rm(formatPath(key), { force: true })
      await derived.deleteAll(key)
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

async function openFile(path: string): Promise<StoredFile | undefined> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) return undefined
  return { size: found.size, stream: (range) => createReadStream(path, range) }
}
